import { describe, expect, test } from "vitest";
import { declare } from "./declarative.ts";
import { objectOf } from "./object.ts";
import { optionsOf, squeeze } from "./options.ts";
import { pastOf, thirdPersonOf } from "./past.ts";
import { swapPerson } from "./person.ts";
import { timeOf } from "./time.ts";

describe("options of a choice", () => {
	test.each([
		["do you want tea or coffee", "thing", ["tea", "coffee"]],
		["Cash or card?", "thing", ["cash", "card"]],
		["red wine white wine or beer", "thing", ["red wine", "white wine", "beer"]],
		["large medium or small", "thing", ["large", "medium", "small"]],
		["is it sharp dull or throbbing", "state", ["sharp", "dull", "throbbing"]],
		["do you want chips salad or veggies", "thing", ["chips", "salad", "veggies"]],
		["bus train or taxi", "thing", ["bus", "train", "taxi"]],
		["orange juice or water", "thing", ["orange juice", "water"]],
		["chicken noodle soup or a pie", "thing", ["chicken noodle soup", "a pie"]],
		["straight or left", "thing", []],
		["ham cheese tomato pineapple or olives", "thing", []],
		["tea, coffee or juice?", "thing", ["tea", "coffee", "juice"]],
		["Did you want the blue jumper or the green one?", "thing", ["the blue jumper", "the green one"]],
		[
			"should we go to the park or stay home and watch telly",
			"action",
			["go to the park", "stay home and watch telly"],
		],
		["would you rather have a shower now or after breakfast", "time", ["now", "after breakfast"]],
		["Would you prefer we send it by email or post?", "thing", ["email", "post"]],
		["would mornings or afternoons suit you better", "time", ["mornings", "afternoons"]],
		["is the pain sharp or dull", "state", ["sharp", "dull"]],
		["are you hot or cold", "feeling", ["hot", "cold"]],
		["are mornings or afternoons better for you", "time", ["mornings", "afternoons"]],
		["would you like the window open or shut", "how", ["open", "shut"]],
		["do you want me to email it or print it", "deed", ["email it", "print it"]],
		["is that for here or takeaway", "thing", ["for here", "takeaway"]],
		["do you want tea coffee or juice", "thing", ["tea", "coffee", "juice"]],
		["shall we go on saturday or sunday", "time", ["Saturday", "Sunday"]],
		["would you like your tea or my coffee", "thing", ["my tea", "your coffee"]],
	])("%s", (clause, kind, options) => {
		expect(optionsOf(clause)).toEqual({ kind, options });
	});

	test.each([
		"are you coming or not",
		"do you want a drink or something",
		"who told you that, him or her",
		"tea or tea",
		"is it ten or so",
	])("no choice: %s", (clause) => {
		expect(optionsOf(clause)).toBeUndefined();
	});

	test.each([
		["the blue jumper with stripes", "thing", { short: "the blue jumper" }],
		["stay home and watch telly", "action", { action: "stay home" }],
		["go to the park", "action", { action: "go to the park", short: "the park" }],
	] as const)("squeezed for three to five words: %s", (option, kind, squeezed) => {
		expect(squeeze(option, kind)).toEqual(squeezed);
	});
});

test.each([
	["your tablets", "my tablets"],
	["see you tomorrow", "see me tomorrow"],
	["help you with your shoes", "help me with my shoes"],
	["what I told you", "what you told me"],
	["when you wake up", "when I wake up"],
	["my sister and me", "your sister and you"],
	["yourself or mine", "myself or yours"],
])("said back by the other person: %s", (spoken, said) => {
	expect(swapPerson(spoken)).toBe(said);
});

test.each([
	["did you sleep well", "I slept well", "I didn't sleep well"],
	["have you taken your tablets", "I've taken my tablets", "I haven't taken my tablets"],
	["Have you ever been to Tasmania?", "I've been to Tasmania", "I've never been to Tasmania"],
	["are you warm enough, love?", "I'm warm enough", "I'm not warm enough"],
	["you hungry", "I'm hungry", "I'm not hungry"],
	["is your shoulder still sore", "my shoulder is still sore", "my shoulder isn't sore anymore"],
	["can you hear me okay", "I can hear you", "I can't hear you"],
	["does your brother live in Perth", "my brother lives in Perth", "my brother doesn't live in Perth"],
	["do you have any questions", "I have some questions", "I don't have any questions"],
])("turned round: %s", (clause, affirm, deny) => {
	expect(declare(clause)).toMatchObject({ affirm, deny });
});

test("what is too long or too odd to turn round still gets its yes and no", () => {
	expect(declare("do you mind if i open the window")).toEqual({ yes: "I do", no: "I don't" });
	expect(declare("that went well")).toEqual({});
});

test.each([
	["would you like a cup of tea", { thing: "a cup of tea", any: "a cup of tea" }],
	["do you want some more water", { thing: "some more water", any: "any more water" }],
	["would you like to call your mum", { action: "call my mum" }],
	["do you want to watch the cricket", { action: "watch the cricket" }],
	["do you need anything", {}],
	["can i get you guys started with some drinks", {}],
	["do you want straight", {}],
	["do you want me to call someone", {}],
])("offered: %s", (clause, object) => {
	expect(objectOf(clause)).toEqual(object);
});

test.each([
	["want to come over on saturday night", "Saturday night"],
	["shall we say tomorrow morning", "tomorrow morning"],
	["i'll see you at half past two", "half past two"],
	["the meeting is at three o'clock", "at three o'clock"],
	["do you want one", undefined],
])("time named: %s", (clause, time) => {
	expect(timeOf(clause)).toBe(time);
});

test("verbs are bent as English bends them", () => {
	expect(["go", "stop", "carry", "like", "play"].map(pastOf)).toEqual([
		"went",
		"stopped",
		"carried",
		"liked",
		"played",
	]);
	expect(["have", "watch", "carry", "play"].map(thirdPersonOf)).toEqual(["has", "watches", "carries", "plays"]);
});
