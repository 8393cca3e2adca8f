import type { Page } from "@playwright/test";

/** Milliseconds in which the words have to come. */
const usual = 20_000;

/**
 * Runs an action that shows a text for a moment, such as a toast of two seconds. The page itself waits for the text,
 * and starts before the action: on a busy machine a check from outside might come too late.
 * @throws if the text does not appear within `patience` milliseconds
 */
export async function expectPassing(page: Page, words: string, act: () => Promise<unknown>, patience = usual) {
	const come = page.evaluate(untilShown, { words, patience });
	await Promise.all([come, act()]);
}

/** Runs in the page. */
async function untilShown({ words, patience }: { words: string; patience: number }): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const observer = new MutationObserver(() => {
		// biome-ignore lint/performance/useDomNodeTextContent: innerText leaves hidden text out, textContent does not
		if (document.body.innerText.includes(words)) resolve();
	});
	observer.observe(document.body, { childList: true, subtree: true, characterData: true });
	const late = setTimeout(() => reject(new Error(`“${words}” did not come`)), patience);
	try {
		await promise;
	} finally {
		observer.disconnect();
		clearTimeout(late);
	}
}
