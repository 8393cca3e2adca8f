import type { Context } from "../../context.ts";
import { wordsOf } from "../../store/my-words.ts";
import { storedPreferences } from "../../store/preferences.ts";

/** A recogniser that expects everything expects nothing. */
const most = 100;
/** Capitals that begin no sentence; not "I’m". */
const names = /(?<=[\p{Ll}\p{N},;:)’'][ \t]{1,3})\p{Lu}\p{L}[\p{L}-]*(?: \p{Lu}\p{L}[\p{L}-]*)*/gu;

/** Names and other words that partners of a person are likely to say: of My words, and names in About Me. */
export async function expectedWords({ db }: Pick<Context, "db">, personId: string): Promise<string[]> {
	const [own, { aboutMe }] = await Promise.all([wordsOf(db, personId), storedPreferences(db, personId)]);
	return [...new Set([...own.map(({ word }) => word), ...(aboutMe.match(names) ?? [])])].slice(0, most);
}
