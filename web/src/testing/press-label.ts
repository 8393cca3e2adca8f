import { type Locator, page } from "vitest/browser";

/**
 * A press on a radio button, checkbox or switch where a person presses it: on its label. The control itself is seen by
 * nobody, so a press on it would have to be forced, which waits for no page to stand still and goes where it was.
 */
export async function pressLabelOf(control: Locator): Promise<void> {
	await page.elementLocator((await control.findElement()).closest("label") ?? missing(control)).click();
}

function missing(control: Locator): never {
	throw new Error(`${control.selector} has no label to press`);
}
