import { startProduct } from "@sayso/harness/product/product.ts";
import type { Page } from "playwright";
import { type Bench, quantile } from "./figure.ts";
import { logIn, openBrowser, untilSound } from "./press-to-sound.ts";

/** The number of phrases. In a whole run, the last ones are cached without being decoded. */
const many = { whole: 16, short: 2 };

/**
 * From the press to the first sample of prepared audio: on a page that has been offline since it loaded, and on one
 * that is online; compared with a bare sound of the same page.
 */
export const instant: Bench = {
	async run(effort) {
		const phrases = many[effort];
		const product = await startProduct({ SPEECH_TO_TEXT: "scripted", TEXT_TO_SPEECH: "built-in" });
		const person = await product.newPerson();
		await product.completeProfile(person);
		const { browser, page } = await openBrowser(product.url);
		const made = new Set<string>();
		page.on("response", (response) => {
			if (response.url().endsWith("/v1/tts") && response.ok()) made.add(response.request().postData() ?? "");
		});
		await logIn(page, person);
		await savePhrases(page, phrases);
		await page.goto("/app");
		// Yes, No, seven instant words, and the phrases.
		await until(() => made.size >= 9 + phrases);

		const times = effort === "short" ? 2 : 20;
		const bare: number[] = [];
		const ready: Record<"on" | "off", number[]> = { on: [], off: [] };
		const kept: number[] = [];
		for (const network of ["on", "off"] as const) {
			// From here on the server sends no audio: what plays was cached.
			await page.route("**/api/v1/tts", (route) => route.abort());
			await page.reload();
			await page.getByRole("button", { name: "Phrases", exact: true }).click();
			await bareSound(page);
			await page.waitForTimeout(3_000);
			await page.context().setOffline(network === "off");
			for (let time = 0; time < times; time++) {
				bare.push(await untilSound(page, () => page.locator("#bare").click({ force: true })));
				ready[network].push(
					await untilSound(page, () => page.getByRole("button", { name: "Wait", exact: true }).click()),
				);
			}
		}
		for (let at = phrases - (effort === "short" ? 1 : 3); at < phrases; at++) {
			const tile = page.getByRole("button", { name: wordsOf(at), exact: true });
			while (!(await tile.isVisible())) await page.getByRole("button", { name: "Next page" }).click();
			kept.push(await untilSound(page, () => tile.click()));
		}
		await browser.close();
		await product.close();
		const baseline = { what: "a bare sound of the same page, p50", value: quantile(bare, 0.5) };
		return [
			{ what: "a prepared word, network off, p50", value: quantile(ready.off, 0.5), unit: "ms", baseline },
			{ what: "a prepared word, network off, p95", value: quantile(ready.off, 0.95), unit: "ms", baseline },
			{ what: "a prepared word, network on, p50", value: quantile(ready.on, 0.5), unit: "ms", baseline },
			{
				what: "a kept phrase: unsealed and decoded, network off, p50",
				value: quantile(kept, 0.5),
				unit: "ms",
				baseline,
			},
		];
	},
};

const wordsOf = (at: number) => `Please bring me parcel number ${at + 1}.`;

/** Enters the phrases through the interface. */
async function savePhrases(page: Page, phrases: number): Promise<void> {
	await page.goto("/app/phrases");
	for (let at = 0; at < phrases; at++) {
		await page.getByRole("button", { name: "New phrase" }).click();
		await page.getByRole("textbox", { name: "What to say" }).fill(wordsOf(at));
		await page.getByRole("button", { name: "Save phrase" }).click();
		await page.getByRole("button", { name: wordsOf(at), exact: true }).waitFor();
	}
}

/** A button of the page that only plays a loaded sound. */
const bareSound = (page: Page) =>
	page.evaluate(() => {
		const context = new AudioContext({ latencyHint: "interactive" });
		const buffer = new AudioBuffer({ length: 4_800, sampleRate: 48_000 });
		const button = document.body.appendChild(document.createElement("button"));
		Object.assign(button, { id: "bare", textContent: "Bare sound" });
		Object.assign(button.style, { position: "fixed", insetBlockStart: "0", insetInlineEnd: "0", zIndex: "99" });
		button.addEventListener("click", () => {
			const source = new AudioBufferSourceNode(context, { buffer });
			source.connect(context.destination);
			source.start();
		});
	});

async function until(holds: () => boolean): Promise<void> {
	while (!holds()) await new Promise((resolve) => setTimeout(resolve, 100));
}
