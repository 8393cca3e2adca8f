import { useState } from "react";
import { forgetAboutMeDraft, keepAboutMeDraft, readAboutMeDraft } from "./about-me-draft.ts";

/**
 * Stores the unsaved About Me on the device, so that leaving the screen loses nothing. `offered`: the text left from last time,
 * until the person accepts or declines it.
 */
export function useAboutMeDraft(personId: string, stored: string) {
	const [offered, setOffered] = useState(() => {
		const left = readAboutMeDraft(personId);
		return left.trim() === stored.trim() ? "" : left;
	});
	return {
		offered,
		/** It is in the field again, and stays stored. */
		take: () => setOffered(""),
		drop(): void {
			setOffered("");
			forgetAboutMeDraft();
		},
		keep(text: string): void {
			// Do not overwrite the offered text before the person has seen it.
			if (offered) return;
			if (text.trim() === stored.trim()) forgetAboutMeDraft();
			else keepAboutMeDraft(personId, text);
		},
	};
}
