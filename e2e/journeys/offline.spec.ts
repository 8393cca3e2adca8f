import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { problem } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
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

/** Whether every file in the service worker's list is stored. */
const allIsKept = (on: Page) =>
	on.evaluate(async () => {
		const [, list = ""] = /^const kept = (.*);$/m.exec(await (await fetch("/worker.js")).text()) ?? [];
		const { first, rest } = JSON.parse(list) as Record<"first" | "rest", string[]>;
		const there = await Promise.all([...first, ...rest].map((address) => caches.match(address)));
		return there.every(Boolean);
	});

/** The first words of the stored server answers. Values are encrypted, names are not. */
const answersKept = (on: Page) =>
	on.evaluate(async () => {
		const kept = (await indexedDB.databases()).find(({ name }) => name?.startsWith("sayso-kept-"));
		if (!kept?.name) return [];
		const opening = indexedDB.open(kept.name);
		const database = await new Promise<IDBDatabase>((resolve, reject) => {
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error);
		});
		const reading = database.transaction("items").objectStore("items").getAllKeys();
		const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
			reading.onsuccess = () => resolve(reading.result);
			reading.onerror = () => reject(reading.error);
		});
		database.close();
		const hashes = (keys as [string, string][]).filter(([shelf]) => shelf === "preferences").map(([, hash]) => hash);
		return hashes.map((hash) => String(JSON.parse(hash)[0]));
	});

test("after one visit every screen opens without a network", async () => {
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	// Chromium in offline mode may take a page served by the worker as a sign of a network.
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

test("preferences can be changed offline; later changes of another device win, and a notice says so", async () => {
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
	const notice = page.getByText("Context stayed “Business”: it was changed later on another device.");
	await expect(notice).toBeVisible({ timeout: 60_000 });
	expect(await query(`select context, complexity from preferences ${mine}`, [email])).toEqual([
		{ context: "business", complexity: "easy" },
	]);
	await page.getByRole("button", { name: "Close the message" }).click();
	await expect(notice).not.toBeVisible();
});

const cards = () => page.getByRole("list", { name: "Replies" }).getByRole("button");
const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
const everyCall = "**/api/v1/**";

/** What has been said, in order: a line for each prompt, and for each utterance of the person. */
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
/** Speaks every phrase that must always work, whatever has failed. */
async function sayTheRest(): Promise<number> {
	const always = ["Yes", "No", "Wait"];
	for (const word of always) {
		await press(word);
		said.push(word);
	}
	return always.length;
}

/** Expects each line in the log once, in the order it was said. */
async function expectLogged(): Promise<void> {
	const lines = () =>
		query<{ text: string }>(
			`select text from conversation_entry join person on person.id = person_id
			where email = $1 order by conversation_entry.created_at`,
			[email],
		);
	await expect.poll(async () => (await lines()).map(({ text }) => text), { timeout: 90_000 }).toEqual(said);
}

test("without a network a reply and the phrases can be spoken, and are sent later", async () => {
	await context.setOffline(true);
	await type("shall I make lunch");
	await ask();
	await expect(cards().first()).toContainText("Basic");
	await pick("shall I make lunch");
	await sayTheRest();
	await context.setOffline(false);
	await expectLogged();
});

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

test("with the network cut at every step, everything can be spoken, and no line is lost or doubled", {
	tag: "@long",
}, async () => {
	const table: { cut: string; "could be said": string }[] = [];
	for (const [at, [cut, begin]] of Object.entries(cuts).entries()) {
		await begin(prompts[at] ?? "");
		table.push({ cut, "could be said": `reply, ${await sayTheRest()} of 3 always at hand` });
		await page.unrouteAll({ behavior: "ignoreErrors" });
		await context.setOffline(false);
	}
	await expectLogged();
	// A tab closed while sending leaves its lines to the next.
	const sending = Promise.withResolvers<void>();
	await page.route("**/api/v1/conversation", () => sending.resolve());
	await press("Yes");
	said.push("Yes");
	await sending.promise;
	await page.close();
	page = await context.newPage();
	await page.goto("/app");
	await expect(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	await expectLogged();
	console.table(table);
	console.log(`what could still be said: all; said: ${said.length} lines; lost: 0; doubled: 0`);
});

test("a session that expires during a sentence closes no screen and loses no word; after a login the server replies", {
	tag: "@long",
}, async () => {
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

test("with no interactions left a notice shows the plans, and basic replies go on", { tag: "@long" }, async () => {
	await query("update usage set interactions = 20 where person_id = (select id from person where email = $1)", [email]);
	await type("would you like a walk");
	await ask();
	await expect(page.getByText(messages.communicator.limitExceeded)).toBeVisible();
	await expect(page.getByText(messages.communicator.upgrade)).toBeVisible();
	await expect(cards().first()).toContainText("Basic");
	await pick("would you like a walk");
});
