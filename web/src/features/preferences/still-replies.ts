import { defaultPreferences, type Preferences } from "@sayso/contract/entities/preferences.ts";

/** About as long as the replies that replace them, so that nothing moves. */
const examples: Readonly<Record<Preferences["responseLength"], readonly string[]>> = {
	short: [
		"Count me in.",
		"Sorry, I can't.",
		"I'll let you know.",
		"What time were you thinking?",
		"I'd love that!",
		"Maybe, I'm not sure.",
	],
	medium: [
		"Yes, I'd love to come to the park.",
		"Thanks, but I'm not up to it.",
		"I'll have to let you know.",
		"When were you thinking of going?",
		"Yes, that sounds like great fun!",
		"Maybe, I'll see how I feel.",
	],
	long: [
		"Yes, I'd love to come to the park. Just let me know what time to be ready.",
		"Thanks for asking me, but I don't think I'm up to it.",
		"Let me have a think about it first, and then I'll let you know.",
		"That sounds good. How would we get there, and what time would we leave?",
		"Yes please, I'd really love that, thank you so much for asking me!",
		"I'd like to, but it depends how I'm feeling. Can I tell you later?",
	],
};

/** Example replies for these choices, shown until the real ones are made. */
export const stillReplies = ({
	responseLength,
	numberOfResponses,
}: Pick<Preferences, "responseLength" | "numberOfResponses"> = defaultPreferences): readonly string[] =>
	examples[responseLength].slice(0, numberOfResponses);
