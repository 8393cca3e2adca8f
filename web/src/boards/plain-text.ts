/** Controls, and the marks that turn the direction of what follows: a text could show as another than it is. */
const unwanted = /[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text of a foreign file as one line that can be shown and kept; empty for what is no text. */
export function plainText(value: unknown): string {
	if (typeof value !== "string" && typeof value !== "number") return "";
	return String(value).slice(0, 10_000).replace(unwanted, " ").replace(/\s+/g, " ").trim();
}
