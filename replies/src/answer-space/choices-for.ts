import { type AnswerSpace, type AskedFor, askedFor } from "./asked-for.ts";
import { body, kindsOfPain } from "./body.ts";
import type { Choices, Known } from "./choice.ts";
import { money, numbers, scale } from "./numbers.ts";
import { daysOf, lengths, times } from "./times.ts";
import { people, places } from "./whereabouts.ts";

const made: Readonly<Record<AnswerSpace, (question: string, known: Known) => Choices>> = {
	scale,
	number: numbers,
	money,
	length: lengths,
	time: times,
	day: daysOf,
	body,
	pain: kindsOfPain,
	person: people,
	place: places,
};

/** Every value that the last question of a turn may be answered with; nothing where they are not known beforehand. */
export function choicesFor(turn: string, known: Known): Choices | undefined {
	const asked = askedFor(turn);
	return asked && made[asked.space](asked.question, known);
}

const offered: Readonly<Record<AnswerSpace, string>> = {
	scale: "Other number…",
	number: "Other number…",
	money: "Other amount…",
	length: "Other time…",
	time: "Other time…",
	day: "Other day…",
	body: "Other place…",
	pain: "Other kind…",
	person: "Other person…",
	place: "Other place…",
};

/** What opens the values, where a turn has some: "Other number…". */
export function othersOf(turn: string): string | undefined {
	const asked: AskedFor | undefined = askedFor(turn);
	return asked && offered[asked.space];
}
