import { isPhoto, type Phrase } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import { takeIn } from "../../boards/take-in.ts";
import { isInstant } from "../../phrases/instant-layer.ts";
import type { Belongings } from "./belongings.ts";

/** The phrases to save, and counts of the rest. */
export interface MergedPhrases {
	save: Omit<Phrase, "updatedAt">[];
	/** How many are new, how many are newer than the existing ones, and how many exist unchanged. */
	fresh: number;
	newer: number;
	known: number;
	/** How many are skipped because they were deleted here after the file was written. */
	deleted: number;
	/** How many are over the limit for phrases or photos. */
	left: number;
	withoutPhoto: number;
}

/**
 * Merges imported phrases with the existing ones. Of two with one id the newer wins; no phrase is removed or duplicated. Instant
 * words keep their positions.
 * @param deletedAt when phrases were deleted here; empty to restore them
 */
export function mergePhrases(
	brought: NonNullable<Belongings["phrases"]>,
	there: readonly Phrase[],
	deletedAt: ReadonlyMap<string, string> = new Map(),
): MergedPhrases {
	const byId = new Map(there.map((phrase) => [phrase.id, phrase]));
	const standingOf = ({ id }: { id?: string }) => (id === undefined ? undefined : byId.get(id));
	const changed = brought.flatMap(({ image: _, ...phrase }) => {
		const standing = standingOf(phrase);
		const isNewer = standing && phrase.updatedAt && phrase.updatedAt > standing.updatedAt;
		return isNewer ? [{ ...standing, ...phrase, id: standing.id }] : [];
	});
	const isDeleted = ({ id = "", updatedAt = "" }: { id?: string; updatedAt?: string }) =>
		!byId.has(id) && updatedAt <= (deletedAt.get(id) ?? "") && deletedAt.has(id);
	const others = brought.filter((phrase) => !standingOf(phrase) && !isDeleted(phrase));
	const deleted = brought.filter(isDeleted).length;
	const { save, known, left } = takeIn(others, there);
	const places = new Map(others.map((phrase) => [phrase.id, phrase.position]));
	const placed = save.map((phrase) =>
		isInstant(phrase) ? { ...phrase, position: places.get(phrase.id) ?? phrase.position } : phrase,
	);
	let photos = there.filter(({ picture }) => isPhoto(picture)).length;
	let withoutPhoto = 0;
	const saved: readonly Omit<Phrase, "updatedAt">[] = [...changed, ...placed];
	const drawn = saved.map((phrase) => {
		if (!isPhoto(phrase.picture) || isPhoto(byId.get(phrase.id)?.picture ?? "") || ++photos <= limits.phrases.photos)
			return phrase;
		withoutPhoto++;
		return { ...phrase, picture: "" };
	});
	return {
		save: drawn,
		fresh: placed.length,
		newer: changed.length,
		known: known + (brought.length - others.length - changed.length - deleted),
		deleted,
		left,
		withoutPhoto,
	};
}
