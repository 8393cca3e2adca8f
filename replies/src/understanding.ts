import type { Act } from "./acts/acts.ts";
import type { Kind } from "./hearing/kinds-of-acts.ts";
import type { Scored } from "./learned/scorer.ts";
import type { Slots } from "./reply.ts";

/** Turns that get a closed, hand-reviewed set of rows and no other. In order of precedence. */
export const safetyFlags = [
	"safety-emergency",
	"safety-self-harm",
	"safety-abuse",
	"safety-secret",
	"safety-consent",
	"safety-advice",
	"safety-third-person",
] as const;
export type SafetyFlag = (typeof safetyFlags)[number];

/** One clause of what the partner said, and what it does. */
export interface ClauseReading {
	/** The dialogue act: the name of a file in `data/bank`. */
	act: Act;
	/** 0 to 1. A rule gives 0.95; the classifier its normalised margin. */
	confidence: number;
	clause: string;
	slots: Slots;
}

/** What a partner's turn asks of the person. */
export interface Understanding {
	acts: readonly ClauseReading[];
	/** Index in `acts` of the clause to answer. */
	focus: number;
	/** Index of an earlier clause that wants its own yes or no. */
	pair?: number;
	mood?: "good" | "bad";
	/** What the clause to answer may be, likeliest first, at most three: one where a rule is certain. */
	likely: readonly Scored[];
	/** What kind of answer the whole turn calls for, likeliest first. */
	kinds: readonly Scored<Kind>[];
	/** What was seen of it. */
	features: readonly string[];
	safety: readonly SafetyFlag[];
	language: "en" | "other";
}
