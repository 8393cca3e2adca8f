import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../stage/accessibility.ts";
import { signUp } from "../stage/person.ts";

const looks = [
	{ name: "desktop, light", viewport: { width: 1440, height: 900 }, media: { colorScheme: "light" } },
	{ name: "phone, dark", viewport: { width: 320, height: 640 }, media: { colorScheme: "dark" } },
	{ name: "forced colours", viewport: { width: 1024, height: 768 }, media: { forcedColors: "active" } },
] as const;

const appScreens = [
	"/app/account",
	"/app/preferences",
	"/app/subscription",
	"/app/subscription?view=plans",
	"/app/video-tips",
	"/app/memory",
	"/app/credits",
	"/app/help",
	"/app/help/how-to-use-communicator",
];

/** axe reads colours wrongly where the system forces them: it reports the page's own. */
const exceptIn = (name: string) => (name === "forced colours" ? ["color-contrast"] : []);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const [content, window_] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
	expect(content).toBeLessThanOrEqual(window_ ?? 0);
}

for (const { name, viewport, media } of looks)
	test.describe(name, () => {
		test.beforeEach(async ({ page }) => {
			await page.setViewportSize(viewport);
			await page.emulateMedia({ reducedMotion: "reduce", ...media });
		});

		for (const path of ["/", "/terms", "/privacy", "/login", "/signup", "/nothing-here"])
			test(`${path} has nothing axe finds wrong`, async ({ page }) => {
				await page.goto(path);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await expectAccessible(page, { except: exceptIn(name) });
				await expectNoSidewaysScroll(page);
			});

		test("the communicator, empty and with replies, has nothing axe finds wrong", async ({ page }) => {
			await signUp(page);
			await expectAccessible(page, { except: exceptIn(name) });
			await page.getByRole("textbox").fill("would you like tea or coffee");
			await page.getByRole("button", { name: "Process Text" }).click();
			await expect(page.getByRole("list", { name: "Replies" }).getByRole("button")).toHaveCount(4);
			await expectAccessible(page, { except: exceptIn(name) });
			await expectNoSidewaysScroll(page);
		});

		test("the other screens of a person have nothing axe finds wrong", async ({ page }) => {
			await signUp(page);
			for (const path of appScreens) {
				await page.goto(path);
				await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
				await expectAccessible(page, { except: exceptIn(name) });
				await expectNoSidewaysScroll(page);
			}
		});
	});
