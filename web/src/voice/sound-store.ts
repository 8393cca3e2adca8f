import type { Kept } from "../kept/kept.ts";

/** Spoken sounds in this browser's store, which play without a network. */
export interface SoundStore {
	/** The sound of a key as base64; undefined if it is not stored, or no longer. */
	get(key: string): Promise<string | undefined>;
	has(key: string): boolean;
	/** Stores a sound. If the store gets too large, the sounds played longest ago are removed. */
	put(key: string, audio: string): Promise<void>;
	/** Removes every sound with such a key. */
	drop(isGone: (key: string) => boolean): Promise<void>;
}

/** The index entry of a sound. `slot`: its identifier in the store, which reveals nothing. `used`: milliseconds since 1970. */
interface Entry {
	slot: string;
	bytes: number;
	used: number;
}
type Index = Record<string, Entry>;
/** The key is stored with the sound: another page may have overwritten the slot, and the wrong words must never be spoken. */
interface Sound {
	key: string;
	audio: string;
}

/** Sounds are decrypted one by one, when needed; the index of all of them is one small item. */
const index = "index";

/** @param most bytes of all sounds together, in base64 */
export async function openSoundStore(kept: Kept, most: number, now = Date.now): Promise<SoundStore> {
	let known = await indexOf(kept);
	let writing: Promise<void> = Promise.resolve();
	/** When sounds were played on this page. It is written with the next stored sound, so that playing writes nothing. */
	const heard: Record<string, number> = {};

	/** Changes run one after the other, and each reads the index again: another page writes there too. */
	function change(make: (entries: Index) => Promise<Index> | Index): Promise<void> {
		const next = writing.then(async () => {
			const entries = await indexOf(kept);
			for (const [key, entry] of Object.entries(entries)) entry.used = Math.max(entry.used, heard[key] ?? 0);
			known = await make(entries);
			await kept.put("sounds", index, known);
		});
		// A failed change, for example without room in the browser, does not block the next.
		writing = next.catch(() => undefined);
		return next;
	}

	return {
		has: (key) => key in known,
		async get(key) {
			const entry = known[key];
			if (!entry) return undefined;
			const sound = await kept.get<Sound>("sounds", entry.slot);
			if (sound?.key !== key) {
				void change(({ [key]: _, ...others }) => others).catch(() => undefined);
				return undefined;
			}
			heard[key] = now();
			return sound.audio;
		},
		put: (key, audio) =>
			change(async ({ [key]: before, ...others }) => {
				const bytes = audio.length;
				if (bytes > most) return others;
				const room = withRoom(others, most - bytes);
				for (const { slot } of room.gone) await kept.remove("sounds", slot);
				const slot = before?.slot ?? freeSlot(room.entries);
				await kept.put("sounds", slot, { key, audio } satisfies Sound);
				return { ...room.entries, [key]: { slot, bytes, used: now() } };
			}),
		drop: (isGone) =>
			change(async (entries) => {
				for (const [key, { slot }] of Object.entries(entries)) if (isGone(key)) await kept.remove("sounds", slot);
				return Object.fromEntries(Object.entries(entries).filter(([key]) => !isGone(key)));
			}),
	};
}

/** The index; empty if another version stored another shape. */
async function indexOf(kept: Kept): Promise<Index> {
	const entries = await kept.get<Index | null>("sounds", index);
	const isWhole = Object.values(entries ?? {}).every((entry) => typeof entry?.slot === "string" && entry.used >= 0);
	return entries && isWhole ? entries : {};
}

/** Splits the entries: those that fit into `most` bytes, the last used first, and those to remove. */
function withRoom(entries: Index, most: number): { entries: Index; gone: Entry[] } {
	const byUse = Object.entries(entries).sort(([, a], [, b]) => b.used - a.used);
	let bytes = 0;
	const stays = byUse.filter(([, entry]) => {
		bytes += entry.bytes;
		return bytes <= most;
	});
	return { entries: Object.fromEntries(stays), gone: byUse.slice(stays.length).map(([, entry]) => entry) };
}

function freeSlot(entries: Index): string {
	const taken = new Set(Object.values(entries).map(({ slot }) => slot));
	for (let at = 0; ; at++) if (!taken.has(String(at))) return String(at);
}
