import { isPhoto, type Phrase } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import { takeIn } from "../../../boards/take-in.ts";
import { isInstant } from "../board/instant-layer.ts";
import type { Belongings } from "./belongings.ts";

/** What merging saves and leaves. */
export interface MergedPhrases {
	save: Omit<Phrase, "updatedAt">[];
	/** How many were not there, how many are newer than what is there, and how many are there as they are. */
	fresh: number;
	newer: number;
	known: number;
	/** How many were deleted here after they were written, and so are left. */
	deleted: number;
	/** How many there was no room for, as a phrase or with their photo. */
	left: number;
	withoutPhoto: number;
}

/**
 * Brings phrases to those that are there: of two with one id the newest change stands; none is taken away, and none is there
 * twice. What is always there keeps its place.
 * @param deletedAt when phrases were deleted here; none where those are to come back
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
