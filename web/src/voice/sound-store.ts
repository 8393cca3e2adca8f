import type { Kept } from "../kept/kept.ts";

/** Spoken sounds that this browser keeps, so that they are heard without a network. */
export interface SoundStore {
	/** The sound of a key as base64; undefined where it is not kept, or not any more. */
	get(key: string): Promise<string | undefined>;
	has(key: string): boolean;
	/** Keeps a sound. Where there are more than the store may hold, those that were heard longest ago go. */
	put(key: string, audio: string): Promise<void>;
	/** Takes out whatever has such a key. */
	drop(isGone: (key: string) => boolean): Promise<void>;
}

/** What is known of a kept sound. `slot`: the identifier it lies under, which says nothing. `used`: milliseconds since 1970. */
interface Entry {
	slot: string;
	bytes: number;
	used: number;
}
type Index = Record<string, Entry>;
/** Its key lies with it: another page may have taken the slot meanwhile, and nothing may be said that was not chosen. */
interface Sound {
	key: string;
	audio: string;
}

/** Sounds are unsealed one by one, when they are wanted; what is known of them all lies in one small item. */
const index = "index";

/** @param most bytes of all sounds together, as base64 */
export async function openSoundStore(kept: Kept, most: number, now = Date.now): Promise<SoundStore> {
	let known = await indexOf(kept);
	let writing: Promise<void> = Promise.resolve();
	/** When sounds were heard on this page: written with the next that is kept, so that hearing one writes nothing. */
	const heard: Record<string, number> = {};

	/** One change after the other, each of what is kept now: another page writes there too. */
	function change(make: (entries: Index) => Promise<Index> | Index): Promise<void> {
		const next = writing.then(async () => {
			const entries = await indexOf(kept);
			for (const [key, entry] of Object.entries(entries)) entry.used = Math.max(entry.used, heard[key] ?? 0);
			known = await make(entries);
			await kept.put("sounds", index, known);
		});
		// One that fails, for want of room in the browser, holds up no other.
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

/** What is known of the sounds; nothing where another version kept another shape. */
async function indexOf(kept: Kept): Promise<Index> {
	const entries = await kept.get<Index | null>("sounds", index);
	const isWhole = Object.values(entries ?? {}).every((entry) => typeof entry?.slot === "string" && entry.used >= 0);
	return entries && isWhole ? entries : {};
}

/** Those that may stay where no more than `most` bytes may, the last used first; and those that go. */
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
