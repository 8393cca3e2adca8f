import { type Phrase, PhraseForm } from "@sayso/contract/entities/phrase.ts";
import type { Kept } from "../../../kept/kept.ts";
import { tellLater } from "../../../outbox/told.ts";

/** What the person chooses of a phrase, and what it is called. How often it was said is no choice: that adds up. */
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

/** Of which it is told that they stayed otherwise: who moves a phrase sees where it is. */
const told = fields.filter((field) => field !== "position");

/** Whether nothing of them differs that is saved, whenever it was. */
export const isAlike = (one: Phrase, other: Phrase): boolean =>
	fields.every((field) => one[field] === other[field]) &&
	one.used === other.used &&
	one.usedAt.every((times, part) => times === other.usedAt[part]);

/**
 * Brings what this device made of a phrase to what stands meanwhile, field by field. Of a field that both changed the newer
 * stands, by the clocks of the devices; what was said here and there adds up.
 * @param was what this device began with; undefined where it knew of none: what stands stays whole
 * @returns the phrase, and the fields that stay otherwise than this device had them
 */
export function mergePhrase(
	standing: Phrase,
	{ was, now: wanted }: { was: Phrase | undefined; now: Phrase },
): { phrase: Phrase; stayed: Chosen[] } {
	// As the server writes it: without the spaces around it.
	const now = { ...PhraseForm.parse(wanted), id: wanted.id };
	const isWanted = (field: Chosen) => now[field] !== standing[field] && now[field] !== was?.[field];
	if (!was || isAlike(now, standing)) return { phrase: standing, stayed: told.filter(isWanted) };
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
	return { phrase, stayed: told.filter((field) => isWanted(field) && !taken.includes(field)) };
}

/** Tells which fields of a phrase another device changed later. */
export async function tellStayed(
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
	await tellLater(kept, sentences);
}
