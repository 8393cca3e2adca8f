import { dayMilliseconds } from "@sayso/contract/day.ts";
import { limits } from "@sayso/contract/limits.ts";
import { Remembered } from "@sayso/contract/v1/memory.ts";
import type { Kept } from "../kept/kept.ts";

/** The sort key: the order in which lines were said. */
const placeOf = ({ created_at, id }: Remembered) => `${created_at}~${id}`;

/** Stores lines of the log from the server, for offline use. */
export async function keepLines(shelf: Kept, lines: readonly Remembered[]): Promise<void> {
	for (const line of lines) await shelf.put("history", placeOf(line), line);
}

export const dropLine = (shelf: Kept, line: Remembered): Promise<void> => shelf.remove("history", placeOf(line));

/**
 * The lines stored here, oldest first. Removes lines past the plan's retention, over the limit, or of an unknown shape.
 * @param days the retention in days; 0: store nothing
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
