import type { Act } from "../acts.ts";

/** A question with a question word: its act, the kind of value it asks for (a cue of the bank), how it is put. */
export type Question = readonly [act: Act, kind: string | undefined, pattern: RegExp];
