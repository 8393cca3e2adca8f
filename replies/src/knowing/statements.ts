import { isCoarse } from "../wording/coarse.ts";
import { ofTheGone } from "./facts.ts";
import { tellsOfHealth } from "./health.ts";

/** One thing a person says of themselves: "I have two kids", "I don't drive", "I take my tea with … no sugar". */
export interface Statement {
	/** In its base form: `be`, `have`, `drive`; `like` also for love and enjoy. */
	verb: string;
	/** As the person has it: "love". */
	said: string;
	isTrue: boolean;
	/** What it is about: "two kids". Empty after a verb alone. */
	thing: string;
}

const often = "(?:really |also |still |always |usually |just )*";
const shapes: readonly (readonly [shape: RegExp, isTrue: boolean])[] = [
	[new RegExp(`^i ${often}(?:do not|don't|never|no longer) (?:really )?(?<said>\\w+) ?(?<rest>.*)$`, "i"), false],
	[new RegExp(`^i ${often}(?<said>hate|dislike|can't stand|cannot stand) (?<rest>.*)$`, "i"), false],
	[/^i (?<said>am) (?:not|no longer) (?<rest>.*)$/i, false],
	[new RegExp(`^i (?<said>have) ${often}(?:got )?(?<rest>.*)$`, "i"), true],
	[new RegExp(`^i ${often}(?<said>\\w+) ?(?<rest>.*)$`, "i"), true],
	[/^(?<said>my) (?<rest>wife|husband|partner|dog|cat|bird|rabbit|son|daughter)\b(?!.*\b(?:died|passed|was)\b)/i, true],
];
const bases: Readonly<Record<string, string>> = {
	adore: "like",
	am: "be",
	"can't stand": "like",
	"cannot stand": "like",
	dislike: "like",
	enjoy: "like",
	hate: "like",
	love: "like",
};
/** What follows tells more of a thing, and is not said back: "a dog | called Max", "drive | any more". */
const further =
	/(?:^| )(?:any ?more|at all|because|but|called|from|if|named|now|since|that|these days|until|when|which|who)\b.*$/i;
/** Words alone: no gap of a template, no list, no link. */
const words = /^[\p{L}\p{N} '-]*$/u;

/** What the sentences of an About Me text state, thing by thing. */
export function statementsOf(sentences: readonly string[]): Statement[] {
	return sentences
		.flatMap((sentence) => sentence.split(/[.;!?\n]+|,? (?:and|but|so|although) (?=(?:i|i'm|i've|my) )/i))
		.filter((clause) => !ofTheGone.test(clause))
		.flatMap((clause) =>
			statedIn(
				clause
					.trim()
					.replace(/^i'm\b/i, "I am")
					.replace(/^i've\b/i, "I have"),
			),
		)
		.filter(({ thing }) => words.test(thing) && !tellsOfHealth(thing) && !isCoarse(thing));
}

function statedIn(clause: string): Statement[] {
	for (const [shape, isTrue] of shapes) {
		const { said, rest = "" } = clause.match(shape)?.groups ?? {};
		if (!said) continue;
		const spoken = said.toLowerCase();
		if (spoken === "my") return [{ verb: "have", said: "have", thing: `a ${rest.toLowerCase()}`, isTrue }];
		const [, also] = rest.match(/^(?:and|or) (\w+)$/i) ?? [];
		if (also) return [spoken, also].map((verb) => ({ verb, said: verb, thing: "", isTrue }));
		const verb = bases[spoken] ?? spoken;
		return thingsOf(rest).map(([thing, isThere]) => ({ verb, said: spoken, thing, isTrue: isTrue && isThere }));
	}
	return [];
}

/** "my tea with milk and no sugar": tea, milk, and sugar that is not there. */
function thingsOf(rest: string): [thing: string, isThere: boolean][] {
	return rest
		.replace(/ (?:but not|without) /gi, ", no ")
		.split(/,? (?:and|or|with) |, /i)
		.map((part) => part.replace(further, "").trim())
		.map((part) => [part.replace(/^(?:no|not|any) /i, ""), !/^(?:no|not) /i.test(part)]);
}
