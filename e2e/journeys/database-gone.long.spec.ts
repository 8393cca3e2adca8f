import { expect, test } from "@playwright/test";
import { messages } from "@sayso/contract/messages.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { databaseUrl, query } from "@sayso/harness/product/journeys-database.ts";
import { kill, runServer } from "@sayso/harness/product/running-server.ts";
import { beforeDatabase } from "@sayso/harness/stand-ins/fault-proxy.ts";

/** What was begun for a journey, and ends with it however that goes. */
const begun: (() => Promise<void>)[] = [];
test.afterEach(async () => {
	for (const end of begun.splice(0).reverse()) await end();
});

test("the database is gone for a second, then for a minute: everything can be said, it is told, each line is sent later, once", async ({
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
	const told = page.getByText(messages.connection.unreachable);
	const said: string[] = [];
	/** Basic replies are named as such: the others are the server's. */
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

	// Its process has ended, and comes again.
	way.spoil("refused");
	await converse("are you cold", true);
	await expect(told).toBeVisible();
	await page.clock.runFor(1_000);
	expect(await lines()).toHaveLength(before);
	// It is looked for, and what anybody may ask is answered: that takes nothing back.
	const notice = page.getByRole("status").filter({ has: told });
	const isTaken = notice.evaluate(
		(line) =>
			new Promise<string>((resolve) =>
				new MutationObserver(() => resolve("taken back")).observe(line, { childList: true }),
			),
	);
	await Promise.all([page.waitForResponse(/\/api\/v1\//), page.clock.runFor(10_000)]);
	const isStill = page.waitForResponse(/\/api\/v1\//).then(() => "still told");
	await page.clock.runFor(10_000);
	expect(await Promise.race([isTaken, isStill])).toBe("still told");
	way.mend();
	await page.clock.runFor(10_000);
	await expect.poll(lines).toEqual(said);
	await expect(told).not.toBeVisible();
	await converse("shall we go for a walk", false);
	await expect.poll(lines).toEqual(said);
	const between = said.length;

	// Its machine has gone: whoever connects is taken, and nobody answers.
	way.spoil("silent");
	await converse("did you sleep well", true);
	await expect(told).toBeVisible();
	await page.clock.runFor(30_000);
	await converse("are you hungry", true);
	await page.clock.runFor(30_000);
	await expect(told).toBeVisible();
	expect(await lines()).toHaveLength(between);
	way.mend();
	await page.clock.runFor(10_000);
	await expect.poll(lines).toEqual(said);
	await expect(told).not.toBeVisible();
	await converse("is it too loud in here", false);
	await expect.poll(lines).toEqual(said);
	await context.close();
});
