import type { Kept } from "../kept/kept.ts";

/** The content of the emergency card. Empty fields are not shown. */
export interface EmergencyCard {
	/** Off until the person sets it up. */
	isOn: boolean;
	/** Spoken until it is stopped. */
	sentence: string;
	name: string;
	/** Only what the person wants bystanders to read. */
	condition: string;
	/** The person to call, and the number. */
	call: string;
	address: string;
	/** The language for the device's voice, such as en-AU. */
	language: string;
}

/** The most characters of one field. */
export const mostCharacters = 160;

export const blankCard: EmergencyCard = {
	isOn: false,
	sentence: "I need help. Please come to me now.",
	name: "",
	condition: "",
	call: "",
	address: "",
	language: "en-AU",
};

/** The card of this browser's person; empty if they have not written one. */
export async function readCard(kept: Kept): Promise<EmergencyCard> {
	return { ...blankCard, ...(await kept.get<Partial<EmergencyCard>>("emergency", "card")) };
}

/**
 * Stores the card, and its sentence as sound for offline use.
 * @param speak returns the mp3 of a sentence, in base64
 * @returns whether the sound was stored; otherwise a device voice speaks
 */
export async function keepCard(
	kept: Kept,
	card: EmergencyCard,
	speak: (sentence: string) => Promise<string>,
): Promise<boolean> {
	await kept.put("emergency", "card", card);
	const sound = await speak(card.sentence).catch(() => undefined);
	if (sound) await kept.put("emergency", "sound", { sentence: card.sentence, sound });
	else await kept.remove("emergency", "sound");
	return sound !== undefined;
}

/** The prepared sound of a sentence as mp3; undefined if it was not prepared. */
export async function soundOf(kept: Kept, sentence: string): Promise<ArrayBuffer | undefined> {
	const made = await kept.get<{ sentence: string; sound: string }>("emergency", "sound");
	if (made?.sentence !== sentence) return undefined;
	return Uint8Array.from(atob(made.sound), (byte) => byte.charCodeAt(0)).buffer;
}
