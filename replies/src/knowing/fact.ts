/** What a fact is about, in the order in which a list of them is read. */
export const factKinds = [
	"name",
	"home",
	"person",
	"pet",
	"work",
	"routine",
	"likes",
	"dislikes",
	"food",
	"drink",
	"forbidden",
	"team",
] as const;
export type FactKind = (typeof factKinds)[number];

/** One thing that About Me says. */
export interface Fact {
	kind: FactKind;
	/** Who or what of theirs it is, "daughter" or "dog"; of a kind alone, none. */
	of?: string;
	/** As it is said: "Priya", "tea with milk". */
	value: string;
	/** The whole of it as the person would say it. It is read as the same fact again, and tells two facts apart. */
	said: string;
}

/** Begins a line of About Me that names what is never to be said: it stands in the person's own text, for them to read and to change. */
export const refusal = /^\s*never say:/i;
