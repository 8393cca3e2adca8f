type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = "textarea, input:not([type=radio], [type=checkbox])";

/** Gives back what was done meanwhile. */
export interface Kept {
	/** At the moment React has taken the part over: from now on it hears by itself what is done. */
	giveTexts: () => void;
	/** Once the part answers. */
	giveBackPresses: () => void;
}

/**
 * Keeps what a person does in a part of the page that was made at build time, until React has taken it over: what they
 * typed, which React would put back, and what they pressed, which `public/before-paint.js` has marked.
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
			// React has the texts once this is through: only then is a form sent with them.
			setTimeout(() => {
				for (const button of pressed.splice(0)) button.click();
			});
		},
	};
}

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(fields);

/** The buttons that are marked as pressed; the marks go, as React knows nothing of them. */
function takePressed(part: HTMLElement): HTMLElement[] {
	const pressed = [...part.querySelectorAll<HTMLElement>("[data-pressed]")];
	for (const button of pressed) delete button.dataset.pressed;
	return pressed;
}

/** Puts a text into a field so that React hears of it: it overlooks a value that was set through the element itself. */
function type(field: Field, text: string): void {
	field.value = field.defaultValue;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
