import { seededRandom } from "@sayso/contract/testing/seeded-random.ts";
import { expect, test } from "vitest";
import { planFor } from "./plan.ts";
import type { ReplyRequest } from "./reply.ts";
import { requestFor } from "./testing/request.ts";

/** Characters of the longest turn, of About Me, and of a named word. */
const longest = { turn: 10_000, aboutMe: 20_000, word: 60 };
/** Characters that patterns go over for one set at most: a turn as long as is read takes half of it, or less. */
const budget = 4_000_000;

/** Characters that all patterns together go over meanwhile: work counted, not time, so that no machine is too busy for it. */
function workOf(run: () => void): number {
	const { exec } = RegExp.prototype;
	let work = 0;
	RegExp.prototype.exec = function (text) {
		const from = this.global || this.sticky ? this.lastIndex : 0;
		const found = exec.call(this, text);
		work += (found ? found.index + found[0].length : this.sticky ? from + 1 : text.length) - from;
		return found;
	};
	try {
		run();
	} finally {
		RegExp.prototype.exec = exec;
	}
	return work;
}

const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const pieces = [
	...["do you ", "or ", "and ", "is it ", "the ", "not ", "a ", "I ", "when ", "what about ", "can i have your "],
	...[
		"he said ",
		"would you like ",
		", ",
		". ",
		"? ",
		"'s ",
		" ",
		"-",
		"1 ",
		"a.m. ",
		"…",
		"<",
		"''",
		"\u33c2",
		"\ufdfa",
	],
];
const random = seededRandom(8);
const mixed = Array.from({ length: 8 }, () =>
	filled(Array.from({ length: 12 }, () => pieces[Math.floor(random() * pieces.length)]).join(""), longest.turn),
);

/** Growth by normalising, runs of what patterns repeat, and words that many of them begin with. */
const hostile = [
	...new Set([...pieces.filter((piece) => piece.length < 16), "a", "ab ", "\u00df", "👍🏽", "\u0000"]),
].map((piece) => filled(piece, longest.turn));

test.each([...hostile, ...mixed].map((text) => [JSON.stringify(text.slice(0, 24)), text]))(
	"a turn of 10,000 characters takes no more work than one that is read whole: %s",
	(_start, text) => {
		expect(workOf(() => planFor(requestFor(text)))).toBeLessThan(budget);
	},
);

const around: [string, Partial<ReplyRequest>][] = [
	["About Me", { aboutMe: filled("I like to have a dog and I don't have the ", longest.aboutMe) }],
	["About Me without an end", { aboutMe: filled("i like ", longest.aboutMe) }],
	["the turns before", { turns: Array(8).fill({ who: "partner", text: filled("do you want tea or ", longest.turn) }) }],
	["named words", { steer: { words: [filled("i ", longest.word), filled("the", longest.word)] } }],
	["remembered lines", { memory: Array(8).fill(`I said: ${filled("what would you like ", longest.turn)}`) }],
];
test.each(around)("so does a turn with as much of %s as there may be", (_what, rest) => {
	for (const text of ["and you?", "do you have a dog", "what would you like"])
		expect(workOf(() => planFor(requestFor(text, {}, rest)))).toBeLessThan(budget);
});
