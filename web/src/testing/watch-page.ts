import { onTestFinished } from "vitest";

/**
 * Everything `read` gives from now on, once after each change of the page. For what may be gone again before a test can
 * ask for it, such as a picture that fails to load.
 */
export function watchPage<Seen>(read: () => Seen): readonly Seen[] {
	const seen: Seen[] = [];
	const watch = new MutationObserver(() => seen.push(read()));
	watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
	onTestFinished(() => watch.disconnect());
	return seen;
}
