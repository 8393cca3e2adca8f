import { useMemo, useSyncExternalStore } from "react";
import { accessKey } from "./access-key.ts";

/** What the first look at a screen needs of the profile, without the code that checks the whole of it: it is checked when it is written. */
interface Glance {
	keys: { on: boolean; changed: Readonly<Record<string, string>> };
	/** Somebody writes with keys or a keyboard of the device: a scan or a joystick brings its own, and goes its own way. */
	writesByHand: boolean;
}

const stored = () => localStorage.getItem(accessKey);

function glanceAt(text: string | null): Glance {
	try {
		const { keys, scan, gamepad } = JSON.parse(text ?? "{}");
		return { keys: { on: true, changed: {}, ...keys }, writesByHand: !(scan?.on || gamepad?.on) };
	} catch {
		return { keys: { on: true, changed: {} }, writesByHand: true };
	}
}

export const writesByHand = (): boolean => glanceAt(stored()).writesByHand;

/** The single keys, as the person has them on this device. */
export function useKeysOfDevice(): Glance["keys"] {
	const text = useSyncExternalStore(onAccessChange, stored);
	return useMemo(() => glanceAt(text).keys, [text]);
}

/** @returns how to stop hearing of changes, made here or in another tab */
export function onAccessChange(listener: () => void): () => void {
	window.addEventListener(accessKey, listener);
	window.addEventListener("storage", listener);
	return () => {
		window.removeEventListener(accessKey, listener);
		window.removeEventListener("storage", listener);
	};
}
