import type { Page } from "@playwright/test";

/** Milliseconds in which the words have to come. */
const usual = 20_000;

/**
 * Does something that brings words which stand on the page for a moment only, as a toast does for two seconds. They are
 * waited for in the page itself, and from before: asked from outside, a busy machine comes when they have gone.
 * @throws where they do not come in `patience` milliseconds
 */
export async function expectPassing(page: Page, words: string, act: () => Promise<unknown>, patience = usual) {
	const come = page.evaluate(untilShown, { words, patience });
	await Promise.all([come, act()]);
}

/** Runs in the page. */
async function untilShown({ words, patience }: { words: string; patience: number }): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const observer = new MutationObserver(() => {
		// biome-ignore lint/performance/useDomNodeTextContent: what is hidden has not come
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
