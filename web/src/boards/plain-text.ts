/** Control characters, and marks that change text direction: a text could display as another one. */
const unwanted = /[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text of a foreign file as one safe line; empty if it is not a text. */
export function plainText(value: unknown): string {
	if (typeof value !== "string" && typeof value !== "number") return "";
	return String(value).slice(0, 10_000).replace(unwanted, " ").replace(/\s+/g, " ").trim();
}
