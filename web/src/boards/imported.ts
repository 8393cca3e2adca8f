import type { Phrase } from "@sayso/contract/entities/phrase.ts";

/** A picture of another program, unchanged: it is scaled down in the browser's UI. */
export interface ForeignImage {
	type: "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "image/svg+xml";
	bytes: Uint8Array<ArrayBuffer>;
}

/** A phrase from a file. Missing fields are those of a new phrase. */
export type ImportedPhrase = Pick<Phrase, "text"> &
	Partial<Omit<Phrase, "text" | "updatedAt">> & { image?: ForeignImage };

/** The usable phrases of a file, and a sentence for each kind of problem. */
export interface Imported {
	phrases: ImportedPhrase[];
	problems: string[];
}

/** The most names in one sentence. */
const named = 5;

/** Collects problems, so that a thousand of one kind become one sentence. */
export function problemList() {
	const kinds = new Map<string, string[]>();
	const whole: string[] = [];
	return {
		/** @param kind the sentence before the names */
		add(kind: string, name: string) {
			kinds.set(kind, [...(kinds.get(kind) ?? []), name.slice(0, 40)]);
		},
		/** Adds whole sentences. */
		addAll(sentences: readonly string[]) {
			whole.push(...sentences);
		},
		sentences: (): string[] => [
			...whole,
			...[...kinds].map(([kind, names]) => {
				const others = names.length - named;
				const list = [...new Set(names.slice(0, named))].map((name) => `“${name}”`).join(", ");
				return others > 0 ? `${kind}: ${list} and ${others} more.` : `${kind}: ${list}.`;
			}),
		],
	};
}
export type ProblemList = ReturnType<typeof problemList>;
