import { startProduct } from "@sayso/harness/product/product.ts";
import type { Page } from "playwright";
import { type Bench, quantile, timeEach } from "./figure.ts";
import { logIn, openBrowser } from "./press-to-sound.ts";

/**
 * How fast the communicator opens offline after one visit, compared with online; and the storage it needs in the
 * browser.
 */
export const offline: Bench = {
	async run(effort) {
		const product = await startProduct({ SPEECH_TO_TEXT: "scripted", TEXT_TO_SPEECH: "scripted" });
		const person = await product.newPerson();
		await product.completeProfile(person);
		const { browser, page } = await openBrowser(product.url);
		await logIn(page, person);
		await page.goto("/app");
		while (!(await page.evaluate(allIsKept))) await page.waitForTimeout(200);
		const times = effort === "short" ? 1 : 10;
		const open = () => timeEach(times, () => opened(page));
		const on = await open();
		await page.context().setOffline(true);
		const off = await open();
		const { usage = Number.NaN, usageDetails } = await page.evaluate(
			() => navigator.storage.estimate() as Promise<Estimate>,
		);
		await browser.close();
		await product.close();
		return [
			{
				what: "the communicator opens without a network, p50",
				value: quantile(off, 0.5),
				unit: "ms",
				baseline: { what: "with one, p50", value: quantile(on, 0.5) },
			},
			{ what: "kept in the browser", value: usage / 1024, unit: "KB" },
			{ what: "of that the app itself", value: (usageDetails?.caches ?? Number.NaN) / 1024, unit: "KB" },
		];
	},
};

/** Chromium also reports the usage by kind. */
interface Estimate extends StorageEstimate {
	usageDetails?: { caches?: number };
}

async function opened(page: Page): Promise<void> {
	await page.goto("/app", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Start Listen" }).waitFor();
}

/** Runs in the page: whether every file in the service worker's list is cached. */
async function allIsKept(): Promise<boolean> {
	const [, list = ""] = /^const kept = (.*);$/m.exec(await (await fetch("/worker.js")).text()) ?? [];
	const { first, rest } = JSON.parse(list) as Record<"first" | "rest", string[]>;
	return (await Promise.all([...first, ...rest].map((address) => caches.match(address)))).every(Boolean);
}
