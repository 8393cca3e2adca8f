import { dayMilliseconds } from "@sayso/contract/day.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Remembered } from "@sayso/contract/v1/memory.ts";
import type { Unsent } from "../../outbox/unsent-lines.ts";

/** A line of the history. `isUnsent`: the server does not have it yet; `isHard`: sending it has failed repeatedly. */
export interface HistoryLine extends Remembered {
	isUnsent?: boolean;
	isHard?: boolean;
}

/** The lines of one local day, newest first. */
export interface HistoryDay {
	/** For example 2026-11-22. */
	date: string;
	lines: readonly HistoryLine[];
}

const hasAll = (text: string, words: string) =>
	words
		.toLowerCase()
		.split(/\s+/)
		.slice(0, limits.memorySearch.words)
		.every((word) => text.toLowerCase().includes(word));

/**
 * Merges the server's lines with this browser's into one list, newest first, without duplicates and deleted lines.
 * @param words return only lines that contain all of them, in any order, as the server's search does
 * @param days the retention in days; 0: only this session
 */
export function mergeLines(
	{ waiting, session, forgotten }: Unsent,
	listed: readonly Remembered[],
	{ words, days, now = new Date() }: { words: string; days: number; now?: Date },
): HistoryLine[] {
	const since = days === 0 ? "" : new Date(now.getTime() - days * dayMilliseconds).toISOString();
	const merged = new Map<string, HistoryLine>();
	const unsent = waiting.map(({ line, isHard }) => ({ ...line, isUnsent: true, isHard }));
	for (const line of [...unsent, ...session, ...listed])
		if (!merged.has(line.id) && !forgotten.has(line.id) && line.created_at >= since && hasAll(line.text, words.trim()))
			merged.set(line.id, line);
	return [...merged.values()].sort(newestFirst);
}

const order = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);
export const newestFirst = (a: HistoryLine, b: HistoryLine): number =>
	order(a.created_at, b.created_at) || order(a.id, b.id);

/** For example 2026-11-22, in the device's time zone. */
function dateOf({ created_at }: Remembered): string {
	const at = new Date(created_at);
	return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Groups sorted lines by day. */
export function byDay(lines: readonly HistoryLine[]): HistoryDay[] {
	const days: { date: string; lines: HistoryLine[] }[] = [];
	for (const line of lines) {
		const date = dateOf(line);
		const last = days.at(-1);
		if (last?.date === date) last.lines.push(line);
		else days.push({ date, lines: [line] });
	}
	return days;
}
