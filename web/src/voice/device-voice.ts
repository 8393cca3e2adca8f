import { useSyncExternalStore } from "react";

/** A voice of this device, as the person has it. */
export interface DeviceVoice {
	/** What the browser knows it by, and what people do. */
	uri: string;
	name: string;
	/** Such as en-AU. */
	language: string;
	/** 1 is as the voice was made: 0.5 half as fast, 2 an octave higher. */
	rate: number;
	pitch: number;
	/** 0 to 1. */
	volume: number;
}

const key = "device-voice";
const listeners = new Set<() => void>();
let read: { stored: string | null; voice: DeviceVoice | undefined } | undefined;

/** The voice of this device that speaks in place of Sayso's; undefined where Sayso's do. */
export function chosenDeviceVoice(): DeviceVoice | undefined {
	const stored = localStorage.getItem(key);
	if (read?.stored !== stored) read = { stored, voice: stored ? voiceFrom(stored) : undefined };
	return read?.voice;
}

/** @param voice undefined for Sayso's voices */
export function chooseDeviceVoice(voice: DeviceVoice | undefined): void {
	if (voice) localStorage.setItem(key, JSON.stringify(voice));
	else localStorage.removeItem(key);
	for (const listener of listeners) listener();
}

export const useDeviceVoice = (): DeviceVoice | undefined =>
	useSyncExternalStore((listener) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}, chosenDeviceVoice);

/** Whatever stands there: a voice that cannot be read is none. */
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
