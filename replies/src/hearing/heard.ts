import { readable } from "./normalise.ts";
import { withoutOpening } from "./opening.ts";
import { spelledHere } from "./spelling.ts";

/** The last turn: whatever makes its set asks for it again. */
let last = { text: "", heard: "" };

/**
 * A turn as everything reads it, rules and models and the data they learn from: its end as plain text, in Australian spelling,
 * without what only opens it.
 */
export function heard(text: string): string {
	if (text !== last.text) last = { text, heard: withoutOpening(spelledHere(readable(text))) };
	return last.heard;
}
