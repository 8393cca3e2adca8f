import type { JSHandle, Page } from "@playwright/test";
import { type Control, locate } from "./control.ts";

/** A control that somebody is on their way to, in the page. */
export interface Wanted {
	element: HTMLElement;
	/** It was chosen: it was clicked, or what it opens for somebody without keys is open. */
	isChosen: () => boolean;
	isGone: () => boolean;
}

/** Finds a control once it is there, and from then on notes whether it is chosen. */
export async function want(page: Page, control: Control): Promise<JSHandle<Wanted>> {
	return locate(page, control).evaluateHandle((element: HTMLElement) => {
		const panel = document.querySelector(".access-panel");
		const seen = element.closest("label") ?? element;
		let isClicked = false;
		const note = ({ target }: Event) => {
			isClicked ||= target instanceof Node && seen.contains(target);
		};
		addEventListener("click", note, { capture: true });
		return {
			element,
			isChosen: () => isClicked || (document.querySelector(".access-panel") ?? panel) !== panel,
			isGone: () => !isClicked && !element.isConnected,
		};
	});
}

/** What a page says, or `otherwise` where it went away meanwhile: what was chosen led elsewhere. */
export async function unlessLeft<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
	try {
		return await asked;
	} catch (error) {
		if (/context was destroyed|navigat/i.test(String(error))) return otherwise;
		throw error;
	}
}

/**
 * Presses in the page until a control is chosen. One that is drawn anew meanwhile is looked for again.
 * @param press runs in the page: presses until the control is chosen or gone, and says how often
 * @returns how often it was pressed
 */
export async function pressUntilChosen(
	page: Page,
	control: Control,
	press: (wanted: Wanted, reaction: number) => Promise<{ isChosen: boolean; presses: number }>,
	reaction: number,
): Promise<number> {
	let presses = 0;
	for (;;) {
		const wanted = await want(page, control);
		const came = await unlessLeft(wanted.evaluate(press, reaction), { isChosen: true, presses: 1 });
		presses += came.presses;
		if (came.isChosen) return presses;
	}
}
