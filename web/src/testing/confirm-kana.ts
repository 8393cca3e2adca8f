/** Writes kana into a box, as Safari does: the Enter that confirms them comes once their composition has ended. */
export function confirmKana(box: Element): void {
	box.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
	box.dispatchEvent(new CompositionEvent("compositionend", { data: "こんに", bubbles: true }));
	box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true }));
}
