import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { scriptedOutputs } from "../testing/scripted-outputs.ts";
import { besides, chooseOutput, chosenOutput } from "./chosen-output.ts";
import { outputOf } from "./sound-context.ts";

const ears = { id: "id:Headphones", name: "Headphones" };

/** A sound context made after a press, as the speaker gets it. */
async function context() {
	await render(<button type="button">Speak</button>);
	await page.getByRole("button").first().click();
	const made = new AudioContext();
	await made.resume();
	onTestFinished(() => made.close());
	onTestFinished(() => chooseOutput(undefined));
	return made;
}

test("without a choice sound uses the default output, and the browser does not ask", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"]);
	const sound = await context();
	expect(await outputOf(sound)).toBe(sound.destination);
	expect(script.heardFrom).toEqual([]);
});

test("sound goes to the chosen output, and back to the default once the choice is removed", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"]);
	const sound = await context();
	chooseOutput(ears);
	expect(await outputOf(sound)).toBe(sound.destination);
	expect(script.heardFrom.at(-1)).toBe(ears.id);
	chooseOutput(undefined);
	await expect.poll(() => script.heardFrom.at(-1)).toBe("");
});

test("an unplugged output falls back to the default one, and is used again when it is back", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"]);
	const sound = await context();
	chooseOutput(ears);
	await outputOf(sound);
	script.plug(["Speakers"]);
	await expect.poll(() => script.heardFrom.at(-1)).toBe("");
	expect(await outputOf(sound)).toBe(sound.destination);
	expect(chosenOutput()).toEqual(ears);
	script.plug(["Speakers", "Headphones"]);
	await expect.poll(() => script.heardFrom.at(-1)).toBe(ears.id);
});

test("an output with a new id is found by its name", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"]);
	const sound = await context();
	chooseOutput({ id: "id:of-before", name: "Headphones" });
	await outputOf(sound);
	expect(script.heardFrom.at(-1)).toBe(ears.id);
	expect(chosenOutput()).toEqual(ears);
});

test("if a context cannot change its output an audio element plays the sound", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"], { byElement: true });
	const sound = await context();
	chooseOutput(ears);
	expect(await outputOf(sound)).toBeInstanceOf(MediaStreamAudioDestinationNode);
	expect(script.heardFrom.at(-1)).toBe(ears.id);
	script.plug(["Speakers"]);
	await expect.poll(() => script.heardFrom.at(-1)).toBe("");
});

test("if the browser does not let an element play, sound uses the default output", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"], { byElement: true });
	const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new DOMException("", "NotAllowedError"));
	onTestFinished(() => play.mockRestore());
	const sound = await context();
	chooseOutput(ears);
	expect(await outputOf(sound)).toBe(sound.destination);
	expect(script.heardFrom).toEqual([ears.id]);
});

test("the emergency sound plays on the chosen output too, unless that is the default one", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"], { byElement: true });
	const sound = await context();
	chooseOutput(ears);
	expect(await besides(sound)).toBeInstanceOf(MediaStreamAudioDestinationNode);
	expect(script.heardFrom).toContain(ears.id);
	chooseOutput({ id: "id:Speakers", name: "Speakers" });
	expect(await besides(sound)).toBeUndefined();
});

test("a stored choice that cannot be read is ignored", async () => {
	scriptedOutputs(["Speakers"]);
	const sound = await context();
	for (const kept of ["{", '"x"', "null", '{"id":1,"name":"x"}', '{"id":"","name":"x"}']) {
		localStorage.setItem("voice-output", kept);
		expect(chosenOutput()).toBeUndefined();
		expect(await outputOf(sound)).toBe(sound.destination);
	}
});
