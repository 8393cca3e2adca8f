import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

export type Category = "performance" | "accessibility" | "best-practices" | "seo";

export interface Report {
	/** Out of 100. */
	score: (category: Category) => number;
	/** The value of one audit, in its own unit: milliseconds, or a share. */
	value: (audit: string) => number;
	/** What is amiss, in Lighthouse's words. */
	failing: string[];
}

/** Has Lighthouse look at a page as a mid-range phone would show it, in a browser of its own. */
export async function lookWithLighthouse(url: string, categories: readonly Category[]): Promise<Report> {
	const chrome = await launch({
		chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
		chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
	});
	try {
		const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: "silent" });
		if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
		const { categories: scores, audits } = result.lhr;
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
