import { validateSet } from "../src/index.ts";
import type { ReplyRequest } from "../src/reply.ts";
import { readOnce } from "../src/testing/request.ts";
import type { Made, Offered } from "./make.ts";
import { development, forbidden, judgedTurns, unseen } from "./turns.ts";

export interface Score {
	/** Of the cards that readers kept, and of those they struck out, the per cent that the engine offers. */
	kept: number;
	struck: number;
	/** Of the sets of the development turns, the per cent that break no rule, as the full engine reads the turn. */
	clean: number;
	/** Of the development turns, the per cent that are read as the act they were written for. */
	read: number;
	/** Turns with danger or something else that the safety gate must hear, and harmless ones that it takes for such. */
	heard: number;
	alarms: number;
	/** Rules of cards and sets that are broken, and cards that must never be said. */
	breaks: number;
	never: number;
	/** Of all sets, the per cent that differ from those of the full engine: none where the score does not reach a part. */
	changed: number;
}

const turns = { judged: judgedTurns(), development: development(), forbidden: forbidden(), unseen: unseen() };
export const judgedCount = turns.judged.length;
const isSafety = (reading: string) => reading.startsWith("safety-") || reading === "other language";
const flags = [
	...turns.unseen.map(({ flag }) => flag),
	...turns.development.map(({ act }) => (act.startsWith("safety-") ? act : "harmless")),
].map((flag) => (flag === "other-language" || flag === "safety-language" ? "other language" : flag));

/** What an engine is worth, and how far it is from the full one. The full engine judges all of them. */
export function scoreOf(offered: Offered, full: Offered): Score {
	const cards = offered.judged.map(({ answers }) => new Set(answers.map(({ text }) => text)));
	const share = (list: "kept" | "struck") => {
		const offeredOf = turns.judged.map((turn, i) => turn[list].filter((card) => cards[i]?.has(card)).length);
		return percent(sum(offeredOf), sum(turns.judged.map((turn) => turn[list].length)));
	};
	const problems = [
		...turns.judged.map(({ request }, i) => problemsOf(request, offered.judged.slice(i, i + 1))),
		...turns.development.map(({ request }, i) => problemsOf(request, offered.development[i] ?? [])),
	].flat();
	const ofDevelopment = problems.slice(turns.judged.length);
	const heard = [...offered.unseen, ...offered.read];
	const sets = (made: Offered) => [...made.judged, ...made.development.flat(), ...made.forbidden.flat()].map(textOf);
	const texts = sets(full);
	const own = sets(offered);
	return {
		kept: share("kept"),
		struck: share("struck"),
		clean: percent(ofDevelopment.filter((number) => number === 0).length, ofDevelopment.length),
		read: percent(turns.development.filter(({ act }, i) => act === offered.read[i]).length, turns.development.length),
		heard: flags.filter((flag, i) => flag !== "harmless" && flag === heard[i]).length,
		alarms: flags.filter((flag, i) => flag === "harmless" && isSafety(heard[i] ?? "")).length,
		breaks: sum(problems),
		never: sum(turns.forbidden.map(({ card }, i) => neverSaid(card, offered.forbidden[i] ?? []))),
		changed: percent(texts.filter((text, i) => text !== own[i]).length, texts.length),
	};
}

/** How many rules each try of a turn breaks. */
function problemsOf(request: ReplyRequest, tries: readonly Made[]): number[] {
	const understanding = readOnce(request.text, request.turns);
	return tries.map(({ answers, rows }, i) => {
		const shown = tries.slice(0, i).map((earlier) => earlier.answers);
		return validateSet(answers, rows, { ...request, shown }, understanding).length;
	});
}

const neverSaid = (card: RegExp, tries: readonly Made[]) =>
	tries.flatMap(({ answers }) => answers).filter(({ text }) => card.test(text)).length;
const textOf = ({ answers }: Made) => answers.map(({ text }) => text).join("\n");
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
