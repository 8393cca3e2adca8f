import { voiceSample } from "@sayso/contract/entities/voice.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../testing/render-app.tsx";
import { scriptedVoices } from "../testing/scripted-voices.ts";
import { asBase64, sound } from "../testing/sound.ts";
import { chooseDeviceVoice, chosenDeviceVoice } from "../voice/device-voice.ts";
import { chosenManner } from "../voice/manner.ts";

const person = { id: "p1", email: "sam@example.com" };
const karen = { name: "Karen", lang: "en-AU" };
const daniel = { name: "Daniel", lang: "en-GB" };
const cloud = { name: "Cloud", lang: "en-US", localService: false };
const amelie = { name: "Amélie", lang: "fr-CA" };

beforeEach(() => {
	localStorage.removeItem("device-voice");
	return () => localStorage.removeItem("device-voice");
});

async function open() {
	const { screen, asked } = await renderApp("/app/voice", { person });
	const radio = (name: string) => screen.getByRole("radio", { name, exact: true });
	return { screen, asked, radio };
}

test("a device voice can be chosen, tried and configured, only on this device", async () => {
	const script = scriptedVoices([amelie, cloud, daniel, karen]);
	const { screen, asked, radio } = await open();
	await expect.element(radio("Sayso’s voices")).toBeChecked();
	await radio("A voice of this device").click();
	// The voice of their own accent comes first.
	await expect.element(radio("Karen (en-AU)")).toBeChecked();
	await expect.element(screen.getByText("Needs internet. Your browser’s maker gets the words.")).toBeVisible();
	await screen.getByRole("button", { name: "Listen to Daniel" }).click();
	await expect.poll(() => script.said.at(-1)).toMatchObject({ text: voiceSample, voice: "Daniel" });
	expect(chosenDeviceVoice()?.name).toBe("Karen");
	await radio("Daniel (en-GB)").click();
	await screen.getByText("Slow", { exact: true }).click();
	await expect.poll(() => script.said.at(-1)).toMatchObject({ voice: "Daniel", rate: 0.75 });
	expect(chosenDeviceVoice()).toMatchObject({ name: "Daniel", language: "en-GB", rate: 0.75, pitch: 1, volume: 1 });
	await screen.getByLabelText("Language").selectOptions("French");
	await expect.element(radio("Amélie (fr-CA)")).toBeChecked();
	expect(asked.filter(({ method }) => method !== "GET")).toEqual([]);
	await radio("Sayso’s voices").click();
	expect(chosenDeviceVoice()).toBeUndefined();
});

test("Sayso's voices have speed, pitch and volume on this device, each with a sample; and so has the tone of a reply", async () => {
	scriptedVoices([karen]);
	onTestFinished(() => localStorage.removeItem("voice-manner"));
	const started = vi.spyOn(AudioBufferSourceNode.prototype, "start");
	onTestFinished(() => started.mockRestore());
	const answers = { "POST /v1/tts": { audio_content: asBase64(sound(400)), spoken_by: "voice" } };
	const { screen } = await renderApp("/app/voice", { person, answers });
	const played = () => started.mock.contexts.map((it) => it as AudioBufferSourceNode);
	await screen.getByText("Slow", { exact: true }).click();
	await expect.poll(() => played().at(-1)?.buffer?.duration).toBeCloseTo(0.4 / 0.75, 2);
	await screen.getByText("High", { exact: true }).click();
	await expect.poll(() => played().at(-1)?.playbackRate.value).toBeCloseTo(1.12, 2);
	await screen.getByText("Soft", { exact: true }).click();
	await screen.getByText("Off", { exact: true }).click();
	await expect.poll(chosenManner).toEqual({ rate: 0.75, pitch: 1.12, volume: 0.4, tone: false });
	expect(chosenDeviceVoice()).toBeUndefined();
});

test("a missing voice and a silent one are reported", async () => {
	const script = scriptedVoices([karen]);
	const { screen, radio } = await open();
	await radio("A voice of this device").click();
	script.speaks = false;
	await screen.getByRole("button", { name: "Listen to Karen" }).click();
	await expect.element(screen.getByText("“Karen” could not be heard just now.")).toBeVisible();
	script.voices = [{ ...daniel, localService: true, voiceURI: "uri:Daniel" }];
	speechSynthesis.dispatchEvent(new Event("voiceschanged"));
	await expect.element(screen.getByText(/“Karen” is not on this device now/)).toBeVisible();
});

/** Sets the device's voices from now on. */
function change(script: ReturnType<typeof scriptedVoices>, ...now: { name: string; lang: string; uri?: string }[]) {
	script.voices = now.map(({ uri, ...voice }) => ({
		...voice,
		localService: true,
		voiceURI: uri ?? `uri:${voice.name}`,
	}));
	speechSynthesis.dispatchEvent(new Event("voiceschanged"));
}
const chooseKaren = () =>
	chooseDeviceVoice({ uri: "uri:Karen", name: "Karen", language: "en-AU", rate: 1, pitch: 1, volume: 1 });

test("a missing chosen voice is reported before any speech, until it is back", async () => {
	const script = scriptedVoices([daniel]);
	chooseKaren();
	await page.viewport(390, 844);
	await renderApp("/app", { person });
	const reported = page.getByText(/“Karen” is not on this device now. Another voice speaks for you/);
	await expect.element(reported).toBeVisible();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
	const message = page.getByRole("status").filter({ has: reported });
	await expect.element(message.getByRole("button", { name: "Close the message" })).toBeVisible();
	// Its name identifies it: another voice may have the same id.
	change(script, { name: "Catherine", lang: "en-AU", uri: "uri:Karen" });
	await expect.element(reported).toBeVisible();
	change(script, daniel, { ...karen, uri: "uri:updated.Karen" });
	await expect.element(reported).not.toBeInTheDocument();
	await page.viewport(1280, 800);
});

test("a voice that got a new id in an update speaks as before", async () => {
	const script = scriptedVoices([]);
	chooseKaren();
	change(script, daniel, { ...karen, uri: "uri:updated.Karen" });
	const { radio } = await open();
	await expect.element(radio("Karen (en-AU)")).toBeChecked();
	await page.getByText("Slow", { exact: true }).click();
	await expect.poll(() => script.said.at(-1)).toMatchObject({ voice: "Karen", rate: 0.75 });
	change(script, daniel, { name: "Catherine", lang: "en-AU", uri: "uri:Karen" });
	await expect.element(page.getByText(/“Karen” is not on this device now. Until/)).toBeVisible();
	await radio("Catherine (en-AU)").click();
	expect(chosenDeviceVoice()?.name).toBe("Catherine");
});

test("a device without voices offers no device voice", async () => {
	scriptedVoices([]);
	const { screen, radio } = await open();
	await expect.element(screen.getByText("This browser has no voices of its own.")).toBeVisible();
	await expect.element(radio("A voice of this device")).toBeDisabled();
});
