import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

interface Options {
	/** Rules that are not checked. */
	except?: string[];
}

/** Asserts that axe finds no violation on the page as it is now. */
export async function expectAccessible(page: Page, options?: Options): Promise<void> {
	expect(await accessibilityViolations(page, options)).toEqual([]);
}

/** axe's violations on the page as it is now: rules and where they are broken. */
export async function accessibilityViolations(page: Page, { except = [] }: Options = {}) {
	// Injected once per document.
	if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
	return page.evaluate(async (rules) => {
		// Waits for colour transitions to end, because colours in between are wrong. Endless animations are not waited
		// for.
		const ends = ({ playState, effect }: Animation) =>
			playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
		await Promise.allSettled(document.getAnimations().flatMap((each) => (ends(each) ? each.finished : [])));
		const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
		// Excluded: a component library's live announcement, which may name a button that is gone and is cleared after
		// seconds; and frames with external pages.
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
