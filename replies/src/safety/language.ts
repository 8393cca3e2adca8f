import { isKnown } from "../language/known.ts";
import authored from "./cues.json" with { type: "json" };
import { parseCues } from "./parse.ts";

const { english, ...others } = Object.fromEntries(
	[...parseCues(authored.files["other-language"]).words].map(([language, words]) => [
		language,
		new Set(words.split("|")),
	]),
);
const foreign = Object.values(others);

/**
 * `other` when a turn is mostly in another script; or, in Latin letters with or without accents, when its everyday words are those
 * of one other language, or when it has none of English and most of its words are known to neither.
 */
export function languageOf(text: string): "en" | "other" {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
	if (letters > 0 && latin < letters / 2) return "other";
	const words = [...new Set(withoutAccents(text).match(/\p{L}+(?:'\p{L}+)?/gu))];
	const common = words.filter((word) => english?.has(word)).length;
	const apart = words.filter((word) => !english?.has(word));
	const elsewhere = Math.max(...foreign.map((language) => apart.filter((word) => language.has(word)).length));
	const strange = apart.filter((word) => !isKnown(word) || foreign.some((language) => language.has(word))).length;
	if (elsewhere >= 2 && elsewhere > common) return "other";
	const hidden = strange >= 2 && strange >= words.length * 0.6 && common <= words.length / 5;
	return hidden && (elsewhere > 0 || words.length > 2) ? "other" : "en";
}

function withoutAccents(text: string): string {
	return text.toLowerCase().replaceAll("đ", "d").replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}
