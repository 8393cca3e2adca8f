import type { JSHandle, Page } from "@playwright/test";
import { type Control, locate } from "./control.ts";

/** A control that a person wants to choose, in the page. */
export interface Wanted {
	element: HTMLElement;
	/** Whether it was chosen: it was clicked, or the on-screen keyboard or list that it opens is open. */
	isChosen: () => boolean;
	isGone: () => boolean;
}

/** Finds a control when it is there, and records from then on whether it is chosen. */
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

/** The page's answer, or `otherwise` if the page was left meanwhile because of the choice. */
export async function unlessLeft<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
	try {
		return await asked;
	} catch (error) {
		if (/context was destroyed|navigat/i.test(String(error))) return otherwise;
		throw error;
	}
}

/**
 * Presses in the page until a control is chosen. If it is rendered again meanwhile, it is searched for again.
 * @param press runs in the page: presses until the control is chosen or gone, and returns how often
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
