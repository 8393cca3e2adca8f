import { useMemo, useSyncExternalStore } from "react";
import { accessKey } from "./access-key.ts";

/**
 * The part of the profile needed for the first paint, read without the validation code: the profile is validated when it is
 * written.
 */
interface Glance {
	keys: { on: boolean; changed: Readonly<Record<string, string>> };
	/** The person types with a physical or native keyboard: scanning and joystick bring their own, and move their own highlight. */
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

/** The shortcut keys of this device. */
export function useKeysOfDevice(): Glance["keys"] {
	const text = useSyncExternalStore(onAccessChange, stored);
	return useMemo(() => glanceAt(text).keys, [text]);
}

/** Calls the listener on changes, made here or in another tab. @returns how to stop */
export function onAccessChange(listener: () => void): () => void {
	window.addEventListener(accessKey, listener);
	window.addEventListener("storage", listener);
	return () => {
		window.removeEventListener(accessKey, listener);
		window.removeEventListener("storage", listener);
	};
}
