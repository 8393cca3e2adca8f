import { limits } from "@sayso/contract/limits.ts";
import type { ReplyPreferences, Slots } from "../reply.ts";
import { brief } from "./brief.ts";
import { ofHealth } from "./matters.ts";
import type { Weighed } from "./weigh.ts";
import { whomOf } from "./whom.ts";

const { short, medium } = limits.replyWords;

/** A statement as slots: whole, in as few words as a card of medium and of short length has, and as it stands within a sentence. */
export function asSlots(
	name: "ownWords" | "moreWords",
	{ told, matter, keeps }: Weighed,
	responseLength: ReplyPreferences["responseLength"],
): Slots {
	const isWhole = matter !== undefined && ofHealth.has(matter);
	const whom = matter && whomOf(matter, told.text);
	const cutTo = (most: number) =>
		brief(told.text, { most, isWhole, keeps }) ??
		(whom && brief(`There's ${whom}.`, { most, isWhole, keeps: () => true }));
	const ofMedium = cutTo(medium.max);
	const texts = {
		[name]: told.text,
		[`${name}Brief`]: ofMedium,
		// Where there is room for more it is not cut so short.
		[`${name}Short`]: responseLength === "short" ? cutTo(short.max) : undefined,
		[`${name}Within`]: ofMedium && withinSentence(ofMedium),
	};
	return Object.fromEntries(
		Object.entries(texts).flatMap(([slot, text]) => (text === undefined ? [] : [[slot, text.replace(/\.$/, "")]])),
	);
}

/** "my wife is Ann"; nothing where it is no clause, as "Two cats" is none. */
function withinSentence(sentence: string): string | undefined {
	if (/^(?:I|I'm|I've|I'd|I'll)\b/.test(sentence)) return sentence;
	const isClause = /^(?:My|Our|We|We've|He|She|It|They|There)\b/.test(sentence);
	return isClause ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : undefined;
}
