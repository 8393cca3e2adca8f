import { buttonOf, openPanel, rowOf } from "./panel.ts";
import { rowsFor } from "./rows-for.ts";
import { setValue } from "./set-value.ts";

const names: Readonly<Record<string, string>> = {
	" ": "Space",
	"'": "Apostrophe",
	".": "Full stop",
	"?": "Question mark",
	",": "Comma",
	"!": "Exclamation mark",
	"-": "Hyphen",
	_: "Underscore",
	"@": "At",
};

/**
 * An on-screen keyboard for a field: every key can be reached by scanning, dwell or joystick. Elements with `data-scan-beside`,
 * such as word suggestions, are scanned with it.
 */
export function openKeyboard(field: HTMLElement): void {
	if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
	const box = field;
	const { panel, close } = openPanel("Keyboard");
	panel.dataset.scanTakes = "";
	let isUpper = false;
	const { first, others, hasCapitals } = rowsFor(box);
	let rows = first;

	function insert(text: string) {
		// Email fields have no caret position: text is added at the end.
		const at = box.selectionStart ?? box.value.length;
		const end = box.selectionEnd ?? at;
		const value = box.value.slice(0, at) + text + box.value.slice(end);
		if (box.maxLength >= 0 && value.length > box.maxLength) return;
		put(value, at + text.length);
		if (isUpper) change({ upper: false });
	}
	function remove(before: RegExp) {
		const at = box.selectionStart ?? box.value.length;
		const kept = box.value.slice(0, at).replace(before, "");
		put(kept + box.value.slice(box.selectionEnd ?? at), kept.length);
	}
	function put(value: string, caret: number) {
		setValue(box, value);
		if (box.selectionStart !== null) box.setSelectionRange(caret, caret);
		notify();
	}

	const written = document.createElement("output");
	const notify = () => {
		written.textContent = box.type === "password" ? "•".repeat(box.value.length) : box.value;
	};

	function change({ upper = isUpper, to = rows }: { upper?: boolean; to?: typeof rows }) {
		isUpper = upper;
		rows = to;
		draw();
	}
	function keyOf(letter: string): HTMLElement {
		const text = isUpper ? letter.toUpperCase() : letter;
		return buttonOf(letter === " " ? "␣" : text, () => insert(text), names[letter]);
	}
	const turnTo = (others: readonly string[]) =>
		buttonOf(
			rows === first ? "123" : "abc",
			() => change({ to: rows === first ? others : first }),
			rows === first ? "123, numbers and signs" : "abc, letters",
		);
	function draw() {
		// A person with voice control presses a key by saying its visible name.
		const capitals = buttonOf(
			isUpper ? "abc" : "ABC",
			() => change({ upper: !isUpper }),
			isUpper ? "abc, small letters" : "ABC, capital letter",
		);
		const turns = [
			buttonOf("⌫", () => remove(/.$/su), "Delete"),
			buttonOf("Done", close),
			buttonOf("⌫⌫", () => remove(/\S*\s*$/u), "Delete the word"),
			...(hasCapitals ? [capitals] : []),
			...(others ? [turnTo(others)] : []),
		];
		panel.replaceChildren(written, ...rows.map((row) => rowOf([...row].map(keyOf))), rowOf(turns));
	}
	draw();
	notify();
	box.scrollIntoView({ block: "center", behavior: "instant" });
}
