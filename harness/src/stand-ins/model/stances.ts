import type { Tone } from "@sayso/contract/entities/answer.ts";
import type { Asked } from "./scenarios.ts";

const plain: readonly Tone[] = ["positive", "negative", "neutral", "question", "uncertain", "positive"];
const choice: readonly Tone[] = ["option_a", "option_b", "neutral_final", "question", "neutral", "uncertain"];
const covering: Record<string, Tone> = { yes: "positive", no: "negative", other: "neutral" };
/** How the prompt words a person's request for one stance. */
const steered: readonly (readonly [wish: RegExp, tone: Tone])[] = [
	[/every reply accepts or agrees/, "positive"],
	[/every reply declines or disagrees/, "negative"],
	[/every reply is another question/, "question"],
];
/** The order in which the prompt asks for them. */
const order: readonly Tone[] = [
	...(["positive", "option_a", "negative", "option_b"] as const),
	...(["neutral", "question", "uncertain", "neutral_final"] as const),
];

/** The stances that the stand-in chooses for a prompt, in card order. */
export function stancesFor({ count, prompt }: Asked): Tone[] {
	const wish = steered.find(([words]) => words.test(prompt));
	if (wish) return Array.from({ length: count }, () => wish[1]);
	const covers = /^Cover (.+)\.$/m.exec(prompt)?.[1]?.split(", ") ?? [];
	const isChoice = /takes it for: either or/.test(prompt);
	const first = isChoice ? [] : covers.flatMap((direction) => covering[direction] ?? []);
	const rest = isChoice ? choice : plain.filter((tone, at) => !first.includes(tone) || at >= 5);
	return [...first, ...rest].slice(0, count).sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
