/** Types kana into a box like Safari: the Enter that confirms them comes after the end of the composition. */
export function confirmKana(box: Element): void {
	box.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
	box.dispatchEvent(new CompositionEvent("compositionend", { data: "こんに", bubbles: true }));
	box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true }));
}
