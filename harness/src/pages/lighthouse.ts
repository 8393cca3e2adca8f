import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { launchOptions } from "./browser.ts";

export type Category = "performance" | "accessibility" | "best-practices" | "seo";

export interface Report {
	/** Out of 100. */
	score: (category: Category) => number;
	/** The value of one audit, in its own unit: milliseconds, or a share. */
	value: (audit: string) => number;
	/** What is wrong, in Lighthouse's words. */
	failing: string[];
}

/** The most invalid runs before a page fails. */
const looks = 4;

/**
 * Runs Lighthouse on a page as on a mid-range phone, in a separate browser. If Lighthouse itself calls a run invalid
 * (on a busy machine the browser may not paint in time), it is repeated.
 * @throws with Lighthouse's message if every run was invalid.
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
