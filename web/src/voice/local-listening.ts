import { recognitionClass } from "./recognition.ts";

/** Whether the browser listens on the device itself, could, or is fetching what it needs for it. */
export type LocalListening = "available" | "downloadable" | "downloading" | "unavailable";
const known: readonly LocalListening[] = ["available", "downloadable", "downloading"];

/** @param language such as en-AU */
export async function localListening(language: string): Promise<LocalListening> {
	try {
		const said = await recognitionClass()?.available?.({ langs: [language], processLocally: true });
		return known.find((each) => each === said) ?? "unavailable";
	} catch {
		return "unavailable";
	}
}

/**
 * Lets the browser fetch what it needs; called in the press, or it refuses.
 * @returns whether it listens on the device from now on
 */
export async function installLocalListening(language: string): Promise<boolean> {
	try {
		return (await recognitionClass()?.install?.({ langs: [language], processLocally: true })) === true;
	} catch {
		return false;
	}
}
