import { firstWords } from "@sayso/contract/rules/about-me.ts";
import type { Steer } from "@sayso/contract/v1/generate.ts";
import { type ReplyRequest, type Turn, turned } from "@sayso/replies";
import type { Context } from "../../context.ts";
import { type LoggedEntry, latestEntries } from "../../store/conversations.ts";
import { shownFor } from "../../store/open-turns.ts";
import type { Person } from "../../store/people.ts";
import { picksOf } from "../../store/picks.ts";
import { storedPreferences } from "../../store/preferences.ts";
import { recall } from "../memory/recall.ts";
import { conversationSince, keptSince, retentionDays } from "../memory/retention.ts";
import type { Entitlement } from "../plans/entitlement-of.ts";
import { inForce, isOldEnough } from "../preferences/in-force.ts";

/** Turns of the conversation that is going on. */
const latestTurns = 8;

export interface ReplyInput {
	text: string;
	isTryAgain: boolean;
	steer?: Steer | undefined;
	signal: AbortSignal;
}

/** Everything a reply engine may know of a person's turn, within their plan and age. */
export async function replyRequest(
	context: Context,
	person: Person,
	{ text, isTryAgain, steer }: ReplyInput,
	{ plan }: Entitlement,
): Promise<ReplyRequest> {
	const { db, clock } = context;
	const now = clock.now();
	const [stored, entries, shown, picks] = await Promise.all([
		storedPreferences(db, person.id),
		latestEntries(db, person.id, { since: conversationSince(now), count: latestTurns }),
		isTryAgain || steer ? shownFor(db, person.id, text) : [],
		picksOf(db, person.id, now),
	]);
	const preferences = inForce(stored, plan, isOldEnough(person.birthYear, now));
	const days = retentionDays(plan, preferences);
	return turned({
		text,
		preferences,
		aboutMe: firstWords(preferences.aboutMe, plan.about_me_words),
		turns: entries.filter(isEarlierThan(text)).map(asTurn),
		shown,
		picks,
		adultLanguage: preferences.adultLanguage,
		memory: days > 0 ? await recall(context, person.id, { text, since: keptSince(days, now), turns: entries }) : [],
		...(steer && { steer }),
	});
}

/** The prompt may have been logged just before its replies are asked for: it is the turn, not an earlier one. */
const isEarlierThan = (text: string) => (entry: LoggedEntry, index: number, all: LoggedEntry[]) =>
	index < all.length - 1 || entry.role !== "user" || entry.text !== text;

/** The quick buttons log their word as `user`, though the person says it. */
const asTurn = ({ role, text }: LoggedEntry): Turn => ({
	who: role === "assistant" || text === "Yes" || text === "No" ? "person" : "partner",
	text,
});
