export const textSizes = ["standard", "large", "largest"] as const;
export type TextSize = (typeof textSizes)[number];

/** `public/before-paint.js` reads it too, before the first paint. */
const key = "text-size";

/** The text size chosen for every page on this device. */
export function chosenTextSize(): TextSize {
	const stored = localStorage.getItem(key);
	return textSizes.find((size) => size === stored) ?? "standard";
}

/** Sets the text size of the whole page, and stores it on this device. */
export function chooseTextSize(size: TextSize): void {
	localStorage.setItem(key, size);
	document.documentElement.dataset.textSize = size;
}
