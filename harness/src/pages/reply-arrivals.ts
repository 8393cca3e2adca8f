import type { Page } from "@playwright/test";

/** A reply when it appeared on the screen: its text, and the place of its card. */
export interface Arrival {
	text: string;
	/** From 0. */
	place: number;
	/** The places of the set, filled or empty. */
	places: number;
	x: number;
	y: number;
}

/** Records every card at the moment it appears. Call it before the page is opened. */
export async function watchReplies(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const arrivals: Arrival[] = [];
		Object.assign(window, { arrivals });
		const note = () => {
			const places = [...document.querySelectorAll("ul[aria-label=Replies] > li")];
			for (const [place, item] of places.entries()) {
				const card = item.querySelector<HTMLElement>("button");
				const text = card?.dataset.text;
				if (!card || !text || arrivals.some((arrival) => arrival.text === text)) continue;
				const { x, y } = card.getBoundingClientRect();
				arrivals.push({ text, place, places: places.length, x, y });
			}
		};
		new MutationObserver(note).observe(document, { childList: true, subtree: true });
	});
}

export const arrivalsOf = (page: Page): Promise<Arrival[]> =>
	page.evaluate(() => (window as unknown as { arrivals: Arrival[] }).arrivals);
