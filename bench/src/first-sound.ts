import { chromium, type Page } from "playwright";
import { type Bench, quantile } from "./figure.ts";
import { startProduct } from "./product.ts";

const turns = [
	"are you hungry",
	"how are you feeling today",
	"would you like tea or coffee",
	"it is raining again",
	"do you want to go for a walk",
	"what time is dinner",
	"are you warm enough",
	"did you sleep well",
];

interface Marks {
	pressed: number;
	sounded: number[];
}

/** From the press to the first sample of sound, in a real browser: a reply never said before, one said before, and Yes. */
export const firstSound: Bench = {
	name: "first-sound",
	async run() {
		const product = await startProduct({ SPEECH_TO_TEXT: "scripted", TEXT_TO_SPEECH: "built-in" });
		const { email } = await product.newPerson();
		await product.putOnPlan(email, "base");
		const browser = await chromium.launch({
			executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
			args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
		});
		const page = await browser.newPage({ baseURL: product.url });
		await page.addInitScript(markSounds);
		await logIn(page, email);
		const [fresh, again, yes]: [number[], number[], number[]] = [[], [], []];
		for (const into of [fresh, again])
			for (const turn of turns) {
				await page.getByRole("textbox").fill(turn);
				await page.getByRole("button", { name: "Process Text" }).click();
				into.push(
					await untilSound(page, () => page.getByRole("list", { name: "Replies" }).getByRole("button").first().click()),
				);
			}
		for (const _ of turns)
			yes.push(await untilSound(page, () => page.getByRole("button", { name: "Yes", exact: true }).click()));
		await browser.close();
		await product.close();
		const baseline = { what: "Yes, prepared", value: quantile(yes, 0.5) };
		return [
			{ what: "a reply said for the first time, p50", value: quantile(fresh, 0.5), unit: "ms", baseline },
			{ what: "a reply said before, p50", value: quantile(again, 0.5), unit: "ms", baseline },
			{ what: "Yes, p90", value: quantile(yes, 0.9), unit: "ms", baseline },
		];
	},
};

/** Runs in the page: notes when a press arrives and when sound starts. */
function markSounds(): void {
	const marks: Marks = { pressed: 0, sounded: [] };
	Object.assign(window, { marks });
	addEventListener("pointerdown", () => (marks.pressed = performance.now()), true);
	const start = AudioBufferSourceNode.prototype.start;
	AudioBufferSourceNode.prototype.start = function (...when) {
		marks.sounded.push(performance.now());
		return start.apply(this, when);
	};
}

const marksOf = (page: Page) => page.evaluate(() => (window as unknown as { marks: Marks }).marks);

async function untilSound(page: Page, press: () => Promise<void>): Promise<number> {
	const before = (await marksOf(page)).sounded.length;
	await press();
	await page.waitForFunction((count) => (window as unknown as { marks: Marks }).marks.sounded.length > count, before);
	const { pressed, sounded } = await marksOf(page);
	return (sounded[before] ?? Number.NaN) - pressed;
}

async function logIn(page: Page, email: string): Promise<void> {
	await page.goto("/login");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill("secret 1");
	await page.getByRole("button", { name: "Log in" }).click();
	await page.getByRole("button", { name: "Start Listen" }).waitFor();
}
