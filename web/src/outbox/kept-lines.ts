import { dayMilliseconds } from "@sayso/contract/day.ts";
import { limits } from "@sayso/contract/limits.ts";
import { Remembered } from "@sayso/contract/v1/memory.ts";
import type { Kept } from "../kept/kept.ts";

/** Sorts as the lines were said. */
const placeOf = ({ created_at, id }: Remembered) => `${created_at}~${id}`;

/** Keeps lines of the log that the server has, for when it cannot be asked. */
export async function keepLines(shelf: Kept, lines: readonly Remembered[]): Promise<void> {
	for (const line of lines) await shelf.put("history", placeOf(line), line);
}

export const dropLine = (shelf: Kept, line: Remembered): Promise<void> => shelf.remove("history", placeOf(line));

/**
 * The lines that are kept here, oldest first. What is older than the plan keeps, too much, or of no shape that was ever kept
 * goes.
 * @param days how long a line is kept; 0: not at all
 */
export async function keptLines(shelf: Kept, days: number, now = new Date()): Promise<Remembered[]> {
	const since = new Date(now.getTime() - days * dayMilliseconds).toISOString();
	const lines: Remembered[] = [];
	const held = await shelf.all<unknown>("history");
	for (const [at, { id, value }] of held.entries()) {
		const line = Remembered.safeParse(value).data;
		const isKept = line && days > 0 && line.created_at >= since && at >= held.length - limits.keptLines;
		if (isKept) lines.push(line);
		else await shelf.remove("history", id);
	}
	return lines;
}
