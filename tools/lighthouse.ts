// Measures the public pages of a server that runs: `node tools/lighthouse.ts http://127.0.0.1:8080`.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [origin = "http://127.0.0.1:8080"] = process.argv.slice(2);

/** The least score of each category, out of 100. */
const least: Readonly<Record<string, number>> = {
	performance: 98,
	accessibility: 100,
	"best-practices": 100,
	seo: 100,
};
const paths = ["/", "/help/how-to-use-communicator", "/login"];

const chrome = await launch({
	chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
	chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
	for (const path of paths) {
		const run = await lighthouse(`${origin}${path}`, { port: chrome.port, onlyCategories: Object.keys(least) });
		for (const { id, score } of Object.values(run?.lhr.categories ?? {})) {
			const points = Math.round((score ?? 0) * 100);
			const isEnough = points >= (least[id] ?? 0);
			console.log(`${isEnough ? "ok  " : "LOW "} ${path} ${id}: ${points}`);
			if (!isEnough) process.exitCode = 1;
		}
		const failing = Object.values(run?.lhr.audits ?? {}).filter(
			({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0,
		);
		for (const { id, title } of failing) console.log(`     ${id}: ${title}`);
	}
} finally {
	chrome.kill();
}
