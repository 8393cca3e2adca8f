import { listenToPage } from "@sayso/harness/pages/sound.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { startProduct } from "@sayso/harness/product/product.ts";
import { button, type Control, locate } from "@sayso/harness/ways/control.ts";
import { dwell } from "@sayso/harness/ways/dwell.ts";
import { gamepad } from "@sayso/harness/ways/gamepad.ts";
import { keyboard } from "@sayso/harness/ways/keyboard.ts";
import { oneByOne } from "@sayso/harness/ways/one-by-one.ts";
import { oneSwitch } from "@sayso/harness/ways/one-switch.ts";
import { Somebody } from "@sayso/harness/ways/somebody.ts";
import * as tasks from "@sayso/harness/ways/tasks.ts";
import { twoSwitches } from "@sayso/harness/ways/two-switches.ts";
import type { Way } from "@sayso/harness/ways/way.ts";
import type { Page } from "playwright";
import type { Bench, Figure } from "./figure.ts";
import { openBrowser } from "./press-to-sound.ts";

/** Milliseconds that a scan highlights each item, and of a dwell: the app's defaults. */
const pace = 1500;
const fill = 1000;
/** Milliseconds that a person needs to answer a highlight, or before each press. */
const hand = { reaction: 400 };

const replies: Control = { role: "list", name: "Replies" };
const first: Control = { ...button(/./), within: replies };

interface Task {
	name: string;
	/** Done by a pointer before counting starts. */
	before?: (page: Page) => Promise<void>;
	run: (somebody: Somebody) => Promise<void>;
}

const choosing = (control: Control) => (somebody: Somebody) => somebody.choose(control);

/** Each begins on the communicator, at rest. */
const all: readonly Task[] = [
	{ name: "say Yes", run: choosing(button("Yes")) },
	{ name: "say Wait", run: choosing(button("Wait")) },
	{ name: "say the first reply", before: getReplies, run: choosing(first) },
	{ name: "say the fourth reply", before: getReplies, run: choosing({ ...first, at: 3 }) },
	{ name: "ask for other replies", before: getReplies, run: choosing(button("Try Again")) },
	{
		name: "listen, stop, and say the first reply",
		async run(somebody) {
			await somebody.choose(button("Start Listen"));
			await somebody.page.getByText("would you like a cup of tea").first().waitFor();
			await somebody.choose(button("Stop & Process"));
			await locate(somebody.page, first).waitFor();
			await somebody.choose(first);
		},
	},
	{ name: "say a phrase of the board", run: choosing(button("I disagree")) },
	{ name: "write “hi”, and say it", run: (somebody) => tasks.sayOwnWords(somebody, "hi") },
	{ name: "have two replies at once, from now on", run: tasks.changePreference },
	{ name: "sign out", run: tasks.signOut },
];

async function getReplies(page: Page): Promise<void> {
	await page.getByRole("textbox", { name: "What they say" }).fill("would you like tea or coffee");
	await page.keyboard.press("Control+Enter");
	await page.getByText("4 replies ready").waitFor({ state: "attached" });
}

/** One way, in a separate browser. @returns presses and seconds of each task */
async function measure(url: string, way: Way, some: readonly Task[]) {
	const { browser, page } = await openBrowser(url);
	const somebody = new Somebody(page, way);
	await listenToPage(page);
	await signUp(page);
	await somebody.begin();
	const taken: { presses: number; seconds: number }[] = [];
	for (const { before, run } of some) {
		await page.goto("/app");
		await locate(page, button("Start Listen")).waitFor();
		await before?.(page);
		somebody.presses = 0;
		const began = performance.now();
		await run(somebody);
		taken.push({ presses: somebody.presses, seconds: (performance.now() - began) / 1000 });
	}
	await browser.close();
	return taken;
}

/** Presses and seconds of each task by each way, compared with a scan of every item one by one. */
export const ways: Bench = {
	async run(effort) {
		const product = await startProduct({ SPEECH_TO_TEXT: "scripted", TEXT_TO_SPEECH: "scripted" });
		const some = effort === "short" ? all.slice(0, 1) : all;
		const plain = oneByOne(pace, hand);
		await measure(
			product.url,
			plain,
			some.map((task) => ({ ...task, run: (somebody) => plain.reckon(() => task.run(somebody)) })),
		);
		const measured = [oneSwitch(pace, hand), twoSwitches(hand), dwell(fill, hand), gamepad(hand), keyboard(hand)];
		const figures: Figure[] = [];
		for (const way of effort === "short" ? measured.slice(0, 1) : measured)
			for (const [at, { presses, seconds }] of (await measure(product.url, way, some)).entries()) {
				const { chosen, seconds: waited } = plain.reckoned[at] ?? { chosen: 0, seconds: Number.NaN };
				figures.push({
					what: `${some[at]?.name}, by ${way.name}: ${presses} presses`,
					value: seconds,
					unit: "s",
					baseline: { what: `one by one: ${chosen} presses`, value: waited },
				});
			}
		await product.close();
		return figures;
	},
};
