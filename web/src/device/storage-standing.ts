import type { Standing } from "./storage-notice.ts";

const event = "storage-standing";

/** Marks on the root what this browser does not keep, as `public/before-paint.js` does before any other script runs. */
export function markStorage(standing: Standing): void {
	document.documentElement.dataset.storage ??= standing;
	window.dispatchEvent(new Event(event));
}

/** Shows a note above the page, once, when the browser blocks storage or has no room left. */
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
