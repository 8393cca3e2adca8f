import type { Standing } from "./storage-notice.ts";

const event = "storage-standing";

/** The mark on the root for blocked or full storage, also set by `public/before-paint.js` before any other script runs. */
export function markStorage(standing: Standing): void {
	document.documentElement.dataset.storage ??= standing;
	window.dispatchEvent(new Event(event));
}

/** Shows a notice above the page, once, when the browser blocks storage or has no room left. */
export function watchStorage(): void {
	let isShown = false;
	async function show() {
		const { storage } = document.documentElement.dataset;
		if (isShown || !storage) return;
		isShown = true;
		(await import("./storage-notice.ts")).showStorage(storage as Standing);
	}
	window.addEventListener(event, show);
	void show();
}
