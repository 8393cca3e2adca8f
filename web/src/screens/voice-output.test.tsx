import { expect, onTestFinished, test, vi } from "vitest";
import { pressLabelOf } from "../testing/press-label.ts";
import { renderApp } from "../testing/render-app.tsx";
import { scriptedOutputs } from "../testing/scripted-outputs.ts";
import { scriptedVoices } from "../testing/scripted-voices.ts";
import { asBase64, sound } from "../testing/sound.ts";
import { chooseOutput, chosenOutput } from "../voice/chosen-output.ts";

const person = { id: crypto.randomUUID(), email: "sam@example.com" };
const spoken = { "POST /v1/tts": { audio_content: asBase64(sound(50)), spoken_by: "voice" } };

async function open(answers: Record<string, unknown> = {}) {
	onTestFinished(() => chooseOutput(undefined));
	const { screen } = await renderApp("/app/voice", { person, answers });
	return { screen, radio: (name: string) => screen.getByRole("radio", { name, exact: true }) };
}

test("a speaker can be tried before it is chosen, and is stored on this device", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"]);
	const start = vi.spyOn(AudioBufferSourceNode.prototype, "start");
	onTestFinished(() => start.mockRestore());
	const { screen, radio } = await open(spoken);
	await expect.element(radio("The usual speaker of this device")).toBeChecked();
	await screen.getByRole("button", { name: "Listen on Headphones" }).click();
	await expect.poll(() => start).toHaveBeenCalled();
	expect(script.heardFrom.at(-1)).toBe("id:Headphones");
	expect(chosenOutput()).toBeUndefined();
	await pressLabelOf(radio("Headphones"));
	await expect.element(radio("Headphones")).toBeChecked();
	expect(chosenOutput()).toEqual({ id: "id:Headphones", name: "Headphones" });
	await pressLabelOf(radio("The usual speaker of this device"));
	expect(chosenOutput()).toBeUndefined();
});

test("an unplugged speaker is reported on every screen until it is back", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"]);
	localStorage.setItem("voice-output", JSON.stringify({ id: "id:Headphones", name: "Headphones" }));
	const { screen, radio } = await open();
	await expect.element(radio("Headphones")).toBeChecked();
	const reported = screen.getByText(
		"“Headphones” cannot be used now. Your voice comes from the usual speaker of this device.",
	);
	await expect.element(reported).not.toBeInTheDocument();
	script.plug(["Speakers"]);
	await expect.element(reported).toBeVisible();
	await expect.element(screen.getByText(/^Cannot be used now/)).toBeVisible();
	await screen.getByRole("button", { name: "Close the message" }).click();
	await expect.element(reported).not.toBeInTheDocument();
	script.plug(["Speakers", "Headphones"]);
	await expect.element(screen.getByText(/^Cannot be used now/)).not.toBeInTheDocument();
	script.plug([]);
	script.plug(["Speakers"]);
	await expect.element(reported).toBeVisible();
});

test("names appear once the microphone may be used, which is not requested unasked", async () => {
	const script = scriptedOutputs(["Speakers", "Headphones"], { isNamed: false });
	const { screen, radio } = await open();
	await expect.element(radio("The usual speaker of this device")).toBeChecked();
	await expect.element(radio("Headphones")).not.toBeInTheDocument();
	expect(script.asked).toBe(0);
	await screen.getByRole("button", { name: "Show my speakers" }).click();
	await expect.element(radio("Headphones")).toBeVisible();
	expect(script.asked).toBe(1);
});

test("the screen says that a device voice cannot be moved, and reports a speaker without sound", async () => {
	scriptedOutputs(["Speakers", "Headphones"]);
	const voices = scriptedVoices([{ name: "Karen", lang: "en-AU" }]);
	const kept = { uri: "uri:Karen", name: "Karen", language: "en-AU", rate: 1, pitch: 1, volume: 1 };
	localStorage.setItem("device-voice", JSON.stringify(kept));
	onTestFinished(() => localStorage.removeItem("device-voice"));
	const { screen } = await open();
	await expect.element(screen.getByText(/A voice of this device always comes from the usual speaker/)).toBeVisible();
	// The server gives no sound: the browser's voice cannot be a sample of another speaker.
	voices.speaks = false;
	await screen.getByRole("button", { name: "Listen on Headphones" }).click();
	await expect.element(screen.getByText("Nothing could be heard on Headphones just now.")).toBeVisible();
});

test("if the browser has its own window to choose, that is used", async () => {
	scriptedOutputs([]);
	const selectAudioOutput = vi.fn(async () => ({ deviceId: "id:Kitchen", label: "Kitchen" }));
	Object.assign(navigator.mediaDevices, { selectAudioOutput });
	onTestFinished(() => void Reflect.deleteProperty(navigator.mediaDevices, "selectAudioOutput"));
	const { screen, radio } = await open();
	await screen.getByRole("button", { name: "Choose another speaker" }).click();
	await expect.element(radio("Kitchen")).toBeChecked();
	expect(chosenOutput()).toEqual({ id: "id:Kitchen", name: "Kitchen" });
});

test("says if the browser cannot choose", async () => {
	const { setSinkId } = HTMLMediaElement.prototype;
	const contexts = AudioContext.prototype as { setSinkId?: unknown };
	const ofContext = contexts.setSinkId;
	Reflect.deleteProperty(HTMLMediaElement.prototype, "setSinkId");
	delete contexts.setSinkId;
	onTestFinished(() => {
		HTMLMediaElement.prototype.setSinkId = setSinkId;
		contexts.setSinkId = ofContext;
	});
	const { screen, radio } = await open();
	await expect.element(screen.getByText(/Sayso cannot choose a speaker in this browser/)).toBeVisible();
	await expect.element(radio("The usual speaker of this device")).not.toBeInTheDocument();
});
