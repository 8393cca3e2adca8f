export const textSizes = ["standard", "large", "largest"] as const;
export type TextSize = (typeof textSizes)[number];

/** Read by `public/before-paint.js` too, before the first paint. */
const key = "text-size";

/** How large the reader wants the words of every page, on this device. */
export function chosenTextSize(): TextSize {
	const stored = localStorage.getItem(key);
	return textSizes.find((size) => size === stored) ?? "standard";
}

/** Shows the whole page with words of a size, and keeps the choice on this device. */
export function chooseTextSize(size: TextSize): void {
	localStorage.setItem(key, size);
	document.documentElement.dataset.textSize = size;
}
