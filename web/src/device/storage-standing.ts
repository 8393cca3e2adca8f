import type { Standing } from "./storage-notice.ts";

const event = "storage-standing";

/** Marks on the root what this browser does not keep, as `public/before-paint.js` does before any other script runs. */
export function markStorage(standing: Standing): void {
	document.documentElement.dataset.storage ??= standing;
	window.dispatchEvent(new Event(event));
}

/** Says above the page what the browser does not keep, once. */
export function tellStorage(): void {
	let isTold = false;
	async function tell() {
		const { storage } = document.documentElement.dataset;
		if (isTold || !storage) return;
		isTold = true;
		(await import("./storage-notice.ts")).showStorage(storage as Standing);
	}
	window.addEventListener(event, tell);
	void tell();
}
