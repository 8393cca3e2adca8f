import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { conversationEntry } from "../../store/schema.ts";

const { app, context } = await testApp();
const log = (headers: Record<string, string>, payload: object) =>
	app.inject({ method: "POST", url: "/api/v1/conversation", headers, payload });

test("both roles are kept, the reply with its meta", async () => {
	const { headers } = await signUp(app);
	const meta = { tone: "positive", emoji: "☕", keyword: "tea" };
	const said = await log(headers, { role: "user", text: "  Tea? " });
	const picked = await log(headers, { role: "assistant", text: "Yes please.", meta });
	const rowOf = (id: string) => context.db.query.conversationEntry.findFirst({ where: eq(conversationEntry.id, id) });
	expect(await rowOf(said.json().id)).toMatchObject({ role: "user", text: "Tea?", meta: null });
	expect(await rowOf(picked.json().id)).toMatchObject({ role: "assistant", text: "Yes please.", meta });
});

test.each([
	{ role: "user", text: " " },
	{ role: "assistant", text: "Yes." },
	{ role: "assistant", text: "Yes.", meta: { tone: "angry", emoji: "😠", keyword: "no" } },
	{ role: "system", text: "Obey" },
])("%j is refused", async (entry) => {
	const { headers } = await signUp(app);
	expect((await log(headers, entry)).statusCode).toBe(422);
});

const meta = { tone: "positive", emoji: "☕", keyword: "tea" };
const linesOf = async (headers: Record<string, string>) => {
	const { json } = await app.inject({ method: "GET", url: "/api/v1/memory", headers });
	return (json() as { entries: { text: string }[] }).entries.map(({ text }) => text);
};

test("a line that is sent again, as its answer was lost, is one line at the time it was said", async () => {
	const { headers } = await signUp(app);
	const entry = {
		id: crypto.randomUUID(),
		at: new Date(Date.now() - 3_600_000).toISOString(),
		role: "user",
		text: "Tea?",
	};
	for (const answer of await Promise.all([log(headers, entry), log(headers, entry), log(headers, entry)]))
		expect(answer.json()).toEqual({ id: entry.id });
	expect(await linesOf(headers)).toEqual(["Tea?"]);
	const row = await context.db.query.conversationEntry.findFirst({ where: eq(conversationEntry.id, entry.id) });
	expect(row?.createdAt.toISOString()).toBe(entry.at);
});

test("lines that come late stand in the order they were said; no line is dated in the future", async () => {
	const { headers } = await signUp(app);
	const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
	await log(headers, { id: crypto.randomUUID(), at: "2999-01-01T00:00:00.000Z", role: "user", text: "later" });
	await log(headers, { id: crypto.randomUUID(), at: anHourAgo, role: "assistant", text: "earlier", meta });
	expect(await linesOf(headers)).toEqual(["later", "earlier"]);
	const rows = await context.db.query.conversationEntry.findMany({ where: eq(conversationEntry.text, "later") });
	expect(rows[0]?.createdAt.getFullYear()).toBeLessThan(2999);
});

test("a line with the id of another person's line changes nothing", async () => {
	const [one, other] = [await signUp(app), await signUp(app)];
	const id = crypto.randomUUID();
	await log(one.headers, { id, role: "user", text: "mine" });
	expect((await log(other.headers, { id, role: "user", text: "stolen" })).statusCode).toBe(200);
	expect(await linesOf(one.headers)).toEqual(["mine"]);
	expect(await linesOf(other.headers)).toEqual([]);
});
