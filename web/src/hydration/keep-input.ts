type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = "textarea, input:not([type=radio], [type=checkbox])";

/** Restores what was done meanwhile. */
export interface Kept {
	/** Call it when React has taken over the part: from then on React gets the events itself. */
	giveTexts: () => void;
	/** Call it once the part responds. */
	giveBackPresses: () => void;
}

/**
 * Keeps what a person does in a prerendered part of the page until React has taken it over: typed text, which React would reset,
 * and presses, which `public/before-paint.js` has marked.
 */
export function keepInput(part: HTMLElement): Kept {
	const typed = new Map<Field, string>();
	const note = (field: Field) => {
		if (field.value !== field.defaultValue) typed.set(field, field.value);
	};
	const noteTyping = ({ target }: Event) => {
		if (isField(target)) note(target);
	};
	const pressed = takePressed(part);
	for (const field of part.querySelectorAll<Field>(fields)) note(field);
	part.addEventListener("input", noteTyping);

	return {
		giveTexts() {
			part.removeEventListener("input", noteTyping);
			delete part.dataset.unhydrated;
			pressed.push(...takePressed(part));
			for (const [field, text] of typed) type(field, text);
			typed.clear();
		},
		giveBackPresses() {
			// React has the texts after this timeout: only then may a form be submitted.
			setTimeout(() => {
				for (const button of pressed.splice(0)) button.click();
			});
		},
	};
}

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(fields);

/** The buttons marked as pressed; the marks are removed, because React does not know them. */
function takePressed(part: HTMLElement): HTMLElement[] {
	const pressed = [...part.querySelectorAll<HTMLElement>("[data-pressed]")];
	for (const button of pressed) delete button.dataset.pressed;
	return pressed;
}

/** Sets a field's text so that React notices: it ignores a value set through the element itself. */
function type(field: Field, text: string): void {
	field.value = field.defaultValue;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
