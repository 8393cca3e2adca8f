import type { Known } from "../answer-space/choice.ts";
import { factsIn } from "./facts-in.ts";
import { sayable } from "./sayable.ts";

/** The people and places that About Me names, as the values of a question. */
export function knownIn(aboutMe: string): Known {
	const facts = factsIn(sayable(aboutMe));
	const named = (kind: string) => [...new Set(facts.filter((fact) => fact.kind === kind).map(({ value }) => value))];
	return { people: named("person"), places: named("home") };
}
