import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { allIsKept, answersKept } from "@sayso/harness/pages/kept.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { query } from "@sayso/harness/product/journeys-database.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "serial" });

let context: BrowserContext;
let page: Page;
let email: string;

test.beforeAll(async ({ browser }) => {
	context = await browser.newContext({ permissions: ["microphone"] });
	page = await context.newPage();
	({ email } = await signUp(page));
	await expect.poll(() => allIsKept(page), { timeout: 60_000 }).toBe(true);
	await expect.poll(() => answersKept(page)).toEqual(expect.arrayContaining(["plan", "preferences", "profile"]));
});
test.afterAll(() => context.close());

test("after one visit every screen opens without a network", async () => {
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	// Chromium, cut off for a test, may take a page that the worker gives for a sign of a network.
	const { away, unreachable } = messages.connection;
	await expect(page.getByText(away).or(page.getByText(unreachable))).toBeVisible();
	for (const [path, heading] of [
		["/app/phrases", "Phrases"],
		["/app/access", "Access and voice"],
		["/app/preferences", "Preferences"],
		["/app/help", "Help Center"],
	] as const) {
		await page.goto(path);
		await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
	}
	await page.goto("/app/preferences");
	await expect(page.getByLabel("Context", { exact: true })).toBeVisible();
});

test("preferences are changed without a network; what another device changed later stays, and is told", async () => {
	const saved = page.getByRole("main").getByText(/^Saved on this device/);
	const place = page.getByLabel("Context", { exact: true });
	await place.selectOption("family");
	await page.getByLabel("Complexity", { exact: true }).selectOption("easy");
	await page.getByRole("button", { name: "Save preferences" }).click();
	await expect(saved).toBeVisible();
	await page.reload();
	await expect(place).toHaveValue("family");
	const mine = "where person_id = (select id from person where email = $1)";
	const later = Date.now() + 3_600_000;
	await query(
		`update preferences set context = 'business', changed_at = jsonb_build_object('context', $2::bigint) ${mine}`,
		[email, later],
	);
	await page.goto("/app");
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	await context.setOffline(false);
	const told = page.getByText("Context stayed “Business”: it was changed later on another device.");
	await expect(told).toBeVisible({ timeout: 60_000 });
	expect(await query(`select context, complexity from preferences ${mine}`, [email])).toEqual([
		{ context: "business", complexity: "easy" },
	]);
	await page.getByRole("button", { name: "Close the message" }).click();
	await expect(told).not.toBeVisible();
});

test("without a network a reply, a phrase and Yes are said; all of it is sent once there is one", async () => {
	await context.setOffline(true);
	const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
	await page.getByRole("textbox").first().fill("would you like a cup of tea");
	await press("Process Text");
	const cards = page.getByRole("list", { name: "Replies" }).getByRole("button");
	await expect(cards).toHaveCount(4);
	await expect(cards.first()).toContainText("Basic");
	const reply = await cards.first().getAttribute("data-text");
	await cards.first().click();
	await expect(page.getByRole("region", { name: "What you said" })).toContainText(reply ?? "nothing");
	for (const word of ["Wait", "Yes"]) await press(word);
	await context.setOffline(false);
	const sent = async () =>
		(
			await query<{ text: string }>(
				`select text from conversation_entry join person on person.id = person_id
				where email = $1 order by conversation_entry.created_at`,
				[email],
			)
		).map(({ text }) => text);
	await expect.poll(sent).toEqual(["would you like a cup of tea", reply, "Wait", "Yes"]);
});
