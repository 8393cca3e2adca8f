import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { defaultPreferences, type Preferences } from "@sayso/contract/entities/preferences.ts";
import { type ApiError, isRefusal } from "../api/api-error.ts";
import type { Client } from "../api/client.ts";
import { preferenceLabel, preferenceWords } from "../content/preference-words.ts";
import type { Kept } from "../kept/kept.ts";
import { addChangeNotices } from "./change-notices.ts";
import type { Changed, SetPreferences, Settled } from "./changed.ts";
import { mergeWords } from "./merge-words.ts";
import { preferencesSetHere, wordsSetHere } from "./set-here.ts";

type Api = Pick<Client, "changePreferences" | "words" | "changeWords">;

interface Sent {
	api: Api;
	shelf: Kept;
	/** Its id in the store. */
	key: string;
	/** Whether this store still belongs to the signed-in person, whose token the request carries. */
	isTheirs: (shelf: Kept) => Promise<boolean>;
	/** Whether the form still waits for the result; if not, unsaved values are reported by a notice. */
	isAsked: () => boolean;
}

/**
 * Sends a change to the server. @returns its result, also for a refusal
 * @throws {ApiError} if the server cannot be reached now
 */
export async function sendChange(sent: Sent, changed: Changed): Promise<Settled> {
	try {
		const settled = "set" in changed ? await sendPreferences(sent, changed) : await sendWords(sent, changed);
		await tryAddNotices(sent.shelf, settled.notices);
		return settled;
	} catch (error) {
		if (!isRefusal(error)) throw error;
		const notices = sent.isAsked()
			? []
			: [`What you changed without a connection was not saved. ${sentencesOf(error)}`];
		await tryAddNotices(sent.shelf, notices);
		return {
			refused: error,
			notices,
			...("set" in changed && changed.set.aboutMe && { aboutMe: changed.set.aboutMe }),
		};
	}
}

/** The server has answered: a full store is no reason to send the change again. */
const tryAddNotices = (shelf: Kept, notices: readonly string[]) =>
	addChangeNotices(shelf, notices).catch(() => undefined);

/** @throws {DOMException} if another person has signed in meanwhile: the change stays pending for its owner */
async function checkTheirs({ isTheirs, shelf }: Sent): Promise<void> {
	if (!(await isTheirs(shelf))) throw new DOMException("Somebody else is signed in.", "AbortError");
}

const sentencesOf = (error: ApiError) => Object.values(error.problem.errors ?? {}).join(" ") || error.message;

async function sendPreferences(sent: Sent, { set, at }: Changed & { set: SetPreferences }): Promise<Settled> {
	const { api, shelf, key, isAsked } = sent;
	const save = async (fields: SetPreferences) => {
		await checkTheirs(sent);
		const ago = Math.max(0, Date.now() - Date.parse(at));
		const { adultLanguageConfirmed = false, ...meant } = fields;
		const changed = Object.fromEntries(Object.keys(meant).map((name) => [name, ago]));
		// Only the fields of the change are read.
		return api.changePreferences({
			query: {},
			body: { ...defaultPreferences, ...meant, adultLanguageConfirmed, changed },
		});
	};
	const notices: string[] = [];
	let fields = set;
	const answer = await save(fields).catch((error) => {
		const refused = isRefusal(error) && !isAsked() ? Object.entries(error.problem.errors ?? {}) : [];
		const names = new Set(refused.map(([name]) => name).filter((name) => Object.hasOwn(set, name)));
		if (names.size === 0) throw error;
		for (const [name, sentence] of refused) notices.push(`${preferenceLabel(name)} was not changed: ${sentence}`);
		// The other values are sent separately.
		fields = Object.fromEntries(Object.entries(set).filter(([name]) => !names.has(name)));
		return save(fields);
	});
	const stayed = stayedSentence(fields, answer);
	if (stayed) notices.push(stayed);
	const aboutMe = set.aboutMe?.trim() === answer.aboutMe.trim() ? undefined : set.aboutMe;
	return { preferences: await preferencesSetHere(shelf, answer, key), notices, ...(aboutMe && { aboutMe }) };
}

/** A sentence that names the fields that were not saved as set. */
function stayedSentence(set: SetPreferences, answer: Preferences): string | undefined {
	const now = new Map<string, unknown>(Object.entries(answer));
	const plain = (value: unknown) => (typeof value === "string" ? value.trim() : value);
	const parts = Object.entries(set)
		.filter(([name, value]) => now.has(name) && plain(now.get(name)) !== plain(value))
		.map(([name]) => `${preferenceLabel(name)} stayed “${preferenceWords[name]?.worded(now.get(name))}”`);
	if (parts.length === 0) return undefined;
	return `${listed(parts)}: ${parts.length === 1 ? "it was" : "they were"} changed later on another device.`;
}

const listed = (parts: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(parts);

async function sendWords(
	sent: Sent,
	{ words: change }: Changed & { words: { was: MyWord[]; now: MyWord[] } },
): Promise<Settled> {
	const { api, shelf, key } = sent;
	await checkTheirs(sent);
	const { words: standing } = await api.words();
	const { words, stayed } = mergeWords(standing, change);
	await checkTheirs(sent);
	const answer = await api.changeWords({ body: { words } });
	const parts = stayed.map(({ word, sayAs }) => `“${word}” stayed as “${sayAs || word}”`);
	const notices =
		parts.length > 0
			? [`${listed(parts)} in My words: ${parts.length === 1 ? "it was" : "they were"} changed on another device.`]
			: [];
	return { words: await wordsSetHere(shelf, answer.words, key), notices };
}
