import { z } from "zod";

const key = "about-me-draft";
const Draft = z.object({ personId: z.string(), text: z.string() });

/** What somebody wrote about themselves on this device and has not saved; empty where there is nothing. */
export function readAboutMeDraft(personId: string): string {
	try {
		const draft = Draft.parse(JSON.parse(localStorage.getItem(key) ?? "null"));
		if (draft.personId === personId) return draft.text;
	} catch {
		// Nothing was kept, or nothing that can be read.
	}
	return "";
}

export const keepAboutMeDraft = (personId: string, text: string): void =>
	localStorage.setItem(key, JSON.stringify({ personId, text }));

/** At sign-out too: what one person wrote is not for the next. */
export const forgetAboutMeDraft = (): void => localStorage.removeItem(key);
