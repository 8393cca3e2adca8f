import { type Phrase, PhraseForm } from "@sayso/contract/entities/phrase.ts";
import type { Kept } from "../kept/kept.ts";
import { addChangeNotices } from "../outbox/change-notices.ts";

/** The fields that the person chooses, with their names. The use counts are not among them: they add up. */
const chosen = {
	text: "words",
	emoji: "emoji",
	picture: "picture",
	folder: "folder",
	place: "place",
	kind: "kind",
	position: "place in the row",
} as const;
type Chosen = keyof typeof chosen;
const fields = Object.keys(chosen) as Chosen[];

/** The fields whose conflicts are reported. Position is not: a person who moves a phrase sees the result. */
const notices = fields.filter((field) => field !== "position");

/** Whether two phrases are equal, apart from their times. */
export const isAlike = (one: Phrase, other: Phrase): boolean =>
	fields.every((field) => one[field] === other[field]) &&
	one.used === other.used &&
	one.usedAt.every((times, part) => times === other.usedAt[part]);

/**
 * Merges this device's change of a phrase with the current one on the server, field by field. If both changed a field, the newer
 * change wins, by the clocks of the devices; use counts add up.
 * @param was the phrase before this device changed it; undefined if the device did not have it: the server's phrase wins
 * @returns the phrase, and the fields in which this device's change lost
 */
export function mergePhrase(
	standing: Phrase,
	{ was, now: wanted }: { was: Phrase | undefined; now: Phrase },
): { phrase: Phrase; stayed: Chosen[] } {
	// Normalise as the server does: without surrounding spaces.
	const now = { ...PhraseForm.parse(wanted), id: wanted.id };
	const isWanted = (field: Chosen) => now[field] !== standing[field] && now[field] !== was?.[field];
	if (!was || isAlike(now, standing)) return { phrase: standing, stayed: notices.filter(isWanted) };
	const isNewer = now.updatedAt >= standing.updatedAt;
	const taken = fields.filter((field) => isWanted(field) && (isNewer || standing[field] === was[field]));
	const added = (there: number, here: number, before: number) => there + Math.max(0, here - before);
	const phrase = {
		...standing,
		...Object.fromEntries(taken.map((field) => [field, now[field]])),
		used: added(standing.used, now.used, was.used),
		usedAt: standing.usedAt.map((times, part) => added(times, now.usedAt[part] ?? 0, was.usedAt[part] ?? 0)),
		updatedAt: isNewer ? now.updatedAt : standing.updatedAt,
	};
	return { phrase, stayed: notices.filter((field) => isWanted(field) && !taken.includes(field)) };
}

/** Stores a message about the fields of a phrase that another device changed later. */
export async function addMergeNotices(
	kept: Kept,
	wanted: Phrase,
	standing: Phrase,
	stayed: readonly Chosen[],
): Promise<void> {
	const sentences = stayed.map((field) => {
		const what =
			field === "text"
				? `The phrase “${wanted.text.trim()}” stayed as “${standing.text}”`
				: `The ${chosen[field]} of “${standing.text}” stayed`;
		return `${what}: it was changed later on another device.`;
	});
	await addChangeNotices(kept, sentences);
}
