/** Sets the value of a field like typing, so that its listeners are called. */
export function setValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
	const prototype = Object.getPrototypeOf(field);
	Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
	for (const type of field instanceof HTMLSelectElement ? ["input", "change"] : ["input"])
		field.dispatchEvent(new Event(type, { bubbles: true }));
}
