import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { ImportedPhrase } from "./imported.ts";

/** The phrases to save from an import. */
export interface TakenIn {
	save: Omit<Phrase, "updatedAt">[];
	/** How many existed already, and how many were over the limit. */
	known: number;
	left: number;
}

/**
 * Adds imported phrases to the existing ones, which do not change; duplicates are skipped, and an imported id is kept only if it is
 * free.
 * @param newId makes a new id
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
