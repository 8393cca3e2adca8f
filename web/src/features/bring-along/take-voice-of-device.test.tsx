import { afterEach, expect, test } from "vitest";
import { scriptedVoices } from "../../testing/scripted-voices.ts";
import { chooseDeviceVoice, chosenDeviceVoice } from "../../voice/device-voice.ts";
import { takeVoiceOfDevice } from "./take-voice-of-device.ts";

const manner = { rate: 0.75, pitch: 1, volume: 1 };
const karen = { uri: "elsewhere:Karen", name: "Karen", language: "en-AU", ...manner };
const daniel = { uri: "uri:Daniel", name: "Daniel", language: "en-GB", ...manner };

afterEach(() => chooseDeviceVoice(undefined));

test("a voice missing on this device is reported, and the current voice stays", async () => {
	scriptedVoices([{ name: "Daniel", lang: "en-GB" }]);
	chooseDeviceVoice(daniel);
	expect(await takeVoiceOfDevice(karen)).toEqual(["Voice of the device: “Karen” is not on this device."]);
	expect(chosenDeviceVoice()).toEqual(daniel);
});

test("a voice with another id here is found by its name and keeps its settings", async () => {
	scriptedVoices([{ name: "Karen", lang: "en-AU" }]);
	expect(await takeVoiceOfDevice(karen)).toEqual([]);
	expect(chosenDeviceVoice()).toEqual({ ...karen, uri: "uri:Karen" });
});
