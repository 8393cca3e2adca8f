import type { Answer, Tone } from "@sayso/contract/entities/answer.ts";
import { textsFor } from "./replies.ts";
import { stancesFor } from "./stances.ts";

/** The parts of the product's prompt that the stand-in reads. */
export interface Asked {
	/** The number of replies. */
	count: number;
	length: "short" | "medium" | "long";
	/** The whole prompt, so that no text of it is repeated. */
	prompt: string;
}

export interface Performance {
	/** An HTTP status that is returned instead of a stream. */
	status?: number;
	text: string;
	/** Where the stream stops until the caller leaves: before the first token, or after so many characters. */
	stallsAfter?: number;
	/** Characters after which the connection breaks. */
	dropsAfter?: number;
	finish: "stop" | "length";
}

type Scenario = (cards: Answer[], asked: Asked, call: number) => Performance;

const whole = (cards: readonly object[]): Performance => ({
	text: JSON.stringify({ elements: cards }),
	finish: "stop",
});
const third = (text: string) => Math.ceil(text.length / 3);
const changed = (cards: Answer[], change: Partial<Answer>) =>
	cards.map((card, at) => (at === 1 ? { ...card, ...change } : card));

/** How a model behaves, by its name. */
export const scenarios = {
	good: (cards) => whole(cards),
	"too-few": (cards) => whole(cards.slice(0, -1)),
	"too-many": (cards) => whole([...cards, ...cards]),
	"bad-tone": (cards) => whole(changed(cards, { tone: "cheerful" as Tone })),
	"over-length": (cards) => whole(changed(cards, { text: `Well, ${"and so on and on ".repeat(20)}it goes.` })),
	"bad-emoji": (cards) => whole(changed(cards, { emoji: "smile", keyword: "" })),
	truncated(cards) {
		const { text } = whole(cards);
		return { text: text.slice(0, -third(text)), finish: "length" };
	},
	"one-sided": (cards, asked) =>
		whole(
			cardsFor(
				asked,
				cards.map(() => "positive"),
			),
		),
	"out-of-order": (cards) => whole(cards.toReversed()),
	fenced: (cards) => ({ ...whole(cards), text: `\`\`\`json\n${whole(cards).text}\n\`\`\`` }),
	prose: () => ({ text: "Sure! Here are some replies you could use today.", finish: "stop" }),
	endless: (cards) => ({
		text: JSON.stringify({ elements: [{ ...cards[0], text: "on and ".repeat(20_000) }] }),
		finish: "stop",
	}),
	"slow-first-token": (cards) => ({ ...whole(cards), stallsAfter: 0 }),
	stalls: (cards) => ({ ...whole(cards), stallsAfter: third(whole(cards).text) * 2 }),
	drops: (cards) => ({ ...whole(cards), dropsAfter: third(whole(cards).text) * 2 }),
	"busy-then-good": (cards, _asked, call) => ({ ...whole(cards), ...(call % 2 ? { status: 429 } : {}) }),
	"always-busy": (cards) => ({ ...whole(cards), status: 429 }),
	broken: (cards) => ({ ...whole(cards), status: 500 }),
	refuses: (cards) => ({ ...whole(cards), status: 400 }),
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** Cards that follow every rule: a different text for each, and no text from the prompt. */
export function cardsFor(asked: Asked, tones: readonly Tone[] = stancesFor(asked)): Answer[] {
	const said = new Set<string>();
	return tones.map((tone) => {
		const fresh = textsFor(tone, asked.length).filter((text) => !said.has(text));
		const text = fresh.find((candidate) => !asked.prompt.includes(candidate)) ?? fresh[0] ?? "Say that once more?";
		said.add(text);
		return { tone, text, emoji: "💬", keyword: "talk" };
	});
}
