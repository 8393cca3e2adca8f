import { expect, test } from "vitest";
import { understand } from "../understand.ts";

test.each([
	"Quick one before you shoot off. Are you happy for me to send your slides over to the others, or shall I hang fire?",
	"The possum's been in the roof again. Your brother was up there at two in the morning with a torch and a tennis racquet.",
	"Excuse me, lovely dog! What's his name?",
	"so i'm on the bus right and this bloke gets on with a live chook under his arm and sits down like it's nothing",
])("a story or a turn of speech is no danger: %s", (text) => {
	expect(understand(text).safety).toEqual([]);
});

test.each([
	[
		"i've been thinking about it all week and i can't see a way through any more i just want it to be over",
		"self-harm",
	],
	["can you come quick it's nan she's on the bathroom floor and she's not breathing right at all", "emergency"],
	["you are going to sit there in your own mess until you learn to do what you are told you stupid woman", "abuse"],
])("danger told in many words is heard: %s", (text, flag) => {
	expect(understand(text).safety).toContain(`safety-${flag}`);
});

test("danger is heard whatever else is told after it, and is plain danger then", () => {
	const after =
		"I was in the garden. The dog was barking. I had the hose on. Then Mary came out. She had the phone. I ran in. ";
	expect(understand(`He's not breathing. ${after}`).safety).toContain("safety-emergency");
	expect(understand(`He's not breathing. ${after.repeat(8)}`).safety).toContain("safety-emergency");
});

test.each([
	["can you pop your top off for me so i can have a listen to your chest please", "consent"],
	["and does she take milk in her tea or should i just make it black for her", "third-person"],
	["before we go on can you read me the code that has just come to your phone please", "secret"],
])("what is asked in many words is heard: %s", (text, flag) => {
	expect(understand(text).safety).toContain(`safety-${flag}`);
});
