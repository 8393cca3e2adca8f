/** Read by `public/before-paint.js` too, before the first paint. */
const key = "text-size";

/** Lets the reader choose how large the words are, on this device. */
export function wakeTextSizes(sizes: HTMLFieldSetElement): void {
	const radios = sizes.querySelectorAll<HTMLInputElement>("input");
	const chosen = localStorage.getItem(key) ?? "standard";
	for (const radio of radios) {
		radio.checked = radio.value === chosen;
		radio.addEventListener("change", () => {
			localStorage.setItem(key, radio.value);
			document.documentElement.dataset.textSize = radio.value;
		});
	}
	sizes.hidden = false;
}
