import { chooseTextSize, chosenTextSize, textSizes } from "../ui/text-size.ts";

/** Lets the reader choose the text size on this device. */
export function runTextSizes(sizes: HTMLFieldSetElement): void {
	const radios = sizes.querySelectorAll<HTMLInputElement>("input");
	const chosen = chosenTextSize();
	for (const radio of radios) {
		radio.checked = radio.value === chosen;
		radio.addEventListener("change", () => {
			const size = textSizes.find((each) => each === radio.value);
			if (size) chooseTextSize(size);
		});
	}
	sizes.hidden = false;
}
