import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { problem } from "@sayso/contract/errors.ts";
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

const cards = () => page.getByRole("list", { name: "Replies" }).getByRole("button");
const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
const everyCall = "**/api/v1/**";

/** What has been said, in order: a line for each prompt, and for each thing the person said. */
const said: string[] = [];

async function type(prompt: string): Promise<void> {
	await page.getByRole("textbox").first().fill(prompt);
}
async function ask(): Promise<void> {
	await press("Process Text");
	await expect(cards()).toHaveCount(4);
}
async function pick(prompt: string): Promise<void> {
	const text = (await cards().first().getAttribute("data-text")) ?? "";
	await cards().first().click();
	await expect(cards()).toHaveCount(0);
	said.push(prompt, text);
}
/** What is always at hand is said, too: each must be there whatever has failed. */
async function sayTheRest(): Promise<number> {
	const always = ["Yes", "No", "Wait"];
	for (const word of always) {
		await press(word);
		said.push(word);
	}
	return always.length;
}

/** Where the network is cut, and how. */
const cuts: Record<string, (prompt: string) => Promise<void>> = {
	async "before listening"(prompt) {
		await context.setOffline(true);
		await type(prompt);
		await ask();
		await pick(prompt);
	},
	async "while words come"(prompt) {
		await type(prompt.slice(0, 6));
		await context.setOffline(true);
		await type(prompt);
		await ask();
		await pick(prompt);
	},
	async "while replies come"(prompt) {
		await page.route("**/api/v1/generate", async (route) => {
			await context.setOffline(true);
			await route.abort("internetdisconnected");
		});
		await type(prompt);
		await ask();
		await pick(prompt);
	},
	async "at the tap"(prompt) {
		await type(prompt);
		await ask();
		await context.setOffline(true);
		await pick(prompt);
	},
	async "at the log, its answers lost"(prompt) {
		await page.route("**/api/v1/conversation", async (route) => {
			await route.fetch();
			await route.abort("connectionreset");
		});
		await type(prompt);
		await ask();
		await pick(prompt);
	},
	async "the server answers nothing but 503"(prompt) {
		await page.route(everyCall, (route) => route.fulfill({ status: 503, body: "" }));
		await type(prompt);
		await ask();
		await pick(prompt);
	},
	async "too many tries"(prompt) {
		await page.route("**/api/v1/generate", (route) => route.fulfill({ status: 429, body: "" }));
		await type(prompt);
		await ask();
		await pick(prompt);
	},
};
const prompts = [
	"would you like a cup of tea",
	"are you cold",
	"shall we go for a walk",
	"did you sleep well",
	"are you hungry",
	"do you want to watch a film",
	"is it too loud in here",
];

test("the network is cut at every step: everything can still be said, and nothing is lost or doubled", async () => {
	const table: { cut: string; "could be said": string }[] = [];
	for (const [at, [cut, begin]] of Object.entries(cuts).entries()) {
		await begin(prompts[at] ?? "");
		table.push({ cut, "could be said": `reply, ${await sayTheRest()} of 3 always at hand` });
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await context.setOffline(false);
	}
	const logged = async () =>
		(
			await query<{ text: string }>(
				"select text from conversation_entry join person on person.id = person_id where email = $1 order by conversation_entry.created_at",
				[email],
			)
		).map(({ text }) => text);
	const isLogged = () => expect.poll(logged, { timeout: 90_000 }).toEqual(said);
	await isLogged();
	// A tab that is closed while what it kept is being sent leaves it to the next.
	const sending = Promise.withResolvers<void>();
	await page.route("**/api/v1/conversation", () => sending.resolve());
	await press("Yes");
	said.push("Yes");
	await sending.promise;
	await page.close();
	page = await context.newPage();
	await page.goto("/app");
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	await isLogged();
	console.table(table);
	console.log(`what could still be said: all; said: ${said.length} lines; lost: 0; doubled: 0`);
});

test("a session that ends in mid-sentence takes no screen and no word; in again, the server replies", async () => {
	await page.route("**/api/auth/token", (route) => route.fulfill({ status: 401, body: "" }));
	await page.route("**/api/auth/get-session", (route) => route.fulfill({ json: null }));
	await page.route(everyCall, (route) => route.fulfill({ status: 401, json: problem("unauthenticated") }));
	await type("would you like some soup");
	await ask();
	await expect(cards().first()).toContainText("Basic");
	await expect(page.getByText(messages.connection.loggedOut)).toBeVisible();
	await expect(page.getByRole("link", { name: messages.connection.logInAgain })).toHaveAttribute("href", "/login");
	await pick("would you like some soup");
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await type("are you sure");
	await ask();
	await expect(page.getByText(messages.connection.loggedOut)).not.toBeVisible();
	await pick("are you sure");
});

test("with nothing left the limit is told, with the way on, and basic replies go on", async () => {
	await query("update usage set interactions = 20 where person_id = (select id from person where email = $1)", [email]);
	await type("would you like a walk");
	await ask();
	await expect(page.getByText(messages.communicator.limitExceeded)).toBeVisible();
	await expect(page.getByText(messages.communicator.upgrade)).toBeVisible();
	await expect(cards().first()).toContainText("Basic");
	await pick("would you like a walk");
});
