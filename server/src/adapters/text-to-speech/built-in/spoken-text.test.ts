import { expect, test } from "vitest";
import { spokenText } from "./spoken-text.ts";

test.each([
	["It’s 10:30am, Dr Smith — I’m 25!", "It's 10:30 ay em, Dr Smith, I'm 25!"],
	["OK, see you at 3pm or 10:00", "okay, see you at 3 p m or 10 o'clock"],
	["£12.50, A$5.00 or $1", "12 pounds 50, 5 dollars or 1 dollar"],
	["20–30 minutes, 8/10", "20 to 30 minutes, 8 out of 10"],
	["in 1998, 2005 or 2012", "in 19 98, 2,005 or 20 12"],
	["3500 or 12500 people", "3,500 or 12,500 people"],
	["call 0412345678", "call 0 4 1 2 3 4 5 6 7 8"],
	["a café & a naïve friend", "a cafe and a naive friend"],
	["e.g. tea, etc.", "for example tea, et cetera."],
	["Hmm, 5.5% and 25 °C", "hum, 5.5 percent and 25 degrees"],
	["Yes ☕ 👍🏽 👨‍👩‍👧 <3", "Yes"],
	["👍", ""],
])("%s is said as %s", (text, spoken) => {
	expect(spokenText(text)).toBe(spoken);
});
