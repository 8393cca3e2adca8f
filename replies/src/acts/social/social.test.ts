import { expect, test } from "vitest";
import type { ReplyPreferences } from "../../reply.ts";
import { requestFor, setFor } from "../../testing/request.ts";
import { understand } from "../../understand.ts";

const actOf = (text: string) => {
	const { acts, focus } = understand(text);
	return acts[focus]?.act;
};

/** The cards of every try: what is there, and what must not be. */
async function cardsFor(text: string, context: ReplyPreferences["context"] = "casual"): Promise<string> {
	const { answers } = await setFor(requestFor(text, { context, numberOfResponses: 6 }));
	return answers.map((answer) => answer.text).join("\n");
}

test.each([
	["You have a great day now, sir.", "farewell"],
	["there you go all done you take care", "farewell"],
	["Right, I'm off. Love you, see you Sunday.", "farewell"],
	["Enjoy your meal!", "good-wishes"],
	["Have a great trip!", "good-wishes"],
	["how are you really", "how-are-you"],
	["You holding up all right, Mum?", "how-are-you"],
	["thanks dad you're the best", "thanks"],
	["I'm so sorry, there's been a mistake with your booking.", "apology"],
	["so sorry to hear about your brother", "sympathy"],
	["You've been ever so brave.", "compliment"],
	["You're a good man, you know that?", "compliment"],
	["that was much clearer than yesterday", "compliment"],
	["Congratulations, I'm so happy for you both!", "celebration"],
	["we've been praying for you every sunday", "care"],
	["I'm always here if you need to talk.", "care"],
	["Dad, this is my girlfriend, Mia.", "introduction"],
	["Good evening, I'm on nights this week.", "introduction"],
	["don't you go running off on me", "teasing"],
	["What do you call a sleeping bull?", "joke"],
	["Is this a recording?", "device"],
	["sorry you're a bit hard to hear", "say-again"],
	["these are for you", "gift"],
])("friendly words are known by their form: %s", (text, act) => {
	expect(actOf(text)).toBe(act);
});

test.each([
	["Did you have a good day?", "farewell"],
	["Please take care of this form for me.", "farewell"],
	["Thanks for coming in, how can we help?", "thanks"],
	["Sorry, we're out of the soup.", "apology"],
	["I hope you don't mind me asking.", "good-wishes"],
	["Are you good at cards?", "compliment"],
])("and not where they only sound like them: %s", (text, act) => {
	expect(actOf(text)).not.toBe(act);
});

test("a greeting is not answered where what follows it is sad", () => {
	expect(actOf("Hi love, Dad's back in hospital.")).not.toBe("greeting");
	expect(actOf("Good morning! My sister died last night.")).toBe("bad-news");
});

test.each([
	["Have a lovely weekend", "Thanks, and the same to you.", /enjoyed|thing you need/],
	["You look gorgeous in that.", "Thank you, that's nice to hear.", /practis|worked hard/],
	["You did really well with your walking today", "Thank you, I worked hard.", /yourself/],
	["Good luck tomorrow!", "Thanks, I think I'll need it.", /enjoy|older/],
	["Sorry I snapped at you", "I was a bit upset by it.", /These things happen/],
	["Sorry to bother you", "I'm in the middle of something, sorry.", /upset|annoyed/],
	["I miss you so much", "I feel just the same.", /come here/],
	["Hello? Is anyone there?", "Please don't hang up on me.", /real person|like to see it/],
])("what is said back is of the same kind: %s", async (text, card, misfit) => {
	const cards = await cardsFor(text);
	expect(cards).toContain(card);
	expect(cards).not.toMatch(misfit);
});

test("what the rest of the turn does is answered too", async () => {
	expect(await cardsFor("I'm off now. Love you, see you Sunday.", "family")).toMatch(/love you/i);
	expect(await cardsFor("Why did the banana see the doctor?")).toMatch(/tell me|what is it|the answer/);
	expect(await cardsFor("Why did the banana see the doctor? It wasn't peeling well.")).not.toMatch(
		/tell me|the answer/,
	);
});
