import type { Answer } from "@sayso/contract/entities/answer.ts";
import { expectedPicks, type PlanRow, type ReplyRequest } from "@sayso/replies";
import type { Context } from "../../context.ts";
import { keepShown } from "../../store/open-turns.ts";
import { addPicks } from "../../store/picks.ts";
import { teaches } from "./teaches.ts";

interface MadeSet {
	answers: Answer[];
	/** What each card does, in card order; empty if a model chose the stances. */
	rows: readonly PlanRow[];
	setsLeft: number | undefined;
}

/** Stores the set of cards that a person was shown: Try Again must differ from it, and picks are checked against it. */
export async function keepSet(
	{ db, clock }: Pick<Context, "db" | "clock">,
	personId: string,
	{ text, shown, preferences }: Pick<ReplyRequest, "text" | "shown" | "preferences">,
	{ answers, rows: made, setsLeft }: MadeSet,
): Promise<void> {
	const now = clock.now();
	const rows = made.slice(0, answers.length).map(({ act, intent, required }) => ({ act, intent, required }));
	const isWhole = answers.length === preferences.numberOfResponses;
	await keepShown(db, {
		...{ personId, text, shown: [...shown.map((set) => [...set]), answers], rows },
		...{ isWhole, setsLeft, now },
	});
	const counts = rows.flatMap((row, place) => {
		const isFirst = rows.findIndex(({ intent }) => intent === row.intent) === place;
		if (!teaches(row) || !isFirst) return [];
		return [{ act: row.act, intent: row.intent, picked: 0, expected: expectedPicks(place, rows.length) }];
	});
	await addPicks(db, personId, counts, now);
}
