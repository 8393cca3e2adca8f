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
	["So lunch is the turkey with gravy, that's the soft one, or there's a egg salad."],
	["would you rather fight one horse size duck or a hundred duck size horses"],
	["right so I can pick you up from yours at six, or meet you in there, what's easier"],
	["We've got grape flavour, or there's a vanilla, it's all a bit vile I won't lie."],
])("%s: what cannot be said back is either, neither, or asked for again", async (turn) => {
	const { rows } = await setFor(requestFor(turn));
	const intents = rows.map(({ intent }) => intent);
	expect(intents.slice(0, 2)).toEqual(["unclear-choice/either", "unclear-choice/neither"]);
	expect(intents).toContain("unclear-choice/again");
});
