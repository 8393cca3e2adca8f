import { wordsOf } from "../hearing/normalise.ts";
import type { PlanRow, ReplyRequest } from "../reply.ts";
import { atGrave, type Worded, worded } from "./in-register.ts";
import { isClosed } from "./occasion.ts";
import { type Named, registersFor } from "./registers.ts";

/** Whether a wording of the bank was shown this turn, however it was marked. */
export function alreadySaid(request: ReplyRequest): (text: string, row: Pick<PlanRow, Worded>) => boolean {
	const shown = request.shown.flat();
	if (shown.length === 0) return () => false;
	const texts = new Set(shown.map(({ text }) => text));
	const registers = registersFor(request.preferences, request.adultLanguage);
	const sober = registers.filter(({ isForLightTurns }) => !isForLightTurns);
	const unmarked = unmarking(registers);
	const bare = new Set(shown.map(({ text }) => unmarked(text)));
	return (text, row) =>
		texts.has(text) ||
		(!isClosed(row) &&
			[worded(text, registers, row, request), worded(text, sober, atGrave(row), request)].some((said) =>
				bare.has(unmarked(said)),
			));
}

/** The words of a card without its marks. */
function unmarking(registers: readonly Named[]): (text: string) => string {
	const marks = registers
		.flatMap(({ register }) => register.marks.flatMap(({ says }) => says))
		.flatMap((says) => says.split(/\b(?:yes|no|thanks)\b,?/))
		.map((says) => says.trim())
		.filter(Boolean)
		.sort((a, b) => b.length - a.length);
	const marking =
		marks.length > 0
			? new RegExp(
					`(?<![\\w'])(?:${marks.map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})(?![\\w'])`,
					"gi",
				)
			: undefined;
	return (text) => {
		const words = wordsOf(marking ? text.replace(marking, " ") : text);
		return words.join(" ").toLowerCase() || text;
	};
}
