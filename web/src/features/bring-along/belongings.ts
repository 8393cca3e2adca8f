import { MyWord } from "@sayso/contract/entities/my-words.ts";
import { Phrase } from "@sayso/contract/entities/phrase.ts";
import { Preferences } from "@sayso/contract/entities/preferences.ts";
import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { limits } from "@sayso/contract/limits.ts";
import { Text } from "@sayso/contract/rules/text.ts";
import { z } from "zod";
import type { AccessProfile } from "../../access/profile.ts";
import type { ImportedPhrase } from "../../boards/imported.ts";
import { mostCharacters } from "../../emergency/emergency-card.ts";
import type { BoardOrder } from "../../phrases/order-phrases.ts";
import type { DeviceVoice } from "../../voice/device-voice.ts";
import type { DeviceSettings } from "./device-settings.ts";

/**
 * The preferences in a file. Memory and adult language are left out: turning Memory off deletes data, and adult language needs a
 * confirmation, so the person must set both.
 */
export const BroughtPreferences = Preferences.omit({ saveMemory: true, adultLanguage: true }).extend({
	aboutMe: Text.max(limits.aboutMeCharacters),
});
export type BroughtPreferences = Partial<z.infer<typeof BroughtPreferences>>;

const Line = Text.max(mostCharacters);
export const BroughtCard = z.object({
	isOn: z.boolean(),
	sentence: Line.min(1),
	name: Line,
	condition: Line,
	call: Line,
	address: Line,
});
export type BroughtCard = Partial<z.infer<typeof BroughtCard>>;

export const BroughtSaying = z.object({
	text: Text.trim().min(1).max(limits.ownWords.sentenceCharacters),
	count: z.int().min(1).max(1_000_000),
	/** Milliseconds since 1970. */
	last: z.int().min(0),
});
export type BroughtSaying = z.infer<typeof BroughtSaying>;

export const BroughtPhrase = Phrase;
export const BroughtWord = MyWord;

const Name = Text.min(1).max(200);
/** A device voice and its settings; null if Sayso's voices speak. */
export const BroughtVoiceOfDevice = z
	.object({
		...{ uri: Name, name: Name, language: Text.max(40) },
		...{ rate: z.number().min(0.5).max(2), pitch: z.number().min(0.5).max(2), volume: z.number().min(0.1).max(1) },
	})
	.nullable();

export const BroughtOrder = z.object({
	order: z.enum(["own", "used", "time"]),
	place: Text.trim().max(limits.phrases.nameCharacters),
}) satisfies z.ZodType<BoardOrder>;

/** The data a person can take along, by part; a missing part is not changed. */
export interface Belongings {
	preferences?: BroughtPreferences;
	voice?: VoiceChoice;
	voiceOfDevice?: DeviceVoice | null;
	myWords?: MyWord[];
	device?: DeviceSettings;
	access?: AccessProfile;
	phrases?: (ImportedPhrase & { updatedAt?: string })[];
	boardOrder?: Partial<BoardOrder>;
	ownWords?: BroughtSaying[];
	emergency?: BroughtCard;
}
export type Part = keyof Belongings;

/** Every part in the order of the screen, with its name there. */
export const partNames: Readonly<Record<Part, string>> = {
	preferences: "Preferences",
	voice: "Voice",
	voiceOfDevice: "Voice of the device",
	myWords: "My words",
	device: "This device",
	access: "Ways to press",
	phrases: "Phrases",
	boardOrder: "Order of the board",
	ownWords: "What you said before",
	emergency: "Emergency card",
};
export const parts = Object.keys(partNames) as Part[];

/** The parts that a link may hold: no written words and nothing large. */
export const partsOfLink = ["preferences", "voice", "device", "access"] as const satisfies readonly Part[];

/** Keeps only some of the parts. */
export function only(belongings: Belongings, wanted: readonly Part[]): Belongings {
	return Object.fromEntries(Object.entries(belongings).filter(([part]) => wanted.includes(part as Part)));
}
