import { limits } from "@sayso/contract/limits.ts";

/** Scrolls to the element in the address's hash, smoothly unless the reader wants less motion. */
export function scrollToHash(): void {
	const id = decodeURIComponent(location.hash.slice(1));
	if (!id) return;
	const isStill =
		document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
	const behavior = isStill ? "auto" : "smooth";
	setTimeout(() => document.getElementById(id)?.scrollIntoView({ behavior }), limits.scrollToHashMilliseconds);
}
