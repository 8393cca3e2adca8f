import { ResponseCount, ResponseLength } from "@sayso/contract/entities/preferences.ts";
import { describe, expect, test } from "vitest";
import { requestFor, setFor } from "../testing/request.ts";
import { understand } from "../understand.ts";
import { validateSet } from "../validate-set.ts";
import { forbiddenOf } from "./forbidden.ts";

const cannotHaveNuts = "My name is Ann. I cannot have nuts.";
const cardsTo = async (text: string, aboutMe: string, numberOfResponses: 4 | 6 = 4) =>
	(await setFor(requestFor(text, { numberOfResponses }, { aboutMe }))).answers.map((answer) => answer.text);

describe("what the person must not have is never accepted", () => {
	test.each(["how do you take your coffee", "how do you have your tea love", "so how do you take it"])(
		"nobody asks for what they must not have, told of no offer: %s",
		async (text) => {
			expect((await cardsTo(text, "", 6)).join(" ")).toMatch(/\bmilk\b/i);
			expect((await cardsTo(text, "I'm lactose intolerant.", 6)).join(" ")).not.toMatch(/(?<!no )\bmilk\b/i);
		},
	);

	test.each([
		["would you like some nut cake", cannotHaveNuts],
		["do you want a peanut butter sandwich", cannotHaveNuts],
		["here's your almond biscuit", cannotHaveNuts],
		["shall we have some satay", cannotHaveNuts],
		["i've brought you some walnuts", cannotHaveNuts],
		["have some cheese on toast", "I'm lactose intolerant."],
		["would you like a sandwich", "I am coeliac and I like tea."],
		["do you want a sausage", "I'm vegetarian."],
		["would you like a beer", "I don't drink alcohol because of my tablets."],
		["would you like a prawn", "I'm badly allergic to shellfish and eggs."],
		["can you eat prawns cause i'm doing some on sunday", "I'm allergic to shellfish."],
		["do you eat prawns cause im doing the barbie saturday", "I'm allergic to shellfish."],
		["i thought i'd do a curry is there anything you can't have", "I hate coriander and I can't have prawns."],
		[
			"theres walnuts in the brownie and i think almonds in the other one is that gonna be a problem",
			"I'm allergic to walnuts.",
		],
		["there's prawns in the paella, will that be okay", "Prawns bring me out in hives."],
		["would you like some peanut brittle", "Peanuts send me to hospital and I hate coriander."],
		["would you like an omelette", "My eyes are blue and eggs bring me out in hives."],
		["do you want a prawn cracker", "I love fish but prawns close my throat."],
		["have a kiwi", "Even a bit of kiwi makes my lips swell."],
		["some strawberries for you", "I come out in a rash if I eat strawberries."],
		["would you like some cheese", "Milk never agrees with me."],
		["would you like a cashew", "I carry a pen for my nut allergy."],
		["do you want a banana", "I had a bad reaction to bananas."],
	])("“%s” where About Me says “%s”", async (text, aboutMe) => {
		const [first = "", second = ""] = await cardsTo(text, aboutMe);
		const [named = ""] = forbiddenOf(aboutMe);
		expect(first).toMatch(new RegExp(`\\b(?:without|nothing with|no)\\b.*\\b${named}\\b`, "i"));
		expect(second).toContain(named);
	});

	test.each([
		["Peanuts send me to hospital and I can't have prawns.", ["peanuts", "prawns"]],
		["Kiwi and eggs bring me out in hives.", ["kiwi", "eggs"]],
		["I can't have nuts. Shellfish could kill me, and milk upsets my stomach.", ["nuts", "shellfish", "milk"]],
		["The smell of fish makes me sick.", ["fish"]],
		["Anything with sesame in it closes my throat.", ["sesame"]],
		["My doctor sent me to hospital.", []],
		["She makes me ill with worry. Crowds make me sick.", []],
		["Eggs don't make me ill.", []],
		["Nothing brings me out in hives.", []],
		["A bad fall put me in hospital and nurses look after me.", []],
	])("About Me names what it does to the person: %s", (aboutMe, named) => {
		expect(forbiddenOf(aboutMe).toSorted()).toEqual(named.toSorted());
	});

	test.each([
		["I come up in welts from sticking plaster and anything with latex.", "sticking plaster and latex"],
		["I'm allergic to bees, and eggs bring me out in hives.", "bees and eggs"],
		["Peanuts send me to hospital.", "peanuts"],
	])("who asks of allergies before they do something is told of them: %s", async (aboutMe, named) => {
		const cards = await cardsTo("Any allergies I should know about before I put this dressing on?", aboutMe);
		expect(cards.join(" | ")).toContain(named);
		expect(cards.join(" | ")).not.toMatch(/that's fine|only the one/i);
	});

	test.each(["I react badly to noise.", "Epilepsy put me in hospital twice."])(
		"what does harm and is no food is no allergy: %s",
		async (aboutMe) => {
			expect((await cardsTo("are you allergic to anything", aboutMe)).join(" | ")).not.toMatch(
				/allergic to (?:noise|epilepsy)/i,
			);
		},
	);

	test.each(ResponseLength.options)("asked for all of it, no card names a part of it: %s", async (responseLength) => {
		const aboutMe = "I'm Jo. Peanuts send me to hospital, I can't have prawns, and milk makes me ill.";
		for (const text of [
			"is there anything you can't have",
			"anything you're not allowed to eat",
			"what can't you eat",
		]) {
			const request = requestFor(text, { responseLength }, { aboutMe });
			const cards = (await setFor(request)).answers.map((answer) => answer.text);
			const said = cards.join(" | ");
			expect(said).toMatch(/peanuts|there are several/i);
			for (const card of cards.filter((each) => /prawns|milk/.test(each))) expect(card).toMatch(/peanuts/i);
		}
	});

	test("an offer of what another clause names is one of it", async () => {
		const coeliac = "I have coeliac disease, so I can't have ordinary bread.";
		const cards = await cardsTo("ive got half a lasagne going begging shall i leave it on your step", coeliac);
		for (const card of cards) expect(card).toMatch(/gluten/);
	});

	test.each(["grapefruit", "honey", "kiwi", "sesame", "soy", "rice"])(
		"%s that is not had is refused, on no list of ours",
		async (food) => {
			expect((await cardsTo(`would you like some ${food}`, `I don't have ${food}.`))[0]).toMatch(
				/\b(?:without|nothing with)\b/,
			);
		},
	);

	test("of a choice the other one is taken", async () => {
		expect((await cardsTo("would you like nut cake or a scone", cannotHaveNuts))[0]).toMatch(/\bscone\b/);
	});

	test.each([
		["would you like a nut-free cake", cannotHaveNuts],
		["would you like some cake", cannotHaveNuts],
		["would you like some nut cake", "I love nuts."],
		["would you like a drive in the car", "I don't have a car."],
		["would you like a cup of tea", "I don't have a dog."],
		["do you have time for a walk", "I can't have visitors after nine."],
		["there's apple pie for afters", "I'm vegetarian."],
		["shall we feed the ducks", "I'm vegetarian."],
		["shall we walk down to the port", "I can't have alcohol."],
		["shall i wrap it for you", "I can't have gluten."],
		["i have a peanut butter sandwich every day", cannotHaveNuts],
	])("“%s” is answered as ever where About Me says “%s”", async (text, aboutMe) => {
		expect((await cardsTo(text, aboutMe)).join(" ")).not.toMatch(
			/can't have|\b(?:without|no) (?:nuts|meat|alcohol|gluten)\b/i,
		);
	});

	test.each(
		ResponseLength.options.flatMap((length) => [...ResponseCount.values].map((count) => [length, count] as const)),
	)("the rules of a set hold: %s, %i replies, over four tries", async (responseLength, numberOfResponses) => {
		const shown = [];
		for (let attempt = 0; attempt < 4; attempt++) {
			const request = requestFor(
				"would you like some nut cake",
				{ responseLength, numberOfResponses },
				{ aboutMe: cannotHaveNuts, shown: [...shown] },
			);
			const { answers, rows } = await setFor(request);
			const about = answers.map(({ text }) => text).join(" | ");
			expect(validateSet(answers, rows, request, understand(request.text)), about).toEqual([]);
			shown.push(answers);
		}
	});
});

test.each([
	["Do you drink alcohol?", "I don't drink alcohol."],
	["The doctor says I can eat nuts again.", "I cannot have nuts."],
	["Is there anything you don't have yet for the trip?", "I cannot have nuts."],
	["My daughter's got terrible allergies. Are you coming Saturday?", "I'm allergic to penicillin."],
	["Does your son have any allergies?", "I'm allergic to penicillin."],
])("what offers or asks nothing of it is answered as anything else: %s", async (text, aboutMe) => {
	expect((await cardsTo(text, aboutMe)).join(" | ")).not.toMatch(/\b(?:without|no) (?:alcohol|nuts)\b|penicillin/i);
});

test.each([
	["any allergies we should know about before i give you this", "I'm allergic to penicillin."],
	[
		"before i put any tint near your eyes have you got any allergies or anything i should know",
		"I'm allergic to penicillin.",
	],
])("an allergy is told however it is asked for: %s", async (text, aboutMe) => {
	expect((await cardsTo(text, aboutMe))[0]).toContain("penicillin");
});

test.each(["do you have any allergies", "are you allergic to anything"])(
	"no denial stands beside a known allergy: %s",
	async (text) => {
		const cards = await cardsTo(text, "I'm allergic to penicillin.");
		expect(cards[0]).toContain("allergic to penicillin");
		expect(cards.join(" ")).not.toMatch(/\bI'm not\b|\bI don't have any\b|not that I know/i);
	},
);
