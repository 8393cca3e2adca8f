import { lookWithLighthouse, type Report } from "@sayso/harness/pages/lighthouse.ts";
import { startProduct } from "@sayso/harness/product/product.ts";
import { type Bench, type Figure, quantile } from "./figure.ts";

const paths = ["/", "/help/how-to-use-communicator", "/login"];

/** A page of a few words: the minimum time on this machine with the simulated phone and network. */
const smallest = "/coming-soon";

const looks = { whole: 5, short: 1 };

/** How fast a page loads on a mid-range phone with a slow network, as Lighthouse simulates both; the median of five. */
export const pageSpeed: Bench = {
	async run(effort) {
		const product = await startProduct();
		const look = async (path: string): Promise<Report[]> => {
			const reports: Report[] = [];
			for (let times = 0; times < looks[effort]; times++)
				reports.push(await lookWithLighthouse(product.url + path, ["performance"]));
			return reports;
		};
		const baseline = await look(smallest);
		const figures: Figure[] = [];
		// In the short form one run is enough.
		if (effort === "short") figures.push(...figuresOf(smallest, baseline, baseline));
		else for (const path of paths) figures.push(...figuresOf(path, await look(path), baseline));
		await product.close();
		return figures;
	},
};

const measures = [
	{ what: "performance", unit: "points", of: (report: Report) => report.score("performance") },
	{ what: "largest contentful paint", unit: "ms", of: (report: Report) => report.value("largest-contentful-paint") },
	{ what: "total blocking time", unit: "ms", of: (report: Report) => report.value("total-blocking-time") },
];

const figuresOf = (path: string, reports: Report[], baseline: Report[]): Figure[] =>
	measures.map(({ what, unit, of }) => ({
		what: `${path}: ${what}`,
		value: quantile(reports.map(of), 0.5),
		unit,
		baseline: { what: smallest, value: quantile(baseline.map(of), 0.5) },
	}));
