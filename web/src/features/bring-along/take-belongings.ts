import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import type { Profile } from "@sayso/contract/entities/profile.ts";
import { voiceOf } from "@sayso/contract/entities/voice.ts";
import { replaceAccess } from "../../access/profile.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import { preferenceLabel } from "../../content/preference-words.ts";
import { type EmergencyCard, keepCard, readCard } from "../../emergency/emergency-card.ts";
import type { Kept } from "../../kept/kept.ts";
import type { SetPreferences } from "../../outbox/changed.ts";
import { takenOver } from "../../prediction/taken-over.ts";
import { type Belongings, type Part, partNames } from "./belongings.ts";
import { chooseOnDevice } from "./device-settings.ts";
import { mergeMyWords } from "./merge-my-words.ts";
import { mergePhrases } from "./merge-phrases.ts";
import { takeVoiceOfDevice } from "./take-voice-of-device.ts";
import type { Here } from "./use-here.ts";

/** The result of each part: imported, and what could not be used, each with its reason. */
export interface Taken {
	taken: Part[];
	problems: string[];
}

/** What an import needs. */
export interface Means {
	api: Client;
	kept: Kept;
	here: Here;
	/** Whether to restore phrases that were deleted here. */
	bringsBack: boolean;
	/** Saves here at once, and on the server as soon as possible. @throws {ApiError} if the server refuses */
	saveMyWords: (was: MyWord[], now: MyWord[]) => Promise<unknown>;
	/** Saves here at once, and on the server as soon as possible. @throws {ApiError} if the server refuses */
	savePreferences: (set: SetPreferences) => Promise<unknown>;
	/** Shows the server's new profile. */
	followProfile: (profile: Profile) => void;
}

/** Imports parts one by one: a failed part does not stop the others. */
export async function takeBelongings(brought: Belongings, means: Means): Promise<Taken> {
	const { preferences, voice, device, access, phrases, ownWords, emergency, voiceOfDevice, myWords, boardOrder } =
		brought;
	const result: Taken = { taken: [], problems: [] };
	async function part(name: Part, take: () => Promise<string[] | undefined>) {
		try {
			result.problems.push(...((await take()) ?? []));
			result.taken.push(name);
		} catch (error) {
			const why = error instanceof ApiError ? sentencesOf(error) : "It could not be kept in this browser.";
			result.problems.push(`${partNames[name]}: ${why}`);
		}
	}
	if (preferences) await part("preferences", () => takePreferences(preferences, means));
	if (voice) await part("voice", () => takeVoice(voice, means));
	if (voiceOfDevice !== undefined) await part("voiceOfDevice", () => takeVoiceOfDevice(voiceOfDevice));
	if (myWords) await part("myWords", () => takeMyWords(myWords, means));
	if (device) await part("device", async () => void chooseOnDevice(device));
	if (phrases) await part("phrases", () => takePhrases(phrases, means));
	if (boardOrder) await part("boardOrder", async () => void means.here.orderBoard(boardOrder));
	if (ownWords)
		await part("ownWords", async () => void (await means.here.words.change((sayings) => takenOver(sayings, ownWords))));
	if (emergency) await part("emergency", () => takeCard(emergency, means));
	// This part is last, because it changes how the person presses.
	if (access) await part("access", async () => void replaceAccess(access));
	return result;
}

const refusedFields = (error: unknown): Record<string, string> =>
	(error instanceof ApiError && error.problem.errors) || {};

function sentencesOf(error: ApiError): string {
	const sentences = Object.values(refusedFields(error));
	return sentences.length > 0 ? sentences.join(" ") : error.message;
}

/** Preferences the server refuses keep their value, and the rest is sent once more: the server decides what the plan includes. */
async function takePreferences(
	brought: NonNullable<Belongings["preferences"]>,
	{ savePreferences }: Means,
): Promise<string[]> {
	try {
		await savePreferences(brought);
		return [];
	} catch (error) {
		const refused = Object.entries(refusedFields(error)).filter(([name]) => Object.hasOwn(brought, name));
		if (refused.length === 0) throw error;
		const names = new Set(refused.map(([name]) => name));
		await savePreferences(Object.fromEntries(Object.entries(brought).filter(([name]) => !names.has(name))));
		return refused.map(([name, sentence]) => `${preferenceLabel(name)}: ${sentence}`);
	}
}

async function takeVoice(voice: NonNullable<Belongings["voice"]>, { api, followProfile }: Means): Promise<string[]> {
	const { first_name, surname, birth_year, country, language, guardian } = await api.profile();
	if (!country || !language) return ["Voice: please fill in your profile first, in Account."];
	const body = { first_name, surname, birth_year, country, language, guardian, voice_choice: voice };
	followProfile(await api.updateProfile({ body }));
	return [];
}

async function takeMyWords(
	brought: NonNullable<Belongings["myWords"]>,
	{ here, saveMyWords }: Means,
): Promise<string[]> {
	const there = here.belongings.myWords;
	if (!there) return ["My words: the ones you have could not be read, so these were left out."];
	const { words, fresh, changed, left } = mergeMyWords(brought, there);
	if (fresh + changed > 0) await saveMyWords(there, words);
	return left > 0 ? [`My words: there was no room for ${left}.`] : [];
}

async function takePhrases(
	phrases: NonNullable<Belongings["phrases"]>,
	{ here, bringsBack }: Means,
): Promise<string[]> {
	const deletedAt = bringsBack ? new Map() : here.book.deleted;
	const { save, left, withoutPhoto } = mergePhrases(phrases, here.book.state.phrases as Phrase[], deletedAt);
	if (save.length > 0) await here.book.save(save);
	const { problem } = here.book.state;
	return [
		left > 0 && `Phrases: there was no room for ${left}.`,
		withoutPhoto > 0 && `Phrases: there was no room for ${withoutPhoto} photos.`,
		save.length > 0 && problem,
	].filter((sentence): sentence is string => typeof sentence === "string");
}

async function takeCard(brought: NonNullable<Belongings["emergency"]>, { api, kept, here }: Means): Promise<string[]> {
	const card: EmergencyCard = { ...(await readCard(kept)), ...brought };
	const hasSound = await keepCard(kept, card, async (text) => {
		const voice = voiceOf((await api.profile()).voice_in_force);
		return (await api.speak({ body: { text, voice: voice.id, language_code: voice.languageCode } })).audio_content;
	});
	here.followCard(card);
	return hasSound || !card.isOn ? [] : ["Emergency card: until you save it once more, the device’s own voice says it."];
}
