import { z } from "zod";

const key = "about-me-draft";
const Draft = z.object({ personId: z.string(), text: z.string() });

/** The unsaved About Me of this device; empty without a draft. */
export function readAboutMeDraft(personId: string): string {
	try {
		const draft = Draft.parse(JSON.parse(localStorage.getItem(key) ?? "null"));
		if (draft.personId === personId) return draft.text;
	} catch {
		// No draft is stored, or it cannot be read.
	}
	return "";
}

export const keepAboutMeDraft = (personId: string, text: string): void =>
	localStorage.setItem(key, JSON.stringify({ personId, text }));

/** At sign-out too: the next person must not see it. */
export const forgetAboutMeDraft = (): void => localStorage.removeItem(key);
