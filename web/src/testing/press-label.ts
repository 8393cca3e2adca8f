import { type Locator, page } from "vitest/browser";

/**
 * Presses a radio button, checkbox or switch like a person: on its label. The control itself is invisible, so a press on it would
 * have to be forced, which does not wait for a stable layout.
 */
export async function pressLabelOf(control: Locator): Promise<void> {
	await page.elementLocator((await control.findElement()).closest("label") ?? missing(control)).click();
}

function missing(control: Locator): never {
	throw new Error(`${control.selector} has no label to press`);
}
