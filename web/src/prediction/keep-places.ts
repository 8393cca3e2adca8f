import type { Suggestion } from "./predict.ts";

/** The suggestions of one kind by place; a place may be empty. */
export type Places = readonly (Suggestion | undefined)[];

const nameOf = ({ text }: Suggestion) => text.toLowerCase();

/** Places new suggestions without moving others: one that was there before keeps its place, others fill the free ones. */
export function keepPlaces(before: Places, next: readonly Suggestion[], count: number): Places {
	const stays = (at: number) => {
		const last = before[at];
		return last && next.find((suggestion) => nameOf(suggestion) === nameOf(last));
	};
	const kept = Array.from({ length: count }, (_, at) => stays(at));
	const fresh = next.filter((suggestion) => !kept.includes(suggestion)).values();
	return kept.map((suggestion) => suggestion ?? fresh.next().value);
}
