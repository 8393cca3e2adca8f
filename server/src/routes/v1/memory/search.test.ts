import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { searchMemory } from "@sayso/contract/v1/memory/search.ts";
import { memory } from "@sayso/contract/v1/memory.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";
import { putOnPlan } from "../../../features/plans/put-on-plan.ts";

const minute = 60_000;
let now = new Date("2026-03-01T12:00:00Z");
const pass = (milliseconds: number) => {
	now = new Date(now.getTime() + milliseconds);
};
const { app, context } = await testApp({ RATE_LIMITS: "off" }, { clock: { now: () => now } });

async function somebody(planId = "trial") {
	const { headers } = await signUp(app);
	const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
	await putOnPlan(context, id, planId);
	const call = (method: "GET" | "PUT" | "POST" | "DELETE", url: string, payload?: object) =>
		app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) });
	return {
		call,
		save: (saveMemory: boolean) => call("PUT", "users/preferences", { ...defaultPreferences, saveMemory }),
		say: (text: string) => call("POST", "conversation", { role: "user", text }),
		remembered: async () => memory.response.parse((await call("GET", "memory")).json()),
	};
}

const found = async ({ call }: Awaited<ReturnType<typeof somebody>>, words: string, after?: string) =>
	searchMemory.response.parse((await call("POST", "memory/search", { words, ...(after && { after }) })).json());
const texts = async (...of: Parameters<typeof found>) => (await found(...of)).entries.map(({ text }) => text);

test("finds one's own lines with all the words, wherever they stand, newest first", async () => {
	const [one, other] = [await somebody(), await somebody()];
	await other.say("Tea with Sarah");
	for (const text of ["Would you like TEA?", "Sarah's teapot broke", "100% sure", "a_b \\ c"]) {
		await one.say(text);
		pass(minute);
	}
	expect(await texts(one, "tea")).toEqual(["Sarah's teapot broke", "Would you like TEA?"]);
	expect(await texts(one, " pot  sarah ")).toEqual(["Sarah's teapot broke"]);
	// No character of it is a pattern.
	expect([await texts(one, "%"), await texts(one, "_"), await texts(one, "\\")]).toEqual([
		["100% sure"],
		["a_b \\ c"],
		["a_b \\ c"],
	]);
	for (const hostile of ["' or 1=1 --", "(((((", ".*", "t.a", "tea|sarah"])
		expect(await texts(one, hostile)).toEqual([]);
});

test("comes page by page, and only as far back as is kept", async () => {
	const person = await somebody("premium-monthly");
	await person.save(true);
	for (let count = 0; count < 51; count++) await person.say(`tea ${count}`);
	const first = await found(person, "tea");
	expect(first.entries).toHaveLength(50);
	expect(await found(person, "tea", first.next ?? "")).toMatchObject({ entries: [{}], next: null });
	pass(31 * minute);
	await person.save(false);
	expect(await texts(person, "tea")).toEqual([]);
	expect((await person.remembered()).entries).toEqual([]);
});

test.each([{ words: " " }, { words: "a".repeat(101) }, {}, { words: ["tea"] }, { words: "tea", after: "yesterday" }])(
	"%j is refused",
	async (body) => {
		const { call } = await somebody();
		expect((await call("POST", "memory/search", body)).statusCode).toBe(422);
	},
);

test("a line that was deleted is put back as it was, at its time", async () => {
	const { call, remembered } = await somebody();
	const meta = { tone: "neutral", emoji: "🍵", keyword: "tea" };
	const line = { id: crypto.randomUUID(), at: now.toISOString(), role: "assistant", text: "Tea, please.", meta };
	await call("POST", "conversation", line);
	const before = await remembered();
	await call("DELETE", `memory/${line.id}`);
	expect((await remembered()).entries).toEqual([]);
	pass(minute);
	await call("POST", "conversation", { ...line, put_back: true });
	expect(await remembered()).toEqual(before);
});
