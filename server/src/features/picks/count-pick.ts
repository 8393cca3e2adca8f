import type { ConversationEntry } from "@sayso/contract/entities/conversation.ts";
import type { Context } from "../../context.ts";
import { newestSet } from "../../store/open-turns.ts";
import { addPicks } from "../../store/picks.ts";
import { teaches } from "./teaches.ts";

/**
 * Counts that a reply was picked, edited or not, so that replies of its kind are preferred. Typed words, and texts that
 * are not on a card of the last set shown, are not counted.
 */
export async function countPick(
	{ db, clock }: Pick<Context, "db" | "clock">,
	personId: string,
	{ text, meta }: Extract<ConversationEntry, { role: "assistant" }>,
): Promise<void> {
	if ("kind" in meta) return;
	const { answers, rows } = await newestSet(db, personId);
	const place = meta.edited_from ?? answers.findIndex((answer) => answer.text === text);
	const [answer, row] = [answers[place], rows[place]];
	if (!answer || answer.tone !== meta.tone || answer.keyword !== meta.keyword || !row || !teaches(row)) return;
	await addPicks(db, personId, [{ act: row.act, intent: row.intent, picked: 1, expected: 0 }], clock.now());
}
