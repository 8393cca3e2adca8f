import type { Context } from "../../context.ts";
import { wordsOf } from "../../store/my-words.ts";
import type { Person } from "../../store/people.ts";
import { storedPreferences } from "../../store/preferences.ts";
import { namesCondition } from "./names-condition.ts";

/** A recogniser that expects everything expects nothing; and one that is given more, or longer ones, may refuse to listen. */
const [most, longest] = [100, 100];
/** Capitals that begin no sentence; not "I’m". */
const capitals = /(?<=[\p{Ll}\p{N},;:)’'][ \t]{1,3})\p{Lu}\p{L}[\p{L}-]*(?: \p{Lu}\p{L}[\p{L}-]*)*/gu;

export interface ExpectedWords {
	/** Of My words: every recogniser may be told them. */
	words: string[];
	/** Of About Me: only what listens on machines of the operator's own is told them. */
	names: string[];
}

/**
 * Names and other words that partners of a person are likely to say: at most 100 in all, of 100 characters, and none that names
 * a medical condition, as far as that is known.
 */
export async function expectedWords(
	{ db }: Pick<Context, "db">,
	{ id, medicalCondition }: Pick<Person, "id" | "medicalCondition">,
): Promise<ExpectedWords> {
	const [own, { aboutMe }] = await Promise.all([wordsOf(db, id), storedPreferences(db, id)]);
	const isTold = (word: string) => word.length <= longest && !namesCondition(word, medicalCondition);
	const words = [...new Set(own.map(({ word }) => word).filter(isTold))].slice(0, most);
	const names = [...new Set(aboutMe.match(capitals) ?? [])].filter((name) => isTold(name) && !words.includes(name));
	return { words, names: names.slice(0, most - words.length) };
}
