import { scorer } from "../learned/scorer.ts";
import trained from "./asked.json" with { type: "json" };
import { asksOf } from "./asking-forms.ts";
import { mayAskOf } from "./asking-words.ts";
import { type Matter, matters, tellsOf } from "./matters.ts";

const isAsked = (name: string): name is "asked" | "none" => name === "asked" || name === "none";
const score = scorer(trained, isAsked, (features) => features.split("\n"));

/** How plain it is that a matter is asked about: by a form of words that asks for it alone, a word that tells of it, one that may ask for it. */
const plainness = { form: 4, told: 2, perhaps: 1 } as const;
/** How likely it must be that the turn asks about a person's life, for a form of words and for words alone. */
const enough = { forForm: 0.15, forWords: 0.5 } as const;
/** So plain that no other is looked at. */
const plain = 3;
/** Words of more matters than these tell of none. */
const several = 3;

/**
 * Which matters of a life a turn asks about, likeliest first; nothing where it asks about none. Whether it asks at all is known
 * from its form or learned; about what, its words say.
 *
 * @param features what `turnFeaturesOf` sees
 */
export function mattersAsked(turn: string, features: readonly string[]): readonly Matter[] {
	// What they say of themselves is not what they ask.
	const words = turn.replace(/\b(?:I|I'm|I've|my)\b/g, "");
	const asking = score(features.join("\n")).find(({ act }) => act === "asked")?.confidence ?? 0;
	const found = matters
		.map((matter) => ({ matter, worth: plainnessOf(matter, words, asking) }))
		.filter(({ worth }) => worth > 0)
		.sort((a, b) => b.worth - a.worth);
	const isPlain = (found[0]?.worth ?? 0) >= plain;
	if (!isPlain && found.length > several) return [];
	return found.filter(({ worth }) => !isPlain || worth >= plain).map(({ matter }) => matter);
}

function plainnessOf(matter: Matter, words: string, asking: number): number {
	if (asking >= enough.forForm && asksOf(matter, words)) return plainness.form;
	if (asking < enough.forWords) return 0;
	return (tellsOf(matter, words) ? plainness.told : 0) + (mayAskOf(matter, words) ? plainness.perhaps : 0);
}
