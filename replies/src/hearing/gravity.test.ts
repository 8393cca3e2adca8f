import { readFileSync } from "node:fs";
import type { Answer } from "@sayso/contract/entities/answer.ts";
import { Context, ResponseLength } from "@sayso/contract/entities/preferences.ts";
import { expect, test } from "vitest";
import { requestFor, setFor } from "../testing/request.ts";
import { understand } from "../understand.ts";

const never = readFileSync(`${import.meta.dirname}/../../data/never.tsv`, "utf8")
	.trim()
	.split("\n")
	.filter((line) => !line.startsWith("//"))
	.map((line) => line.split("\t") as [context: string, turn: string, card: string]);

test.each(never)("%s: to “%s” nobody says %s", async (context, turn, card) => {
	const [length = "medium"] = [ResponseLength.options[turn.length % ResponseLength.options.length]];
	for (const numberOfResponses of [4, 6] as const) {
		const shown: Answer[][] = [];
		for (let attempt = 0; attempt < 3; attempt++) {
			const preferences = { context: Context.parse(context), numberOfResponses, responseLength: length };
			const { answers } = await setFor(requestFor(turn, preferences, { shown }));
			for (const answer of answers) expect(answer.text).not.toMatch(new RegExp(card, "i"));
			shown.push(answers);
		}
	}
});

test.each([
	"the doctor says it's come back and this time it's in his liver",
	"they had to put bella down this morning",
	"they've stopped the treatment",
	"she's only got a few weeks",
	"dad had another fall",
])("what may be grave is answered soberly: %s", (turn) => {
	const { acts, focus, mood } = understand(turn);
	expect(["may-be-grave", "bad-news", "hard-time", "trouble"]).toContain(acts[focus]?.act);
	expect(mood).toBe("bad");
});

test.each(["the scan came back all clear", "we put the deposit down on the house", "she came back from holidays"])(
	"and what is not, is not: %s",
	(turn) => {
		const { acts, focus } = understand(turn);
		expect(acts[focus]?.act).not.toBe("may-be-grave");
	},
);
