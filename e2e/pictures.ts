import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, expect, type Page } from "@playwright/test";
import { launchOptions } from "@sayso/harness/pages/browser.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { startProduct } from "@sayso/harness/product/product.ts";

/**
 * Takes the pictures of the communicator for the README and the home page: `npm run pictures`. Emoji are drawn by the machine: run
 * it on one with colour emoji.
 */
const root = join(import.meta.dirname, "..");
const looks: Record<string, BrowserContextOptions> = {
	wide: { viewport: { width: 960, height: 840 }, deviceScaleFactor: 1.35 },
	narrow: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.75 },
};

const product = await startProduct();
const browser = await chromium.launch(launchOptions);

for (const [name, look] of Object.entries(looks))
	for (const colorScheme of ["light", "dark"] as const) {
		const page = await atReplies({ ...look, colorScheme });
		const file = join(root, `web/src/site/home/pictures/communicator-${name}-${colorScheme}.webp`);
		writeFileSync(file, await webpOf(await page.screenshot()));
	}
const page = await atReplies({ viewport: { width: 1280, height: 884 } });
await page.screenshot({ path: join(root, "docs/communicator.png") });

await browser.close();
await product.close();

/** The communicator with a question and replies, before a pick. */
async function atReplies(look: BrowserContextOptions): Promise<Page> {
	const page = await browser.newPage({ ...look, baseURL: product.url, reducedMotion: "reduce" });
	const { email } = await signUp(page);
	await product.putOnPlan(email, "premium");
	await page.reload();
	await page.getByRole("textbox").fill("Would you like to stay home or go to the beach?");
	await page.getByRole("button", { name: "Process Text" }).click();
	await expect(page.getByText("4 replies ready")).toBeAttached({ timeout: 20_000 });
	await page.mouse.move(0, 0);
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	return page;
}

/** The browser itself encodes WebP: no other tool is needed. */
async function webpOf(png: Buffer): Promise<Buffer> {
	const page = await browser.newPage();
	const webp = await page.evaluate(async (picture) => {
		const drawn = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
		const canvas = document.createElement("canvas");
		Object.assign(canvas, { width: drawn.width, height: drawn.height });
		canvas.getContext("2d")?.drawImage(drawn, 0, 0);
		return canvas.toDataURL("image/webp", 0.33);
	}, png.toString("base64"));
	await page.close();
	return Buffer.from(webp.slice(webp.indexOf(",") + 1), "base64");
}
