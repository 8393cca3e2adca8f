import { expect, type Page, test } from "@playwright/test";
import { sideways } from "@sayso/harness/pages/reflow.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";

const sizes = [
	[1180, 820],
	[820, 1180],
	[390, 844],
	[360, 640],
	[844, 390],
	[320, 256],
	[1440, 900],
	[1920, 1080],
] as const;

/** Replies out of six on the first page: all, except on the smallest screens. */
const firstPage: Record<string, number> = { "360x640": 3, "320x256": 1 };
/** Out of four. */
const firstPageOfFour: Record<string, number> = { "320x256": 1 };

/** The layout rules broken at the current size. */
const wrongWith = (page: Page) =>
	page.evaluate(() => {
		const wrong: string[] = [];
		const shown = (selector: string) =>
			Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) => element.checkVisibility());
		const places = shown("ul[aria-label=Replies] button, ul[aria-label=Phrases] button");
		const stage = shown("[data-view] button:not([data-word])").filter((button) => !places.includes(button));
		const ways = shown("[aria-label='Ways to say it'] button");
		const all = [
			...places,
			...stage,
			...ways,
			...shown("fieldset button"),
			...shown("[data-main-action], [data-main-action] ~ button"),
		];
		const boxes = all.map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
		for (const { name, box } of boxes)
			if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
				wrong.push(`${name} is outside`);
		for (const [at, a] of boxes.entries())
			for (const b of boxes.slice(at + 1))
				if (
					Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
					Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1
				)
					wrong.push(`${a.name} lies over ${b.name}`);
		for (const place of places) {
			const words = place.querySelector<HTMLElement>("[style]") ?? place;
			if (Number.parseFloat(getComputedStyle(words).fontSize) < 20) wrong.push(`${place.textContent} is small`);
		}
		const { scrollWidth, scrollHeight } = document.documentElement;
		if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push("the page scrolls");
		return wrong;
	});

test("idle and with replies, every control is visible and large at every size, without overlaps", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signUp(page);
	const cards = page.getByRole("list", { name: "Replies" }).getByRole("button");
	const quick = (name: string) =>
		page.getByRole("group", { name: "Quick answers" }).getByRole("button", { name, exact: true });

	async function holdsEverywhere(state: string, first?: (size: string) => number) {
		for (const [width, height] of sizes) {
			const at = `${state} at ${width}x${height}`;
			await page.setViewportSize({ width, height });
			if (first) await expect(cards, at).toHaveCount(first(`${width}x${height}`));
			for (const name of ["Yes", "No", "Try Again", "Wait"]) await expect(quick(name), at).toBeInViewport({ ratio: 1 });
			expect(await wrongWith(page), at).toEqual([]);
		}
		await page.setViewportSize({ width: 1440, height: 900 });
	}

	await holdsEverywhere("idle");
	for (const count of [2, 4, 6]) {
		await page.getByRole("radio", { name: String(count) }).click({ force: true });
		await page.getByRole("textbox").fill("would you like to go to the beach or stay home");
		await page.getByRole("button", { name: "Process Text" }).click();
		await expect(page.getByText(`${count} replies ready`)).toBeAttached();
		await holdsEverywhere(`${count} replies`, (size) =>
			Math.min((count === 6 ? firstPage : firstPageOfFour)[size] ?? count, count),
		);
	}
	await page.getByRole("textbox").fill("are you hungry");
	await holdsEverywhere("replies, and the next words written");
	await page.getByRole("textbox").fill("");
	await page.setViewportSize({ width: 360, height: 640 });
	const before = await cards.allTextContents();
	await page.getByRole("button", { name: "Next page" }).click();
	await expect(cards).toHaveCount(3);
	// As many as before: wait until the next page has replaced them all.
	await expect.poll(async () => (await cards.allTextContents()).filter((text) => before.includes(text))).toEqual([]);
	await cards.first().click();
	await expect(page.getByRole("region", { name: "What you said" })).toBeVisible();
	await holdsEverywhere("after a pick");
});

test("the screen's name does not break in a narrow window, nor overlap the plan", async ({ page }) => {
	await signUp(page);
	const title = page.getByRole("heading", { level: 1 });
	for (const name of ["Communicator", "Access and voice"]) {
		await page.setViewportSize({ width: 1440, height: 900 });
		if (name !== "Communicator") await page.goto("/app/access");
		await expect(title).toHaveText(name);
		await expect(page.getByText("0/20 free interactions")).toBeVisible();
		for (const width of [480, 390, 375, 360, 320]) {
			await page.setViewportSize({ width, height: 740 });
			const { lines, gap, scrolls } = await title.evaluate((heading) => {
				const rangeOf = (element: Element) => {
					const range = document.createRange();
					range.selectNodeContents(element);
					return range;
				};
				const words = rangeOf(heading);
				const plan = rangeOf(heading.nextElementSibling?.querySelector("p") ?? heading).getBoundingClientRect();
				return {
					lines: words.getClientRects().length,
					gap: plan.left - words.getBoundingClientRect().right,
					scrolls: document.documentElement.scrollWidth > innerWidth,
				};
			});
			const at = `${name} at ${width}`;
			// No word breaks: there are at most as many lines as words, and two at most.
			expect(lines, at).toBeLessThanOrEqual(name === "Communicator" ? 1 : 2);
			expect(gap, at).toBeGreaterThanOrEqual(16);
			expect(scrolls, at).toBe(false);
		}
	}
});

test("with the largest text at 400% a reply is large and readable to its end, with Yes and No beside it", async ({
	page,
}) => {
	await page.addInitScript(() => localStorage.setItem("text-size", "largest"));
	await page.setViewportSize({ width: 1440, height: 900 });
	await signUp(page);
	await page.getByRole("textbox").fill("would you like to go to the beach or stay home");
	await page.getByRole("button", { name: "Process Text" }).click();
	await expect(page.getByText("4 replies ready")).toBeAttached();
	const reply = page.getByRole("list", { name: "Replies" }).getByRole("button").first();
	for (const [width, height] of [
		[320, 256],
		[360, 225],
		[480, 270],
		[480, 345],
		[568, 320],
		[640, 256],
		[640, 360],
	] as const) {
		const at = `${width}x${height}`;
		await page.setViewportSize({ width, height });
		for (const name of ["Yes", "No"])
			await expect(page.getByRole("button", { name, exact: true }), at).toBeInViewport({ ratio: 1 });
		await expect(reply, at).toBeInViewport({ ratio: 1 });
		// One line is visible whole at every size; longer text scrolls.
		const words = reply.locator("[style], [data-long]");
		const seen = () =>
			words.evaluate((text) => {
				const { fontSize, lineHeight } = getComputedStyle(text);
				const [size, line] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
				// The lines may exceed their box by a fraction of a pixel, because its height is rounded.
				const isWhole = text.scrollHeight <= text.clientHeight + 1 || getComputedStyle(text).overflowY === "auto";
				return size >= 16 && text.clientHeight >= line - 1 && isWhole;
			});
		await expect.poll(seen, { message: at }).toBe(true);
		expect(await wrongWith(page), at).toEqual([]);
	}
});

test("with larger text, in a narrow window and on a small laptop, nothing overlaps or scrolls sideways", async ({
	page,
}) => {
	await page.addInitScript(() => localStorage.setItem("text-size", "largest"));
	await page.setViewportSize({ width: 1440, height: 900 });
	await signUp(page);
	const press = async (name: string) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.getByRole("button", { name, exact: true }).first().click();
	};
	async function holds(state: string) {
		for (const [width, height] of [
			[320, 568],
			[320, 640],
			[390, 844],
			[480, 800],
			[640, 560],
			[1024, 600],
			[1280, 720],
		] as const) {
			await page.setViewportSize({ width, height });
			const found = async () => [...(await wrongWith(page)), ...(await page.evaluate(sideways))];
			await expect.poll(found, { message: `${state} at ${width}x${height}` }).toEqual([]);
		}
	}
	await holds("idle");
	await page.getByRole("textbox").fill("how many tablets did you take");
	await press("Process Text");
	await expect(page.getByText("4 replies ready")).toBeAttached();
	await holds("replies");
	await press("Other number…");
	await expect(page.getByRole("button", { name: "0", exact: true })).toBeVisible();
	await holds("other numbers");
	await press("Say");
	await page.getByRole("textbox", { name: "What I say" }).fill("I would ");
	await expect(page.getByRole("button", { name: "Speak", exact: true })).toBeVisible();
	await holds("own words");
});
