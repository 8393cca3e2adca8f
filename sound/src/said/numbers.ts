import { cardinal, oneByOne } from "./in-words.ts";
import { amount, amountInWords } from "./quantity.ts";
import type { Rule } from "./rule.ts";

/** Numbers that no other rule has matched. */
export const numbers: readonly Rule[] = [
	// takes: 24/7 → twenty-four seven | 50/50 → fifty fifty | 20/20 → twenty twenty | 9/11 → nine eleven
	// leaves: 24/70 | 124/7 | 24/7/26
	[
		/(?<![\d./])(24\/7|20\/20|50\/50|9\/11)(?![\d/]|[.,]\d)/g,
		(manner, match) =>
			match
				.split("/")
				.map((each) => cardinal(each, manner))
				.join(" "),
	],
	// takes: 1 000 → one thousand | 25’000’000 → twenty-five million
	// leaves: 1 500 | 1 0000 | 1 000 5
	[
		/(?<![\p{L}\d.,])\d{1,3}(?:[ '’]000){1,4}(?!\d|[.,]\d| \d)/gu,
		(manner, match) => cardinal(match.replace(/\D/g, ""), manner),
	],
	// takes: 1.2.3 → one point two point three | 192.168.0.10 → one nine two point one six eight point zero point ten
	// leaves: 1.2 | v1.2.3 | 1.2.3b
	[
		/(?<![\p{L}\d.,])\d{1,4}(?:\.\d{1,4}){2,4}(?![\p{L}\d]|[.,]\d)/gu,
		(manner, match) =>
			match
				.split(".")
				.map((each) => (each.length > 2 || /^0./.test(each) ? oneByOne(each, manner) : cardinal(each, manner)))
				.join(" point "),
	],
	// takes: room 8D → room eight D | 24B. → twenty-four B. | a 3D film → a three D film
	// leaves: 8d | B12 | 8DX | 1.8D | MP3
	[/(?<![\p{L}\d.,])\d{1,3}(?=\p{Lu}(?![\p{L}\d]))/gu, (manner, digits) => cardinal(digits, manner)],
	// takes: 83 → eighty-three | 1,200 → one thousand two hundred | 5.25 → five point two five | he's 8) → he's eight) | .5 → point five
	// takes: US: 101 → one hundred one | 9-1-1 → nine-one-one
	// leaves: B12 | 5x | 1,20 | 1,2000 | 12.5.6
	[new RegExp(`${amount}(?!\\p{L})`, "gu"), (manner, written) => amountInWords(written, manner)],
];
