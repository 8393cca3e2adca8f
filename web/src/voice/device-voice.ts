import { useSyncExternalStore } from "react";
import { listeners } from "../listeners.ts";

/** A voice of this device, with the person's settings. */
export interface DeviceVoice {
	/** The browser's id of the voice, and its name. */
	uri: string;
	name: string;
	/** A language tag such as en-AU. */
	language: string;
	/** 1 is the voice's own rate and pitch; rate 0.5 is half as fast, pitch 2 an octave higher. */
	rate: number;
	pitch: number;
	/** 0 to 1. */
	volume: number;
}

const key = "device-voice";
const changes = listeners();
let read: { stored: string | null; voice: DeviceVoice | undefined } | undefined;

/** The device voice chosen instead of Sayso's voices; undefined for Sayso's. */
export function chosenDeviceVoice(): DeviceVoice | undefined {
	const stored = localStorage.getItem(key);
	if (read?.stored !== stored) read = { stored, voice: stored ? voiceFrom(stored) : undefined };
	return read?.voice;
}

/** @param voice undefined for Sayso's voices */
export function chooseDeviceVoice(voice: DeviceVoice | undefined): void {
	if (voice) localStorage.setItem(key, JSON.stringify(voice));
	else localStorage.removeItem(key);
	changes.emit();
}

export const useDeviceVoice = (): DeviceVoice | undefined => useSyncExternalStore(changes.subscribe, chosenDeviceVoice);

/** Accepts any stored text: returns undefined for a voice that cannot be read. */
function voiceFrom(stored: string): DeviceVoice | undefined {
	try {
		const { uri, name, language, rate, pitch, volume } = JSON.parse(stored);
		const within = (value: unknown, least: number, most: number) =>
			typeof value === "number" ? Math.min(most, Math.max(least, value)) : 1;
		if (![uri, name, language].every((each) => typeof each === "string")) return undefined;
		return {
			...{ uri, name, language },
			rate: within(rate, 0.5, 2),
			pitch: within(pitch, 0.5, 2),
			volume: within(volume, 0.1, 1),
		};
	} catch {
		return undefined;
	}
}
