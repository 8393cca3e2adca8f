import { expect, test } from "vitest";
import { understand } from "../../understand.ts";

function heard(turn: string): string {
	const { acts, focus } = understand(turn);
	return acts[focus]?.act ?? "";
}

test.each([
	["How was physio this morning?", "how-was"],
	["What did the specialist say?", "what-said"],
	["What's the hardest thing for you at home right now?", "most"],
	["what can i get for you today", "want-what"],
	["Which arm would you like it in?", "which"],
	["Where's your hearing aid?", "where"],
	["who's your next of kin", "who"],
	["How long have you had the cough?", "how-long"],
])("the form of a question tells its act: %s", (turn, act) => {
	expect(heard(turn)).toBe(act);
});

test.each([
	["who was that on the phone", "caller"],
	["where shall i put these", "put"],
	["why weren't you at school yesterday", "absent"],
])("and the kind of value it asks for: %s", (turn, kind) => {
	const { acts, focus } = understand(turn);
	expect(acts[focus]?.slots).toHaveProperty(kind);
});

test.each([
	["I was wondering what you'd like for dinner.", "want-what"],
	["could i ask how long you've been using it", "how-long"],
	["tell me what happened", "what-happened"],
])("a question inside another clause is answered: %s", (turn, act) => {
	expect(heard(turn)).toBe(act);
});

test("a question runs on to the one after it", () => {
	expect(understand("how was your weekend did you get up to much").acts.map((reading) => reading.clause)).toEqual([
		"how was your weekend",
		"did you get up to much",
	]);
});
