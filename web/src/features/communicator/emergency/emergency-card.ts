import type { Kept } from "../../../kept/kept.ts";

/** What is said and shown in an emergency. An empty field is not shown. */
export interface EmergencyCard {
	/** Off until the person sets it up. */
	isOn: boolean;
	/** Said aloud until it is stopped. */
	sentence: string;
	name: string;
	/** Only what the person wants read by whoever stands near. */
	condition: string;
	/** Who to call, and the number. */
	call: string;
	address: string;
	/** Of the device's own voice, such as en-AU. */
	language: string;
}

/** Characters of one field. */
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

/** The card of this browser's person; blank where none was written. */
export async function readCard(kept: Kept): Promise<EmergencyCard> {
	return { ...blankCard, ...(await kept.get<Partial<EmergencyCard>>("emergency", "card")) };
}

/**
 * Keeps the card, and its sentence as sound, so that it is heard without a network.
 * @param speak makes mp3 of a sentence, in base64
 * @returns whether there is sound; else the device's own voice says it
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

/** The prepared sound of a sentence as mp3; undefined where there is none. */
export async function soundOf(kept: Kept, sentence: string): Promise<ArrayBuffer | undefined> {
	const made = await kept.get<{ sentence: string; sound: string }>("emergency", "sound");
	if (made?.sentence !== sentence) return undefined;
	return Uint8Array.from(atob(made.sound), (byte) => byte.charCodeAt(0)).buffer;
}
