import { chosenDeviceVoice } from "../../voice/device-voice.ts";
import { synthesise } from "../../voice/synthesis.ts";

/** Speaks a reply with the device voice chosen here, else with the browser's. @returns whether a voice spoke */
export async function sayAloud(reply: string): Promise<boolean> {
	const { signal } = new AbortController();
	const own = chosenDeviceVoice();
	if (own && (await synthesise(reply, own.language, signal, () => undefined, own))) return true;
	return synthesise(reply, "en-AU", signal, () => undefined);
}
