import { expect, type Page, test } from "@playwright/test";
import { accessibilityViolations } from "./accessibility.ts";
import { sideways } from "./reflow.ts";
import { tooSmall, unseenFocus } from "./targets.ts";

/** The last one is the one a walk goes on in: what can be reached in a narrow window can be in a wide one. */
const looks = [
	{ name: "desktop, light", viewport: { width: 1440, height: 900 }, colorScheme: "light" },
	{ name: "tablet, dark", viewport: { width: 820, height: 1180 }, colorScheme: "dark" },
	{ name: "phone, dark", viewport: { width: 320, height: 640 }, colorScheme: "dark" },
] as const;
type Look = (typeof looks)[number];

/** What a project of journeys may set: whether a walk is looked at in every look, or in the narrow one alone. */
export interface LooksOption {
	looks: "every" | "narrow";
}

/** A page that stops on its way to be looked at: `expectFine` is called where it stands. */
export const walk = test.extend<LooksOption>({
	looks: ["every", { option: true }],
	page: async ({ page }, use) => {
		await putInto(page, looks[2]);
		await use(page);
	},
});

/**
 * Axe finds nothing wrong with the page as it stands, and it does not scroll sideways: in a wide light window, on a dark tablet,
 * and in a narrow dark window, in which it is left. There it does not with the largest text either, nor at 400%. Where the system forces its colours on the tablet, what has the focus is seen
 * too; axe reads forced colours wrongly, as the page's own. Each look that fails is told by its name.
 * @param seen "twice" leaves the tablet out: for what lies over a screen that was looked at, or is one more sentence on it
 */
export async function expectFine(page: Page, seen: "thrice" | "twice" = "thrice"): Promise<void> {
	const isNarrowAlone = (test.info().project.use as Partial<LooksOption>).looks === "narrow";
	const seenIn = isNarrowAlone
		? looks.slice(2)
		: looks.filter(({ name }) => seen === "thrice" || name !== "tablet, dark");
	for (const look of seenIn)
		await test.step(look.name, async () => {
			await putInto(page, look);
			expect.soft(await accessibilityViolations(page), look.name).toEqual([]);
			expect.soft(await page.evaluate(sideways), `${look.name}: scrolls sideways`).toEqual([]);
			expect.soft(await page.evaluate(tooSmall), `${look.name}: too small to hit`).toEqual([]);
			const isForced = look.name === "tablet, dark";
			if (isForced) await page.emulateMedia({ forcedColors: "active" });
			expect.soft(await page.evaluate(unseenFocus), `${look.name}: the focus is not seen`).toEqual([]);
			if (isForced) await page.emulateMedia({ forcedColors: "none" });
		});
	await test.step("the largest text", async () => {
		await sizeText(page, "largest");
		for (const viewport of narrowest) {
			await page.setViewportSize(viewport);
			await painted(page);
			const at = `${viewport.width} by ${viewport.height}, the largest text`;
			expect.soft(await page.evaluate(sideways), `${at}: scrolls sideways`).toEqual([]);
		}
		await sizeText(page, "standard");
		await putInto(page, looks[2]);
	});
}

/** A small phone, and 1280 by 1024 at 400%. */
const narrowest = [looks[2].viewport, { width: 320, height: 256 }];

/** As the choice under Looks shows it, and on this page alone. */
const sizeText = (page: Page, size: string) =>
	page.evaluate((textSize) => Object.assign(document.documentElement.dataset, { textSize }), size);

/** Returns once the page has been laid out and painted anew, and no colour is on its way to another. */
async function putInto(page: Page, { viewport, colorScheme }: Look): Promise<void> {
	await page.setViewportSize(viewport);
	await page.emulateMedia({ reducedMotion: "reduce", colorScheme, forcedColors: "none" });
	await painted(page);
	await page.evaluate(async () => {
		const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
		await Promise.allSettled(transitions.map(({ finished }) => finished));
	});
}

const painted = (page: Page) =>
	page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
