import { AccessProfile } from "@sayso/contract/access/profile.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { expect, test } from "vitest";

const { app, context } = await testApp();

async function somebody() {
	const { headers } = await signUp(app);
	return {
		remove: () => app.inject({ method: "DELETE", url: "/api/v1/users/delete", headers }),
		async keep(setup: unknown, { ago = 0, begins = true } = {}) {
			const payload = { setup, ago, begins };
			const { statusCode: status, ...answer } = await app.inject({
				...{ method: "PUT", url: "/api/v1/users/access" },
				...{ headers, payload },
			});
			return { status, ...answer.json() };
		},
		kept: async () => (await app.inject({ url: "/api/v1/users/access", headers })).json(),
		exported: async () =>
			(await app.inject({ url: "/api/v1/users/export", headers })).json().tables.access_setup as { setup: unknown }[],
	};
}

const slow = { access: { scan: { on: true, pace: 2400 } }, device: { textSize: "largest", contrast: "more" } };
const whole = { access: AccessProfile.parse(slow.access), device: slow.device };

test("nothing is kept until a person turns it on; then it is theirs alone, whole, and part of their export", async () => {
	const [one, other] = [await somebody(), await somebody()];
	expect(await one.kept()).toEqual({ setup: null, changedAt: null });
	expect(await one.keep(slow, { begins: false })).toMatchObject({ setup: null, taken: false });
	expect(await one.keep(slow)).toMatchObject({ status: 200, setup: whole, taken: true });
	expect((await one.kept()).setup).toEqual(whole);
	expect(await other.kept()).toEqual({ setup: null, changedAt: null });
	expect((await one.exported()).map(({ setup }) => setup)).toEqual([whole]);
	expect(await other.exported()).toEqual([]);
});

test("the newest stands, by when it was changed and not by when it came", async () => {
	const { keep, kept } = await somebody();
	await keep({ access: { scan: { pace: 900 } } });
	expect(await keep({ access: { scan: { pace: 5000 } } }, { ago: 60_000, begins: false })).toMatchObject({
		setup: { access: { scan: { pace: 900 } } },
		taken: false,
	});
	expect(await keep({ access: { scan: { pace: 700 } } }, { begins: false })).toMatchObject({ taken: true });
	expect((await kept()).setup.access.scan.pace).toBe(700);
});

test("what is no longer kept is gone, and a device that has not heard of it does not bring it back", async () => {
	const { keep, kept, exported } = await somebody();
	await keep(slow);
	expect(await keep(null)).toMatchObject({ setup: null, taken: true });
	expect(await keep(slow, { begins: false })).toMatchObject({ setup: null, taken: false });
	expect(await kept()).toEqual({ setup: null, changedAt: null });
	expect(await exported()).toEqual([]);
});

test("a change that is newer than another device's request to stop keeping it stays", async () => {
	const { keep, kept } = await somebody();
	await keep(slow);
	expect(await keep(null, { ago: 60_000 })).toMatchObject({ setup: whole, taken: false });
	expect((await kept()).setup).toEqual(whole);
});

test.each([
	["a light that is too quick", { access: { scan: { pace: 299 } } }, "access.scan.pace"],
	["an invalid switch", { access: { switches: { choose: ["key:<b>"] } } }, "access.switches.choose"],
	[
		"more switches than there may be",
		{ access: { switches: { move: Array(5).fill("pad:1") } } },
		"access.switches.move",
	],
	["an unknown way to press", { access: { thought: { on: true } } }, "access.thought"],
	["an unknown setting", { access: { scan: { colour: "red" } } }, "access.scan.colour"],
	["a key as long as a book", { access: { keys: { changed: { yes: "x".repeat(21) } } } }, "access.keys.changed"],
	[
		"keys without end",
		{ access: { keys: { changed: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`c${at}`, "x"])) } } },
		"access.keys.changed",
	],
	["a size of the text that there is not", { device: { textSize: "huge" } }, "device.textSize"],
	["more than how one presses", { phrases: { a: "I love you" } }, "phrases"],
])("%s is refused by its name, and what was kept stays", async (_, setup, path) => {
	const { keep, kept } = await somebody();
	await keep(slow);
	const refused = await keep(setup);
	expect(refused.status).toBe(422);
	expect(Object.keys(refused.errors)).toContain(path);
	expect((await kept()).setup).toEqual(whole);
});

test("it goes with the account", async () => {
	const { keep, remove } = await somebody();
	await keep(slow);
	const kept = async () => (await context.pool.query("select 1 from access_setup")).rowCount ?? 0;
	const before = await kept();
	expect((await remove()).json()).toEqual({ deleted: true });
	expect(await kept()).toBe(before - 1);
});

test("a caller who is not signed in is refused", async () => {
	expect((await app.inject({ url: "/api/v1/users/access" })).statusCode).toBe(401);
});
