import { z } from "zod";
import { type Habits, learn, likelyAfter } from "./scan/habits.ts";

/** Where they are kept in this browser: counts by numbers, no words of anybody. */
const key = "access-habits";

const shape = z.record(z.string(), z.record(z.string(), z.number()));

function kept(): Habits {
	try {
		return shape.parse(JSON.parse(localStorage.getItem(key) ?? "{}"));
	} catch {
		return {};
	}
}

/** The number of a name (FNV-1a, 32 bits): what is pressed may be somebody's own words. */
export function numberOf(name: string): string {
	let hash = 0x811c9dc5;
	for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return `n${(hash >>> 0).toString(36)}`;
}

/** Where the browser has no room for it, it is not learned. */
export function learnHabit(from: string, to: string): void {
	try {
		localStorage.setItem(key, JSON.stringify(learn(kept(), from, to)));
	} catch {
		// A habit is never worth a press.
	}
}

export const usuallyAfter = (from: string): string | undefined => likelyAfter(kept(), from);

/** Forgets what was learned of this device. */
export const forgetHabits = (): void => localStorage.removeItem(key);
