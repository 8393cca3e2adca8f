import { voiceSample } from "@sayso/contract/entities/voice.ts";
import { beforeEach, expect, test } from "vitest";
import { renderApp } from "../testing/render-app.tsx";
import { scriptedVoices } from "../testing/scripted-voices.ts";
import { chosenDeviceVoice } from "../voice/device-voice.ts";

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

test("a voice of the device is chosen, heard and set, and only on this device", async () => {
	const script = scriptedVoices([amelie, cloud, daniel, karen]);
	const { screen, asked, radio } = await open();
	await expect.element(radio("Sayso’s voices")).toBeChecked();
	await radio("A voice of this device").click();
	// The one of their own accent is there first.
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

test("a voice that is gone is told, and one that says nothing too", async () => {
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

test("a device without voices offers none", async () => {
	scriptedVoices([]);
	const { screen, radio } = await open();
	await expect.element(screen.getByText("This browser has no voices of its own.")).toBeVisible();
	await expect.element(radio("A voice of this device")).toBeDisabled();
});
