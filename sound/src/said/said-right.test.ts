import { expect, test } from "vitest";
import { saidRight } from "./said-right.ts";

test.each([
	["I am 25, she is 101!", "I am twenty-five, she is one hundred and one!"],
	[
		"3,500 or 12500 people, 2,000,001 in all",
		"three thousand five hundred or twelve thousand five hundred people, two million and one in all",
	],
	["-5.5% and 25 °C", "minus five point five percent and twenty-five degrees Celsius"],
	["the 1st, 22nd and 100th", "the first, twenty-second and one hundredth"],
	[
		"20–30 minutes, 8/10, 24/7, 120/80",
		"twenty to thirty minutes, eight out of ten, twenty-four seven, one hundred and twenty over eighty",
	],
	["½ a cup or 1½ or 3/4", "a half a cup or one and a half or three quarters"],
	["10:30am, 3pm or 10:00", "ten thirty A M, three P M or ten o’clock"],
	["at 7.05 p.m. sharp", "at seven oh five P M sharp"],
	["14:30, 15:00 and 0:00", "fourteen thirty, fifteen hundred and midnight"],
	["9am-5pm, 9-5", "nine A M to five P M, nine to five"],
	[
		"in 1998, 2005 or 2012, the 1990s",
		"in nineteen ninety-eight, two thousand and five or twenty twelve, the nineteen nineties",
	],
	["on 5 March 2024", "on the fifth of March twenty twenty-four"],
	["the 2nd of Feb", "the second of February"],
	["March 5, at 5", "March the fifth, at five"],
	[
		"Mon 3/4/2026, 25/12/26, 2026-11-22",
		"Monday the third of April twenty twenty-six, the twenty-fifth of December twenty twenty-six, the twenty-second of November twenty twenty-six",
	],
	[
		"£12.50, A$5.00, $1, $0.99 or €1,200",
		"twelve pounds and fifty pence, five Australian dollars, one dollar, ninety-nine cents or one thousand two hundred euros",
	],
	["$5–10, $3.5m, $2 million", "five to ten dollars, three point five million dollars, two million dollars"],
	["call 0412 345 678", "call oh four one two, three four five, six seven eight"],
	[
		"call 0412345678 or 555-1234",
		"call oh four one two, three four five, six seven eight or five five five, one two three four",
	],
	[
		"+61 2 9876 5432, (02) 9876 5432, 1300 123 456",
		"plus six one, two, nine eight seven six, five four three two, oh two, nine eight seven six, five four three two, one three oh oh, one two three, four five six",
	],
	["Dial 000 or call 911. PIN 0042", "Dial oh oh oh or call nine one one. PIN oh oh four two"],
	[
		"5mg, 1 km, 2kg, 250 ml, 60km/h, 30 mins",
		"five milligrams, one kilometre, two kilograms, two hundred and fifty millilitres, sixty kilometres an hour, thirty minutes",
	],
	["Dr. Smith lives at 5 Smith St, near St Mary", "Doctor Smith lives at five Smith Street, near Saint Mary"],
	["Mr Lee & Mrs Lee", "Mister Lee and Missus Lee"],
	["e.g. tea, etc.", "for example tea, et cetera."],
	["pls call w/o delay, thx", "please call without delay, thanks"],
	["J.K. Rowling, J. Smith, the U.S.A.", "J K Rowling, J Smith, the U S A"],
	["My GP, the NDIS and the TV. HELP ME, SHH", "My G P, the N D I S and the T V. HELP ME, SHH"],
	["No. 5 came to room No. 5", "No. five came to room number five"],
	[
		"10mg/day, 5€, 2024/25, 9876 5432",
		"ten milligrams a day, five euros, two thousand and twenty-four slash twenty-five, nine eight seven six, five four three two",
	],
	["8:00am. Next", "eight A M. Next"],
	["he/she, and/or", "he or she, and or"],
	["B12, MP3 and COVID-19", "B12, MP3 and COVID-nineteen"],
	["me@home.com, www.sayso.app", "me at home dot com, sayso dot app"],
	["Yes ☕ 👍🏽 👨‍👩‍👧 <3 :)", "Yes"],
	["Keycap 1️⃣ 🇦🇺.", "Keycap one."],
	["👍", ""],
	["It’s fine. Sat down in the Sun. Mark may march.", "It’s fine. Sat down in the Sun. Mark may march."],
	["Bonjour, ça va? مرحبا", "Bonjour, ça va? مرحبا"],
	[
		"99999999999999999999",
		"nine nine nine nine nine, nine nine nine, nine nine nine, nine nine nine, nine nine nine, nine nine nine",
	],
])("%s is said as %s", (written, said) => {
	expect(saidRight(written, "en-AU")).toBe(said);
	expect(saidRight(said, "en-AU")).toBe(said);
});

test.each([
	["3/4/2026", "March fourth, twenty twenty-six"],
	["25/12/2026", "December twenty-fifth, twenty twenty-six"],
	["101 on 5 March", "one hundred one on March fifth"],
	["call 911 or 0800 123", "call nine one one or zero eight zero zero, one two three"],
])("an American says %s as %s", (written, said) => {
	expect(saidRight(written, "en-US")).toBe(said);
});

test("whatever is written, no lone figure and no emoji is left, and the longest is read at once", () => {
	const pieces = [
		"5",
		"1,0",
		"00",
		".",
		":",
		"-",
		"$",
		"/",
		" ",
		"pm",
		"th",
		"March ",
		"+",
		"(",
		"½",
		"👍",
		"a",
		"%",
		"J.",
		"0412",
		"°C",
	];
	let seed = 7;
	const next = () => {
		seed = (seed * 16_807) % 2_147_483_647;
		return pieces[seed % pieces.length];
	};
	for (let each = 0; each < 2_000; each++) {
		const written = Array.from({ length: 24 }, next).join("");
		expect(saidRight(written, "en-AU"), written).not.toMatch(
			/(?<![\p{L}\d.,:])\d(?![\p{L}\d.,:])|\p{Extended_Pictographic}/u,
		);
	}
	for (const piece of pieces) saidRight(`${piece}`.repeat(1_000), "en-GB");
});
