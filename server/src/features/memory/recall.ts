import type { Context } from "../../context.ts";
import type { LoggedEntry } from "../../store/conversations.ts";
import { findRemembered } from "../../store/memory.ts";

/** The most lines recalled for one turn. */
const most = 5;
/** The most words of a turn that are searched for: enough for any sentence, and a bound for pages of typed text. */
const mostWords = 40;

/**
 * The remembered lines closest to what the partner said, best first, each as a sentence that names the speaker.
 * @param since lines before this are no longer kept
 * @param turns lines of the current conversation, which the reply engine already has
 */
export async function recall(
	{ db, clock }: Pick<Context, "db" | "clock">,
	personId: string,
	{ text, since, turns }: { text: string; since: Date; turns: readonly LoggedEntry[] },
): Promise<string[]> {
	const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, mostWords);
	if (words.length === 0) return [];
	const lines = await findRemembered(db, personId, {
		words,
		since,
		now: clock.now(),
		count: most,
		except: { ids: turns.map(({ id }) => id), text },
	});
	return lines.map((line) => `${line.role === "assistant" ? "I said" : "My partner said"}: ${line.text}`);
}
