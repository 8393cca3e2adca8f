import { withMicrophone } from "@sayso/harness/pages/browser.ts";
import type { Credentials } from "@sayso/harness/people/sign-up.ts";
import { type Browser, chromium, type Page } from "playwright";

interface Marks {
	pressed: number;
	sounded: number[];
}

/** A real browser that records when a press arrives and when audio starts. */
export async function openBrowser(baseURL: string): Promise<{ browser: Browser; page: Page }> {
	const browser = await chromium.launch(withMicrophone);
	const page = await browser.newPage({ baseURL });
	await page.addInitScript(markSounds);
	return { browser, page };
}

/** Runs in the page: records when a press arrives and when audio starts. */
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

/** Milliseconds from a press to the first sample of its audio. */
export async function untilSound(page: Page, press: () => Promise<void>): Promise<number> {
	const before = (await marksOf(page)).sounded.length;
	await press();
	await page.waitForFunction((count) => (window as unknown as { marks: Marks }).marks.sounded.length > count, before);
	const { pressed, sounded } = await marksOf(page);
	return (sounded[before] ?? Number.NaN) - pressed;
}

export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
	await page.goto("/login");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Log in" }).click();
	await page.getByRole("button", { name: "Start Listen" }).waitFor();
}
