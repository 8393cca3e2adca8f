import { recognitionClass } from "./recognition.ts";

/** Whether the browser can listen on the device: yes, after a download, or during one. */
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
 * Lets the browser download the language. Call it in the press, or the browser refuses.
 * @returns whether it can now listen on the device
 */
export async function installLocalListening(language: string): Promise<boolean> {
	try {
		return (await recognitionClass()?.install?.({ langs: [language], processLocally: true })) === true;
	} catch {
		return false;
	}
}
