import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { launchOptions } from "./browser.ts";

export type Category = "performance" | "accessibility" | "best-practices" | "seo";

export interface Report {
	/** Out of 100. */
	score: (category: Category) => number;
	/** The value of one audit, in its own unit: milliseconds, or a share. */
	value: (audit: string) => number;
	/** What is amiss, in Lighthouse's words. */
	failing: string[];
}

/** Looks that may come to nothing before a page is given up. */
const looks = 4;

/**
 * Has Lighthouse look at a page as a mid-range phone would show it, in a browser of its own. A look that Lighthouse itself
 * calls void (on a busy machine a browser may paint nothing in time) is none, and another is taken.
 * @throws with Lighthouse's words when every look was void.
 */
export async function lookWithLighthouse(url: string, categories: readonly Category[]): Promise<Report> {
	let why = "";
	for (let taken = 0; taken < looks; taken++) {
		const looked = await look(url, categories);
		if ("score" in looked) return looked;
		why = looked.isVoid;
		console.warn(`A look of Lighthouse at ${url} was void: ${why}`);
	}
	throw new Error(`Lighthouse could not look at ${url}: ${why}`);
}

async function look(url: string, categories: readonly Category[]): Promise<Report | { isVoid: string }> {
	const chrome = await launch({
		chromePath: launchOptions.executablePath,
		chromeFlags: ["--headless", ...launchOptions.args],
	});
	try {
		const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: "silent" });
		if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
		const { categories: scores, audits, runtimeError } = result.lhr;
		const unscored = categories.filter((category) => typeof scores[category]?.score !== "number");
		if (runtimeError) return { isVoid: `${runtimeError.code}: ${runtimeError.message}` };
		if (unscored.length > 0) return { isVoid: `no score for ${unscored.join(", ")}` };
		return {
			score: (category) => Math.round((scores[category]?.score ?? 0) * 100),
			value: (audit) => audits[audit]?.numericValue ?? Number.NaN,
			failing: Object.values(audits)
				.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
				.map(({ id, title }) => `${id}: ${title}`),
		};
	} finally {
		chrome.kill();
	}
}
