import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { ImportedPhrase } from "./imported.ts";

/** What is saved of imported phrases. */
export interface TakenIn {
	save: Omit<Phrase, "updatedAt">[];
	/** How many were there already, and how many there was no room for. */
	known: number;
	left: number;
}

/**
 * Adds imported phrases to those that are there: none of them is changed or saved twice, and an id is used again only where it is free.
 * @param newId makes one
 */
export function takeIn(
	imported: readonly ImportedPhrase[],
	there: readonly Phrase[],
	newId: () => string = () => crypto.randomUUID(),
): TakenIn {
	const sameAs = ({ text, folder = "", kind = "phrase" }: ImportedPhrase | Phrase) =>
		JSON.stringify([text, folder, kind]);
	const known = new Set(there.map(sameAs));
	const ids = new Set(there.map(({ id }) => id));
	const last = Math.max(-1, ...there.map(({ position }) => position));
	const fresh = imported.filter((phrase) => {
		const key = sameAs(phrase);
		if (known.has(key)) return false;
		known.add(key);
		return true;
	});
	const room = Math.max(0, limits.phrases.most - there.length);
	const save = fresh.slice(0, room).map(({ image: _, id, ...phrase }, at) => {
		const isFree = id !== undefined && !ids.has(id);
		const own = isFree ? id : newId();
		ids.add(own);
		const blank = {
			emoji: "",
			picture: "",
			folder: "",
			place: "",
			kind: "phrase",
			used: 0,
			usedAt: [0, 0, 0, 0],
		} as const;
		return { ...blank, usedAt: [...blank.usedAt], ...phrase, id: own, position: last + 1 + at };
	});
	return { save, known: imported.length - fresh.length, left: fresh.length - save.length };
}
