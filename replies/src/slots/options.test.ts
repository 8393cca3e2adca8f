import { expect, test } from "vitest";
import { requestFor, setFor } from "../testing/request.ts";
import { optionsOf } from "./options.ts";

test.each([
	["paper or plastic hon", ["paper", "plastic"]],
	["Ham salad or the lasagne, darling, before the lasagne all goes.", ["ham salad", "the lasagne"]],
	["blazer on now or in the bag for later it's close out", ["now", "in the bag for later"]],
	["we're split down the middle here so you've got the casting vote, thai or pizza", ["thai", "pizza"]],
	["ham or just cheese, there's a bit of tomato left as well", ["ham", "cheese"]],
	["Mash, chips or a jacket with that?", ["mash", "chips", "a jacket"]],
])("%s: what is offered, and nothing that is only said beside it", (turn, options) => {
	expect(optionsOf(turn)?.options).toEqual(options);
});

test.each([
	["Are you wanting a return, love, or just the single?"],
	["is it you that does your tablets or does somebody sort them for you"],
	["So lunch is the turkey with gravy, that's the soft one, or there's a egg salad."],
	["would you rather fight one horse size duck or a hundred duck size horses"],
	["right so I can pick you up from yours at six, or meet you in there, what's easier"],
	["We've got grape flavour, or there's a vanilla, it's all a bit vile I won't lie."],
])("%s: what cannot be put into a sentence is the first and the second", async (turn) => {
	const { rows, answers } = await setFor(requestFor(turn));
	const told = answers.filter((_, i) => /^option_/.test(rows[i]?.tone ?? "")).map(({ text }) => text);
	expect(told[0]).toMatch(/\bfirst\b/);
	expect(told[1]).toMatch(/\bsecond\b/);
});
