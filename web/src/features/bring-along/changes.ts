import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { voiceOf } from "@sayso/contract/entities/voice.ts";
import { type FieldWords, onOff, preferenceWords, short } from "../../content/preference-words.ts";
import { orderNames } from "../../phrases/order-names.ts";
import type { PhraseOrder } from "../../phrases/order-phrases.ts";
import type { PhraseBook } from "../../phrases/phrase-book.ts";
import { plainSentence } from "../../prediction/words.ts";
import type { DeviceVoice } from "../../voice/device-voice.ts";
import { accessWords } from "./access-words.ts";
import type { Belongings, Part } from "./belongings.ts";
import { deviceSettings } from "./device-settings.ts";
import { leavesOf } from "./leaves.ts";
import { type MergedWords, mergeMyWords } from "./merge-my-words.ts";
import { mergePhrases } from "./merge-phrases.ts";

/** One change: its name, the current and the new value, as texts. */
interface Change {
	name: string;
	from: string;
	to: string;
}

/** What importing a part would change. `says`: as a sentence, if it is not a list of changes. */
export interface WouldChange {
	changes: Change[];
	says?: string;
}

const boardWords: FieldWords = {
	order: { label: "Order", worded: (value) => orderNames[value as PhraseOrder] ?? String(value) },
	place: { label: "Where you are", worded: (value) => (value ? String(value) : "anywhere") },
};
const cardWords: FieldWords = {
	isOn: { label: "SOS", worded: onOff },
	sentence: { label: "Sentence", worded: short },
	name: { label: "Name", worded: short },
	condition: { label: "Condition", worded: short },
	call: { label: "Who to call", worded: short },
	address: { label: "Address", worded: short },
};

function fieldChanges(brought: object, here: object = {}, words: FieldWords): Change[] {
	const now = new Map(Object.entries(here));
	return Object.entries(brought).flatMap(([name, value]) => {
		const word = words[name];
		if (!word || now.get(name) === value) return [];
		return [{ name: word.label, from: now.has(name) ? word.worded(now.get(name)) : "not set", to: word.worded(value) }];
	});
}

function accessChanges(brought: object, here: object = {}): Change[] {
	const [next, now] = [leavesOf(brought), leavesOf(here)];
	return [...new Set([...now.keys(), ...next.keys()])].flatMap((path) => {
		if (now.get(path) === next.get(path)) return [];
		const { label, worded } = accessWords(path);
		return [{ name: label, from: worded(now.get(path)), to: worded(next.get(path)) }];
	});
}

/** A number with its noun: "1 phrase", "2,000 phrases". */
export const counted = (count: number, one: string, more: string) =>
	`${count.toLocaleString("en")} ${count === 1 ? one : more}`;

function phrasesSay(
	brought: NonNullable<Belongings["phrases"]>,
	there: readonly Phrase[],
	deletedAt: PhraseBook["deleted"],
): string {
	const { fresh, newer, known, deleted, left, withoutPhoto } = mergePhrases(brought, there, deletedAt);
	return [
		`${counted(brought.length, "phrase", "phrases")}:`,
		[
			`${fresh} new`,
			newer > 0 && `${newer} newer than yours`,
			known > 0 && `${known} that you have`,
			deleted > 0 && `${deleted} that you deleted`,
			left > 0 && `no room for ${left}`,
			withoutPhoto > 0 && `no room for the photo of ${withoutPhoto}`,
		]
			.filter(Boolean)
			.join(", "),
	].join(" ");
}

function wordsSay({ fresh, changed, left }: MergedWords, all: number): string {
	const says = [
		`${fresh} new`,
		changed > 0 && `${changed} said differently from yours`,
		left > 0 && `no room for ${left}`,
	];
	return `${counted(all, "word", "words")}: ${says.filter(Boolean).join(", ")}`;
}

function voiceChanges(brought: DeviceVoice | null, here: DeviceVoice | null | undefined): Change[] {
	const name = (voice: DeviceVoice | null | undefined) => voice?.name ?? "Sayso’s voices";
	const names = { rate: "Speed", pitch: "Pitch", volume: "Volume" } as const;
	const changed = (["rate", "pitch", "volume"] as const).filter(
		(what) => brought && brought[what] !== (here?.[what] ?? 1),
	);
	return [
		...(name(brought) === name(here) ? [] : [{ name: "Who speaks", from: name(here), to: name(brought) }]),
		...changed.map((what) => ({ name: names[what], from: String(here?.[what] ?? 1), to: String(brought?.[what]) })),
	];
}

/** What importing each part would change here. Missing parts are left out. */
export function changesOf(
	brought: Belongings,
	here: Belongings,
	deletedAt: PhraseBook["deleted"] = new Map(),
): { [Name in Part]?: WouldChange } {
	const { preferences, voice, device, access, phrases, ownWords, emergency, voiceOfDevice, myWords, boardOrder } =
		brought;
	const known = new Set(here.ownWords?.map(({ text }) => plainSentence(text)));
	const fresh = ownWords?.filter(({ text }) => !known.has(plainSentence(text))).length ?? 0;
	return {
		...(preferences && { preferences: { changes: fieldChanges(preferences, here.preferences, preferenceWords) } }),
		...(voice && {
			voice: {
				changes:
					voice === here.voice
						? []
						: [{ name: "Voice", from: here.voice ? voiceOf(here.voice).label : "not known", to: voiceOf(voice).label }],
			},
		}),
		...(voiceOfDevice !== undefined && { voiceOfDevice: { changes: voiceChanges(voiceOfDevice, here.voiceOfDevice) } }),
		...(myWords && {
			myWords: { changes: [], says: wordsSay(mergeMyWords(myWords, here.myWords ?? []), myWords.length) },
		}),
		...(boardOrder && { boardOrder: { changes: fieldChanges(boardOrder, here.boardOrder, boardWords) } }),
		...(device && { device: { changes: fieldChanges(device, here.device, deviceWords) } }),
		...(access && { access: { changes: accessChanges(access, here.access) } }),
		...(phrases && {
			phrases: { changes: [], says: phrasesSay(phrases, (here.phrases ?? []) as Phrase[], deletedAt) },
		}),
		...(ownWords && {
			ownWords: { changes: [], says: `${counted(ownWords.length, "sentence", "sentences")}: ${fresh} new` },
		}),
		...(emergency && { emergency: { changes: fieldChanges(emergency, here.emergency, cardWords) } }),
	};
}

const deviceWords: FieldWords = Object.fromEntries(
	Object.entries(deviceSettings).map(([name, { label, names }]) => [
		name,
		{ label, worded: (value: unknown) => names[String(value)] ?? String(value) },
	]),
);
