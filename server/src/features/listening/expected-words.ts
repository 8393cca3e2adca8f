import type { Context } from "../../context.ts";
import { wordsOf } from "../../store/my-words.ts";
import type { Person } from "../../store/people.ts";
import { storedPreferences } from "../../store/preferences.ts";
import { namesCondition } from "./names-condition.ts";

/** Too many expected words make recognition worse, and a recogniser may refuse more or longer ones. */
const [most, longest] = [100, 100];
/** Words with a capital inside a sentence; not "I’m". */
const capitals = /(?<=[\p{Ll}\p{N},;:)’'][ \t]{1,3})\p{Lu}\p{L}[\p{L}-]*(?: \p{Lu}\p{L}[\p{L}-]*)*/gu;

export interface ExpectedWords {
	/** From My words: these may be sent to every recogniser. */
	words: string[];
	/** From About Me: these are sent only to recognisers on the operator's own machines. */
	names: string[];
}

/**
 * Names and other words that a person's partners are likely to say: at most 100 in total, of 100 characters each. Known
 * medical conditions are left out.
 */
export async function expectedWords(
	{ db }: Pick<Context, "db">,
	{ id, medicalCondition }: Pick<Person, "id" | "medicalCondition">,
): Promise<ExpectedWords> {
	const [own, { aboutMe }] = await Promise.all([wordsOf(db, id), storedPreferences(db, id)]);
	const isSendable = (word: string) => word.length <= longest && !namesCondition(word, medicalCondition);
	const words = [...new Set(own.map(({ word }) => word).filter(isSendable))].slice(0, most);
	const names = [...new Set(aboutMe.match(capitals) ?? [])].filter((name) => isSendable(name) && !words.includes(name));
	return { words, names: names.slice(0, most - words.length) };
}
