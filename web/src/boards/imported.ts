import type { Phrase } from "@sayso/contract/entities/phrase.ts";

/** A picture of another program, as it came: it is made small where there is a screen. */
export interface ForeignImage {
	type: "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "image/svg+xml";
	bytes: Uint8Array<ArrayBuffer>;
}

/** A phrase out of a file. What the file does not say is as that of a phrase just written. */
export type ImportedPhrase = Pick<Phrase, "text"> &
	Partial<Omit<Phrase, "text" | "updatedAt">> & { image?: ForeignImage };

/** What of a file can be used, and a sentence for each kind of thing that cannot. */
export interface Imported {
	phrases: ImportedPhrase[];
	problems: string[];
}

/** Most names that stand in one sentence. */
const named = 5;

/** Gathers what cannot be used, so that a thousand of a kind are one sentence. */
export function problemList() {
	const kinds = new Map<string, string[]>();
	const whole: string[] = [];
	return {
		/** @param kind the sentence, up to the names */
		add(kind: string, name: string) {
			kinds.set(kind, [...(kinds.get(kind) ?? []), name.slice(0, 40)]);
		},
		/** Takes over whole sentences. */
		tell(sentences: readonly string[]) {
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
