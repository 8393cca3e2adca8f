import { useState } from "react";
import { forgetAboutMeDraft, keepAboutMeDraft, readAboutMeDraft } from "./about-me-draft.ts";

/**
 * Keeps what is written into About Me on the device until it is saved, so that leaving the screen loses nothing.
 * `offered`: what was left behind the last time, until the person takes it or not.
 */
export function useAboutMeDraft(personId: string, stored: string) {
	const [offered, setOffered] = useState(() => {
		const left = readAboutMeDraft(personId);
		return left.trim() === stored.trim() ? "" : left;
	});
	return {
		offered,
		/** It stands in the box again, and stays kept. */
		take: () => setOffered(""),
		drop(): void {
			setOffered("");
			forgetAboutMeDraft();
		},
		keep(text: string): void {
			// What is on offer is not written over before the person has seen it.
			if (offered) return;
			if (text.trim() === stored.trim()) forgetAboutMeDraft();
			else keepAboutMeDraft(personId, text);
		},
	};
}
