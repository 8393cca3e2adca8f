import { onTestFinished } from "vitest";

/**
 * Records the result of `read` after each change of the page, for states too short to query, such as a picture that fails to load.
 */
export function watchPage<Seen>(read: () => Seen): readonly Seen[] {
	const seen: Seen[] = [];
	const watch = new MutationObserver(() => seen.push(read()));
	watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
	onTestFinished(() => watch.disconnect());
	return seen;
}
