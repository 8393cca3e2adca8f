import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { conversationEntry } from "../../store/schema.ts";
import { signUp, testApp } from "../../testing/test-app.ts";

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
