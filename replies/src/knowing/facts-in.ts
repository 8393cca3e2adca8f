import { forbiddenFoodOf } from "../forbidden/forbidden.ts";
import { type Fact, factKinds, refusal } from "./fact.ts";
import { sentencesOf, tellsOfTheGone } from "./facts.ts";
import { readLife } from "./life.ts";
import { readPeople } from "./people.ts";
import { fact, straight, whole } from "./read.ts";

/** Gaps of a template that were never filled in. */
const unfilled = /[[\]]/;

/** Every fact of an About Me text, each once, those of a kind together. What the person refused is among them. */
export function factsIn(aboutMe: string): Fact[] {
	const facts = aboutMe
		.split("\n")
		.flatMap((line) => sentencesOf(line.replace(refusal, "")))
		.filter((sentence, at, all) => !unfilled.test(sentence) && !tellsOfTheGone(sentence, at, all))
		.flatMap(factsOfSentence);
	const known = new Map(facts.map((each) => [keyOf(each), each]));
	return [...known.values()].sort((a, b) => factKinds.indexOf(a.kind) - factKinds.indexOf(b.kind));
}

/** What tells one fact from another. Work is the same whether it is done or was. */
export const keyOf = ({ said }: Fact): string => said.toLowerCase().replace(/^i worked as/, "i work as");

/** The facts of one sentence. */
export function factsOfSentence(text: string): Fact[] {
	const sentence = straight(text)
		.trim()
		.replace(/^People call me/, "people call me");
	const read = [...readPeople, ...readLife].flatMap(({ pattern, facts }) =>
		[...sentence.matchAll(pattern)].flatMap(({ groups = {} }) => facts(groups)),
	);
	const allergic = /\ballerg/i.test(sentence);
	const forbidden = forbiddenFoodOf(sentence).map((food) =>
		fact("forbidden", food, allergic ? `I am allergic to ${food}` : `I cannot have ${food}`),
	);
	// "I like tea" is a drink, and not stated twice.
	const drunk = read.filter(({ kind }) => kind === "drink" || kind === "routine").map(({ value }) => value);
	return [
		...read.filter(({ kind, value }) => kind !== "likes" || !drunk.some((drink) => whole(drink).test(value))),
		...forbidden,
	];
}
