import { limits } from "@sayso/contract/limits.ts";
import { asMemoryCursor, type Remembered } from "@sayso/contract/v1/memory.ts";
import type { Client } from "../../../api/client.ts";
import type { Kept } from "../../../kept/kept.ts";
import type { OwnWords } from "../../../prediction/own-words.ts";
import { learned, type Sayings } from "../../../prediction/sayings.ts";
import { takenOver } from "../../../prediction/taken-over.ts";

/** Marks the last line of Memory that this device has learnt; stored and cleared with the learnt words. */
const mark = { shelf: "own-words", id: "learnt-up-to" } as const;

const placeOf = ({ created_at, id }: Remembered) => asMemoryCursor({ at: new Date(created_at), id });
const isOwn = ({ role, meta }: Remembered) => role === "assistant" && meta !== undefined && "kind" in meta;

/**
 * Learns the person's own words from other devices, from the lines of Memory that this device has not read yet. Its own lines are
 * among them and count once.
 * @param forgotten lines deleted here that the server may still list
 */
export async function learnElsewhere(
	api: Pick<Client, "memory">,
	kept: Kept,
	own: OwnWords,
	forgotten: ReadonlySet<string>,
): Promise<void> {
	const upTo = (await kept.get<{ place?: string } | null>(mark.shelf, mark.id))?.place ?? "";
	const lines: Remembered[] = [];
	let newest: string | undefined;
	for (let after: string | null | undefined; after !== null && lines.length < limits.ownWords.sentences; ) {
		const query = { limit: upTo ? limits.memoryPage : limits.memoryPageMost, ...(after && { after }) };
		const { entries, next, retention_days }: Awaited<ReturnType<typeof api.memory>> = await api.memory({ query });
		// With Memory off nothing outlives this session, here neither.
		if (retention_days === 0) return;
		newest ??= entries[0] && placeOf(entries[0]);
		const fresh = entries.filter((line) => placeOf(line) > upTo);
		lines.push(...fresh.filter((line) => isOwn(line) && !forgotten.has(line.id)));
		after = fresh.length < entries.length ? null : next;
	}
	const counted = lines
		.reverse()
		.reduce<Sayings>(
			(sayings, { text, created_at }) => learned(sayings, text, Date.parse(created_at)).sayings,
			new Map(),
		);
	if (counted.size > 0) await own.change((sayings) => takenOver(sayings, [...counted.values()]));
	if (newest) await kept.put(mark.shelf, mark.id, { place: newest });
}
