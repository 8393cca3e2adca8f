import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { databaseUrl, query } from "@sayso/harness/product/journeys-database.ts";
import { kill, runServer } from "@sayso/harness/product/running-server.ts";
import { beforeDatabase } from "@sayso/harness/stand-ins/fault-proxy.ts";

/** Resources of a journey, released at its end. */
const begun: (() => Promise<void>)[] = [];
test.afterEach(async () => {
	for (const end of begun.splice(0).reverse()) await end();
});

test("with the database gone for a second, then for a minute, speech works, a notice shows, and each line is sent later, once", async ({
	browser,
}) => {
	const { way, through } = await beforeDatabase(await databaseUrl());
	begun.push(() => way.close());
	const DATA_DIR = process.env.E2E_DATA_DIR ?? "";
	const server = await runServer({ DATABASE_URL: through, DATA_DIR, RATE_LIMITS: "off", LOG_LEVEL: "fatal" });
	begun.push(() => kill(server.process));
	const context = await browser.newContext({ baseURL: server.url });
	const page = await context.newPage();
	await page.clock.install();
	const { email } = await signUp(page);

	const cards = page.getByRole("list", { name: "Replies" }).getByRole("button");
	const unreachable = page.getByText(messages.connection.unreachable);
	const said: string[] = [];
	/** Basic replies are labelled: the others are the server's. */
	async function converse(prompt: string, basic: boolean): Promise<void> {
		await page.getByRole("textbox").first().fill(prompt);
		await page.getByRole("button", { name: "Process Text" }).click();
		await expect(cards).toHaveCount(4);
		const first = cards.first();
		if (basic) await expect(first).toContainText("Basic");
		const text = (await first.getAttribute("data-text")) ?? "";
		await first.click();
		await expect(cards).toHaveCount(0);
		await page.getByRole("button", { name: "Yes", exact: true }).first().click();
		said.push(prompt, text, "Yes");
	}
	const lines = async () =>
		(
			await query<{ text: string }>(
				`select text from conversation_entry join person on person.id = person_id
				where email = $1 order by conversation_entry.created_at`,
				[email],
			)
		).map(({ text }) => text);

	await converse("would you like a cup of tea", false);
	await expect.poll(lines).toEqual(said);
	const before = said.length;

	// Its process has ended and restarts.
	way.spoil("refused");
	await converse("are you cold", true);
	await expect(unreachable).toBeVisible();
	await page.clock.runFor(1_000);
	expect(await lines()).toHaveLength(before);
	// Public calls still get answers, which must not remove the notice.
	const notice = page.getByRole("status").filter({ has: unreachable });
	const isTaken = notice.evaluate(
		(line) =>
			new Promise<string>((resolve) =>
				new MutationObserver(() => resolve("taken back")).observe(line, { childList: true }),
			),
	);
	await Promise.all([page.waitForResponse(/\/api\/v1\//), page.clock.runFor(10_000)]);
	const isStill = page.waitForResponse(/\/api\/v1\//).then(() => "still shown");
	await page.clock.runFor(10_000);
	expect(await Promise.race([isTaken, isStill])).toBe("still shown");
	way.mend();
	await page.clock.runFor(10_000);
	await expect.poll(lines).toEqual(said);
	await expect(unreachable).not.toBeVisible();
	await converse("shall we go for a walk", false);
	await expect.poll(lines).toEqual(said);
	const between = said.length;

	// Its machine hangs: connections are accepted but not answered.
	way.spoil("silent");
	await converse("did you sleep well", true);
	await expect(unreachable).toBeVisible();
	await page.clock.runFor(30_000);
	await converse("are you hungry", true);
	await page.clock.runFor(30_000);
	await expect(unreachable).toBeVisible();
	expect(await lines()).toHaveLength(between);
	way.mend();
	await page.clock.runFor(10_000);
	await expect.poll(lines).toEqual(said);
	await expect(unreachable).not.toBeVisible();
	await converse("is it too loud in here", false);
	await expect.poll(lines).toEqual(said);
	await context.close();
});
