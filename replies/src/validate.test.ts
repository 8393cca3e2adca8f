import type { Answer } from "@sayso/contract/entities/answer.ts";
import { expect, test } from "vitest";
import type { PlanRow } from "./reply.ts";
import { requestFor } from "./testing/request.ts";
import { validate } from "./validate.ts";

const row: PlanRow = { act: "offer", intent: "offer/accept", tone: "positive", required: true, slots: {} };
const good: Answer = { text: "Yes please, that would be great.", tone: "positive", emoji: "👍", keyword: "yes please" };
const request = requestFor("would you like to keep your old chair");

test("a good card has no problem", () => {
	expect(validate(good, row, request, [])).toEqual([]);
});

test.each([
	["length", { text: "Yes." }],
	["tone", { tone: "neutral" }],
	["emoji", { emoji: "👍👍" }],
	["emoji", { emoji: "ok" }],
	["keyword", { keyword: "yes please thank you" }],
	["keyword", { keyword: "" }],
	["form", { text: "yes please, that would be great" }],
	["form", { text: "Yes please that that would would be great." }],
	["placeholder", { text: "Yes please, {thing} would be great." }],
	["person", { text: "Yes please, I are glad to have it." }],
	["echo", { text: "Yes, I would keep your old chair." }],
	["advice", { text: "I think you should stop taking those tablets." }],
] as const)("%s", (problem, change) => {
	expect(validate({ ...good, ...change }, row, request, [])).toContain(problem);
});

test("a question card ends with its mark", () => {
	expect(validate({ ...good, tone: "question" }, { ...row, tone: "question" }, request, [])).toEqual(["form"]);
});

test("a card differs from the others of its set and from every set shown", () => {
	expect(validate(good, row, request, [good])).toContain("repeated");
	expect(validate({ ...good, text: "Yes please, that would be really great." }, row, request, [good])).toContain(
		"too alike",
	);
	expect(validate(good, row, { ...request, shown: [[good]] }, [])).toContain("shown before");
});

test("a question is not answered with congratulations", () => {
	expect(
		validate({ ...good, text: "Congratulations, you must be so pleased!" }, row, requestFor("Can you hear me?"), []),
	).toContain("news to a question");
});
