import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { scriptedOutputs } from "../testing/scripted-outputs.ts";
import { besides, chooseOutput, chosenOutput } from "./chosen-output.ts";
import { outputOf } from "./sound-context.ts";

const ears = { id: "id:Headphones", name: "Headphones" };

/** A sound context after a press, as the voice has it. */
async function context() {
	await render(<button type="button">Speak</button>);
	await page.getByRole("button").first().click();
	const made = new AudioContext();
	await made.resume();
	onTestFinished(() => made.close());
	onTestFinished(() => chooseOutput(undefined));
	return made;
}

test("where nothing was chosen sound goes where it always did, and nobody is asked", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"]);
	const sound = await context();
	expect(await outputOf(sound)).toBe(sound.destination);
	expect(script.heardFrom).toEqual([]);
});

test("sound goes to what was chosen, and back as soon as it is chosen no more", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"]);
	const sound = await context();
	chooseOutput(ears);
	expect(await outputOf(sound)).toBe(sound.destination);
	expect(script.heardFrom.at(-1)).toBe(ears.id);
	chooseOutput(undefined);
	await expect.poll(() => script.heardFrom.at(-1)).toBe("");
});

test("what is pulled out falls back to the usual one, and is taken again when it is back", async () => {
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

test("one that the browser knows by another id is found by its name", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"]);
	const sound = await context();
	chooseOutput({ id: "id:of-before", name: "Headphones" });
	await outputOf(sound);
	expect(script.heardFrom.at(-1)).toBe(ears.id);
	expect(chosenOutput()).toEqual(ears);
});

test("where a context cannot be moved an element takes the sound out", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"], { byElement: true });
	const sound = await context();
	chooseOutput(ears);
	expect(await outputOf(sound)).toBeInstanceOf(MediaStreamAudioDestinationNode);
	expect(script.heardFrom.at(-1)).toBe(ears.id);
	script.plug(["Speakers"]);
	await expect.poll(() => script.heardFrom.at(-1)).toBe("");
});

test("where an element is not allowed to play the sound goes where it always did", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"], { byElement: true });
	const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new DOMException("", "NotAllowedError"));
	onTestFinished(() => play.mockRestore());
	const sound = await context();
	chooseOutput(ears);
	expect(await outputOf(sound)).toBe(sound.destination);
	expect(script.heardFrom).toEqual([ears.id]);
});

test("what calls in an emergency comes from the chosen one too, unless that is the usual one", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"], { byElement: true });
	const sound = await context();
	chooseOutput(ears);
	expect(await besides(sound)).toBeInstanceOf(MediaStreamAudioDestinationNode);
	expect(script.heardFrom).toContain(ears.id);
	chooseOutput({ id: "id:Speakers", name: "Speakers" });
	expect(await besides(sound)).toBeUndefined();
});

test("what cannot be read is no choice", async () => {
	scriptedOutputs(["Speakers"]);
	const sound = await context();
	for (const kept of ["{", '"x"', "null", '{"id":1,"name":"x"}', '{"id":"","name":"x"}']) {
		localStorage.setItem("voice-output", kept);
		expect(chosenOutput()).toBeUndefined();
		expect(await outputOf(sound)).toBe(sound.destination);
	}
});
