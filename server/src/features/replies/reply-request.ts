import type { Answer } from "@sayso/contract/entities/answer.ts";
import { quickWords } from "@sayso/contract/entities/voice.ts";
import { firstWords } from "@sayso/contract/rules/about-me.ts";
import { retentionDays } from "@sayso/contract/rules/retention.ts";
import type { Steer } from "@sayso/contract/v1/generate.ts";
import { namesRefused, type ReplyRequest, refusedIn, sayable, type Turn, turned } from "@sayso/replies";
import type { Context } from "../../context.ts";
import { type LoggedEntry, latestEntries } from "../../store/conversations.ts";
import { shownFor } from "../../store/open-turns.ts";
import type { Person } from "../../store/people.ts";
import { picksOf } from "../../store/picks.ts";
import { storedPreferences } from "../../store/preferences.ts";
import { recall } from "../memory/recall.ts";
import { conversationSince, keptSince } from "../memory/retention.ts";
import type { Entitlement } from "../plans/entitlement-of.ts";
import { inForce, isOldEnough } from "../preferences/in-force.ts";
import { aboutPerson } from "./about-person.ts";

/** The most turns of the current conversation. */
const latestTurns = 8;

export interface ReplyInput {
	text: string;
	isTryAgain: boolean;
	steer?: Steer | undefined;
	/** True if nothing of the turn is stored. */
	isOffRecord?: boolean;
	/** The cards that the caller shows. They may come from elsewhere. */
	shown?: Answer[];
	signal: AbortSignal;
}

/** Everything that a reply engine may know about a person's turn, within their plan and age. */
export async function replyRequest(
	context: Context,
	person: Person,
	{ text, isTryAgain, steer, isOffRecord, shown: callerShows = [] }: ReplyInput,
	{ plan }: Entitlement,
): Promise<ReplyRequest> {
	const { db, clock } = context;
	const now = clock.now();
	const shownSoFar = async () => withShown(isOffRecord ? [] : await shownFor(db, person.id, text), callerShows);
	const [stored, entries, shown, picks] = await Promise.all([
		storedPreferences(db, person.id),
		latestEntries(db, person.id, { since: conversationSince(now), count: latestTurns }),
		isTryAgain || steer ? shownSoFar() : [],
		picksOf(db, person.id, now),
	]);
	const preferences = inForce(stored, plan, isOldEnough(person.birthYear, now));
	const days = retentionDays(plan, preferences);
	const refused = refusedIn(preferences.aboutMe);
	const aboutMe = aboutPerson(firstWords(sayable(preferences.aboutMe), plan.about_me_words), person, {
		isMadeHere: context.replies.basic,
	});
	const recalled =
		// A plan without the Save Memory switch keeps lines for its days but never uses them in replies.
		preferences.saveMemory && days > 0
			? await recall(context, person.id, { text, since: keptSince(days, now), turns: entries })
			: [];
	return turned({
		text,
		preferences,
		// The profile may repeat a refused topic.
		aboutMe: sayable(aboutMe, refused),
		turns: entries.filter(isEarlierThan(text)).map(asTurn),
		shown,
		picks,
		adultLanguage: preferences.adultLanguage,
		country: person.country,
		memory: recalled.filter((line) => !namesRefused(line, refused)),
		...(steer && { steer }),
	});
}

/** The sets shown so far, plus the replies that the caller shows and that are in no set. */
function withShown(sets: Answer[][], theirs: Answer[]): Answer[][] {
	const known = new Set(sets.flat().map(({ text }) => text));
	const unknown = theirs.filter(({ text }) => !known.has(text));
	return unknown.length > 0 ? [...sets, unknown] : sets;
}

/** Excludes the prompt itself, which may have been logged just before its replies are requested. */
const isEarlierThan = (text: string) => (entry: LoggedEntry, index: number, all: LoggedEntry[]) =>
	index < all.length - 1 || entry.role !== "user" || entry.text !== text;

/** The quick buttons log their word as `user`, although the person says it. */
const asTurn = ({ role, text }: LoggedEntry): Turn => ({
	who: role === "assistant" || quickWords.has(text) ? "person" : "partner",
	text,
});
