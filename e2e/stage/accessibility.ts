import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing that axe can find is wrong with the page as it stands now. */
export async function expectAccessible(page: Page, { except = [] }: { except?: string[] } = {}): Promise<void> {
	const { violations } = await new AxeBuilder({ page })
		// What a component library has just announced: it may name a button that has gone, and is emptied after seconds.
		.exclude("[data-live-announcer]")
		// A page of somebody else's.
		.exclude("iframe")
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
		.disableRules(except)
		.analyze();
	expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")) }))).toEqual([]);
}
