import { expect, test } from "vitest";
import { spokenText } from "./spoken-text.ts";

test.each([
	["It’s ten thirty A M — I’m “there”!", "It's ten thirty ay M, I'm there !"],
	["OK, my A B C at three P M", "okay, my ay B C at three P M"],
	["A cup, Plan A", "A cup, Plan A"],
	["a café, a naïve friend…", "a cafe, a naive friend..."],
	["Hmm, Wi-Fi", "hum, wifi"],
	["مرحبا", ""],
	["?!", ""],
])("%s is said as %s", (text, spoken) => {
	expect(spokenText(text)).toBe(spoken);
});
