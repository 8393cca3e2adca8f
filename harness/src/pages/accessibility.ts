import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

interface Options {
	/** Rules that are left out. */
	except?: string[];
}

/** Nothing that axe can find is wrong with the page as it stands now. */
export async function expectAccessible(page: Page, options?: Options): Promise<void> {
	expect(await accessibilityViolations(page, options)).toEqual([]);
}

/** What axe finds wrong with the page as it stands now: rules, and where they are broken. */
export async function accessibilityViolations(page: Page, { except = [] }: Options = {}) {
	// A document needs it once, however often it is looked at.
	if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
	return page.evaluate(async (rules) => {
		// A colour on its way to another is neither of them. What turns for ever is not waited for.
		const ends = ({ playState, effect }: Animation) =>
			playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
		await Promise.allSettled(document.getAnimations().flatMap((each) => (ends(each) ? each.finished : [])));
		const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
		// What a component library has just announced may name a button that has gone, and is emptied after seconds;
		// an inline frame is a page of somebody else's.
		const { violations } = await run(
			{ exclude: ["[data-live-announcer]", "iframe"] },
			{
				runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
				rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
				resultTypes: ["violations"],
				iframes: false,
			},
		);
		return violations.map(({ id, nodes }) => ({
			id,
			at: nodes.map(({ target, any }) => `${target.join(" ")}: ${any.map(({ message }) => message).join(", ")}`),
		}));
	}, except);
}
