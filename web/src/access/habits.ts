import { z } from "zod";
import { type Habits, learn, likelyAfter } from "./scan/habits.ts";

/** The storage key in this browser: only counts by numbers are stored, no words. */
const key = "access-habits";

const shape = z.record(z.string(), z.record(z.string(), z.number()));

function kept(): Habits {
	try {
		return shape.parse(JSON.parse(localStorage.getItem(key) ?? "{}"));
	} catch {
		return {};
	}
}

/** The number of a name (FNV-1a, 32 bits): the name may be the person's own words. */
export function numberOf(name: string): string {
	let hash = 0x811c9dc5;
	for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return `n${(hash >>> 0).toString(36)}`;
}

/** If the browser has no room, nothing is learnt. */
export function learnHabit(from: string, to: string): void {
	try {
		localStorage.setItem(key, JSON.stringify(learn(kept(), from, to)));
	} catch {
		// An error in learning must not block a press.
	}
}

export const usuallyAfter = (from: string): string | undefined => likelyAfter(kept(), from);

/** Deletes what was learnt on this device. */
export const forgetHabits = (): void => localStorage.removeItem(key);
