import { expect, test } from "vitest";
import { type Choices, replyOf, type Said } from "./choice.ts";
import { choicesFor, othersOf } from "./choices-for.ts";

const known = { people: ["Sarah"], places: ["Geelong"] };
const leaves = (choices: Choices | undefined): Said[] =>
	(choices?.choices ?? []).flatMap((choice) => ("further" in choice ? leaves(choice.further) : [choice]));

/** What is said once the choices with these labels are picked, one after another. */
function said(turn: string, ...labels: string[]): string | undefined {
	let list = choicesFor(turn, known);
	for (const label of labels) {
		const choice = list?.choices.find((each) => each.label === label);
		if (choice && "text" in choice) return replyOf(choice).text;
		list = choice?.further;
	}
	return undefined;
}

test.each([
	["How bad is it, from nought to ten?", ["7"], "It's a seven out of ten."],
	["and out of ten", ["8"], "It's an eight out of ten."],
	["how many tablets did you take", ["3"], "I took three."],
	["How many sugars would you like?", ["0"], "None for me, please."],
	["how many kids have you got", ["2"], "I've got two."],
	["So how old are you?", ["60"], "I'm 60."],
	["how much money do you want", ["20"], "I'd like 20, please."],
	["how long have you had that cough", ["A few weeks"], "It's been a few weeks."],
	["How long will it take?", ["Ten minutes"], "It'll be ten minutes."],
	["When did it start?", ["Last night"], "It was last night."],
	["what time do you want to get up", ["By the clock…", "7…", "half past 7"], "At half past seven, please."],
	["When is your appointment?", ["A day…", "Thursday"], "It's on Thursday."],
	["which day suits you", ["A date…", "23rd"], "On the 23rd, please."],
	["what day is it", ["Tuesday"], "It's Tuesday."],
	["Now, where does it hurt?", ["Knee…", "Left knee"], "It's my left knee."],
	["where is the pain", ["Foot…", "Both feet"], "It's both my feet."],
	["what kind of pain is it", ["Aching"], "It's an aching pain."],
	["who came to see you", ["Sarah"], "It was Sarah."],
	["who do you want to sit next to", ["My dad"], "My dad, please."],
	["Who do you live with?", ["My mum"], "I live with my mum."],
	["who did you go to the shops with", ["Sarah"], "With Sarah."],
	["who's that for", ["My dad"], "For my dad."],
	["Who did you see today?", ["My mum"], "My mum."],
	["who do you live with", ["Nobody"], "Nobody."],
	["Who helps you at home?", ["My carer"], "My carer."],
	["Who is your doctor?", ["Sarah"], "It's Sarah."],
	["Who were you going to ask?", ["Sarah"], "Sarah."],
	["When were you going to tell me?", ["Tomorrow"], "Tomorrow."],
	["what day were they supposed to come", ["Tomorrow"], "Tomorrow."],
	["When was she born?", ["A long time ago"], "It was a long time ago."],
	["where would you like to go", ["Geelong"], "I'd like to go to Geelong."],
	["where are your glasses", ["Kitchen"], "They're in the kitchen."],
	["where is it", ["In my bag"], "It's in my bag."],
	["where are you", ["Outside"], "I'm outside."],
	["Where are you going?", ["At home"], "I'm going home."],
])("%s → %s", (turn, labels, text) => {
	expect(said(turn, ...labels)).toBe(text);
});

test.each([
	["Where did she go?", ["Shops"], "To the shops."],
	["Where does this go?", ["Kitchen"], "In the kitchen."],
	["Where's he going?", ["At home"], "Home."],
	["Where are the children going today?", ["Park"], "To the park."],
	["Where did he take you?", ["Shops"], "At the shops."],
	["Where are you going to put it?", ["On the table"], "On the table."],
	["Where have you put the remote?", ["On the table"], "On the table."],
	["Where did you leave your bag this morning?", ["Kitchen"], "In the kitchen."],
	["Where's the bus?", ["Outside"], "Outside."],
	["Where's the nurse this morning?", ["Kitchen"], "In the kitchen."],
	["Where are you from?", ["Geelong"], "In Geelong."],
	["When do you have to go?", ["Tomorrow"], "Tomorrow."],
	["What day do you have physio?", ["Tomorrow"], "Tomorrow."],
	["When is your mum coming?", ["Tomorrow"], "Tomorrow."],
	["How long do I have to wait?", ["Ten minutes"], "Ten minutes."],
	["How many children does she have?", ["3"], "Three."],
	["How many times did you wake up?", ["3"], "Three times."],
	["How many times did you wake up?", ["1"], "Once."],
	["How many people did you wake?", ["3"], "Three."],
	["How old is your daughter?", ["12"], "Twelve."],
	["How old were you then?", ["12"], "Twelve."],
])("where it is not sure of whom or what, the value alone is said: %s → %s", (turn, labels, text) => {
	expect(said(turn, ...labels)).toBe(text);
});

test.each([
	["What time do you want your last tablets?", ["Tonight"], "Tonight, please."],
	["When did you last feel like eating?", ["Yesterday"], "It was yesterday."],
	["When has she been here?", ["Last week"], "It was last week."],
	["How long has your knee been sore?", ["A week"], "It's been a week."],
	["What's the date?", ["A date…", "23rd"], "It's the 23rd."],
	["What's the date?", ["Tuesday"], "It's Tuesday."],
	["What day is it today?", ["Tuesday"], "It's Tuesday."],
	["What day was it yesterday?", ["Tuesday"], "It was Tuesday."],
	["What time is it now?", ["7…", "7 o'clock"], "It's seven o'clock."],
	["Who has my phone?", ["Sarah"], "It's Sarah."],
	["How many did you just have?", ["3"], "I had three."],
	["How many have you had?", ["3"], "I've had three."],
	["How many are there?", ["1"], "There is one."],
	["How many hours did you sleep?", ["8"], "Eight hours."],
	["How many nights will you stay?", ["1"], "One night."],
	["How would you rate this one out of ten?", ["4"], "It's a four out of ten."],
	["How much cash is it in dollars?", ["1"], "It is 1 dollar."],
	["How many times out of ten do you forget?", ["9"], "Nine times."],
])("a time is of now or then, a number of what was asked: %s → %s", (turn, labels, text) => {
	expect(said(turn, ...labels)).toBe(text);
});

test("a number beside the list is said in the same sentence", () => {
	const choices = choicesFor("How many times did you get up?", known);
	expect(choices?.numbered?.(137)).toMatchObject({ label: "137", text: "137 times." });
});

test.each([
	"Would you like some tea?",
	"The nurse who is here now is lovely.",
	"When you're ready we can go.",
	"I know where it is.",
	"How was your weekend?",
	"Tell me when.",
	"Nine times out of ten I forget.",
	"I'd give it eight out of ten.",
	"I work from one to ten.",
	"",
])("nothing is offered for: %s", (turn) => {
	expect(othersOf(turn)).toBeUndefined();
});

test("every value is one whole sentence with a picture, and no two of a set are said alike", () => {
	const turns = [
		"out of ten",
		"how many",
		"how much is it",
		"how long",
		"when is it",
		"which day",
		"where does it hurt",
		"what kind of pain",
		"who is it",
		"where is it",
	];
	for (const turn of turns) {
		const replies = leaves(choicesFor(turn, known));
		expect(replies.length, turn).toBeGreaterThan(5);
		expect(new Set(replies.map(({ text }) => text)).size, turn).toBe(replies.length);
		for (const { text, emoji, keyword } of replies) {
			expect(text).toMatch(/^[A-Z0-9].*\.$/);
			expect(emoji.length * keyword.length, text).toBeGreaterThan(0);
			expect(keyword.length).toBeLessThanOrEqual(80);
		}
	}
});
