import type { Understanding } from "../understanding.ts";

/** What a turn is answered as: its danger, its language, or the act, two where both are answered. */
export function readingOf({ safety, language, acts, focus, pair }: Understanding): string {
	if (safety[0]) return safety[0];
	if (language === "other") return "other language";
	const act = acts[focus]?.act ?? "";
	return pair === undefined ? act : `${acts[pair]?.act} and ${act}`;
}
