import { wordsOf } from "../hearing/normalise.ts";

const empty = new Set(
	"a an the to of and or some in on at for with my your me you i it is be have having go going get do now please that this one up down one's then".split(
		" ",
	),
);

/** One to three words of a phrase that a picture can stand for: "the blue jumper" → "blue jumper". */
export function keywordOf(phrase: string): string {
	const words = wordsOf(phrase.toLowerCase());
	const telling = words.filter((word) => !empty.has(word));
	return (telling.length > 0 ? telling : words).slice(0, 3).join(" ");
}
