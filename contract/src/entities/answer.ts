import { z } from "zod";

/** The stance of a reply (not the mood of the topic); each has its own card colour. */
export const tones = [
	"positive",
	"negative",
	"neutral",
	"question",
	"excited",
	"uncertain",
	"option_a",
	"option_b",
	"positive_a",
	"negative_a",
	"positive_b",
	"negative_b",
	"neutral_final",
] as const;
export const Tone = z.enum(tones);
export type Tone = z.infer<typeof Tone>;

/** One reply the person may pick. `keyword`: 1 to 3 words that name a picture. */
export const Answer = z.object({ text: z.string(), tone: Tone, emoji: z.string(), keyword: z.string() });
export type Answer = z.infer<typeof Answer>;

/** A reply as it is offered. `basic`: the built-in engine stood in for a card of a language model. */
export const OfferedAnswer = Answer.extend({ basic: z.literal(true).optional() });
export type OfferedAnswer = z.infer<typeof OfferedAnswer>;
