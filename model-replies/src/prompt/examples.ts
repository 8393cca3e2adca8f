import type { Answer } from "@sayso/contract/entities/answer.ts";

interface Example {
	partner: string;
	order: string;
	replies: readonly Answer[];
}

const reply = (tone: Answer["tone"], text: string, keyword: string, emoji: string): Answer => ({
	tone,
	text,
	keyword,
	emoji,
});

/** Turns of several kinds. They are not in the sets with which replies are evaluated. */
export const examples: readonly Example[] = [
	{
		partner: "do you want tea or coffee",
		order: "casual, short",
		replies: [
			reply("option_a", "Tea for me, please.", "tea", "🍵"),
			reply("option_b", "I'd rather have coffee.", "coffee", "☕"),
			reply("neutral_final", "Either is fine, thanks.", "choose", "🤷"),
		],
	},
	{
		partner: "are you warm enough in here",
		order: "family, medium",
		replies: [
			reply("positive", "Yes, I'm nice and warm, thanks.", "warm", "😊"),
			reply("negative", "No, I'm feeling a bit cold.", "cold", "🥶"),
		],
	},
	{
		partner: "our old neighbour passed away last night",
		order: "family, medium",
		replies: [
			reply("neutral", "Oh no, I'm so sorry to hear that.", "sorry", "💐"),
			reply("question", "How is the family holding up?", "family", "👪"),
		],
	},
	{
		partner: "could we move your appointment to Thursday",
		order: "business, medium",
		replies: [
			reply("positive", "Thursday works for me, thank you.", "calendar", "📅"),
			reply("negative", "I'm afraid Thursday doesn't suit me.", "no", "🙅"),
		],
	},
	{
		partner: "guess what I passed my driving test",
		order: "casual, short",
		replies: [reply("excited", "Well done, you legend!", "party", "🎉")],
	},
	{
		partner: "how did you sleep",
		order: "family, short",
		replies: [
			reply("positive", "Like a log, thanks.", "sleep", "😴"),
			reply("negative", "Not very well, sadly.", "tired", "🥱"),
		],
	},
];
