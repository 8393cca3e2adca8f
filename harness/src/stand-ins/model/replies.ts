import type { Tone } from "@sayso/contract/entities/answer.ts";

/** The stand-in's texts in a tone: a start of 3 to 5 words, one of 5 to 10, and a second sentence for long replies. */
type Saying = readonly [short: string, medium: string, then: string];

const yes: readonly Saying[] = [
	[
		"Yes, count me in.",
		"Yes, that would suit me well.",
		"It has been a quiet week and I could do with something different.",
	],
	[
		"Sounds good, thanks.",
		"Sounds good, thank you for asking.",
		"Just give me a little time to get myself ready first.",
	],
];
const no: readonly Saying[] = [
	["Not today, sorry.", "Not today, I need some rest.", "Perhaps another day this month would work better than now."],
	[
		"I'd rather not.",
		"I'd rather leave it this time.",
		"Please don't take it badly, there is simply too much going on.",
	],
];
const sayings: Partial<Record<Tone, readonly Saying[]>> = {
	neutral: [
		["Let me think first.", "Let me think for a moment.", "Good decisions take me a while, as everybody here knows."],
		["I hear you.", "I hear what has been said.", "There is plenty to turn over before anything gets settled."],
	],
	question: [
		["What do others think?", "What do the others think about it?", "And who else has been told so far?"],
		["Can it wait?", "Can it wait until later on?", "Or must everything be sorted out before dinner?"],
	],
	excited: [
		["What a treat!", "What a treat that will be!", "Nothing has cheered me up like this for quite some time!"],
		[
			"Oh, fantastic!",
			"Oh, fantastic, bring it on right now!",
			"My whole face is smiling about this wonderful surprise!",
		],
	],
	uncertain: [
		[
			"Hard to say now.",
			"Hard to say at the moment.",
			"Ask again once the weather and the family have made up their minds.",
		],
		[
			"Maybe, maybe not.",
			"Perhaps, it depends on several things.",
			"Nobody could promise more than that with so little to go by.",
		],
	],
	option_a: [
		["The first one, please.", "The first one for me, please.", "It has always been the better choice in this house."],
	],
	option_b: [
		["I'd take the second.", "I'd take the second of those.", "Something new is worth a try every once in a while."],
	],
	neutral_final: [
		["Either will do nicely.", "Either of them will do nicely.", "Surprise me, for both have plenty going for them."],
	],
};
const stances: Partial<Record<Tone, readonly Saying[]>> = {
	positive: yes,
	positive_a: yes,
	positive_b: yes.toReversed(),
	negative: no,
	negative_a: no,
	negative_b: no.toReversed(),
};

/** The stand-in's texts in a tone and a length, in order of preference. */
export function textsFor(tone: Tone, length: "short" | "medium" | "long"): string[] {
	return (stances[tone] ?? sayings[tone] ?? []).map(([short, medium, then]) =>
		length === "short" ? short : length === "medium" ? medium : `${medium} ${then}`,
	);
}
