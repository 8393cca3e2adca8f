import { once } from "node:events";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { endpoints } from "@sayso/contract/endpoints.ts";
import { testApp } from "@sayso/harness/product/test-app.ts";
import { afterAll, expect, test } from "vitest";

const { app } = await testApp();
await app.listen({ port: 0 });
const { port } = app.server.address() as AddressInfo;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
afterAll(() => agent.destroy());

/** Sends a path unchanged, which neither `fetch` nor `inject` does. */
async function ask(method: string, path: string, accept = "*/*"): Promise<{ status: number; body: string }> {
	const sent = request({ port, agent, method, path, headers: { "content-type": "application/json", accept } });
	sent.end(method === "POST" || method === "PUT" ? "{}" : undefined);
	const [response] = await once(sent, "response");
	return { status: response.statusCode, body: await text(response) };
}

const before = (piece: string) => (path: string) => path.replace(/\/(?=[^/]+\/[^/]+$)/, () => `/${piece}`);
const after = (piece: string) => (path: string) => path + piece;

/** Spellings of a path that a proxy or a library might treat as the same path. */
const spellings: Record<string, (path: string) => string> = {
	"a dot and a backslash": before(".\\"),
	"a detour": before("x/../"),
	"a detour by backslashes": before("x\\..\\"),
	"a detour by mixed slashes": before("x/..\\"),
	"an encoded detour": before("x/%2e%2e/"),
	"an encoded detour by backslash": before("x/%2e%2e\\"),
	"a half encoded detour": before("x/.%2E/"),
	"a detour encoded twice": before("x/%252e%252e/"),
	"an overlong dot": before("x/%c0%ae%c0%ae/"),
	"a dot": before("./"),
	"an encoded dot": before("%2e/"),
	"two slashes": before("/"),
	"an encoded slash more": before("%2f"),
	"a backslash more": before("\\"),
	"an encoded backslash": (path) => path.replace(/\/(?=[^/]+$)/, "%5C"),
	"a backslash for a slash": (path) => path.replace(/\/(?=[^/]+$)/, "\\"),
	"an encoded slash": (path) => path.replace(/\/(?=[^/]+$)/, "%2F"),
	"an encoded letter": (path) => path.replace("/a", "/%61"),
	"another case": (path) => path.toUpperCase(),
	"two slashes at the start": (path) => `/${path}`,
	"a whole address": (path) => `http://127.0.0.1:${port}/.${path}`,
};

/** The same for a path whose last segment is not a value. */
const endings: Record<string, (path: string) => string> = {
	"a dot at the end": after("."),
	"an encoded dot at the end": after("%2e"),
	"a NUL at the end": after("%00"),
	"a space at the end": after("%20"),
	"a newline at the end": after("%0a"),
	"half an escape at the end": after("%"),
	"a parameter of the path": after(";x=1"),
	"nothing but a semicolon": after(";"),
	"a fragment": after("#x"),
};

const served = [
	...Object.values(endpoints).map(({ method, path }) => ({
		method,
		path: `/api${path.replaceAll(/:\w+/g, "x")}`,
		open: /:\w+$/.test(path),
	})),
	...["/sign-in/email", "/sign-up/email", "/reset-password", "/sign-out"].map((path) => ({
		method: "POST",
		path: `/api/auth${path}`,
		open: false,
	})),
	{ method: "GET", path: "/api/auth/oauth-popup/start", open: false },
	{ method: "GET", path: "/api/auth/token", open: false },
];

test.each(Object.entries({ ...spellings, ...endings }))("%s leads nowhere on any route", async (name, spell) => {
	const asked = served.filter(({ open }) => !open || name in spellings);
	const answers = await Promise.all(
		asked.map(async ({ method, path }) => [path, (await ask(method, spell(path))).status]),
	);
	expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
});

test("each of those routes is there as it is written", async () => {
	const asked = served.filter(({ open }) => !open);
	const answers = await Promise.all(asked.map(async ({ method, path }) => [path, (await ask(method, path)).status]));
	expect(answers.filter(([, status]) => status === 404)).toEqual([]);
});

test("a person who mistypes an address gets a page, a program a problem", async () => {
	expect((await ask("GET", "/api//v1/status", "application/json")).body).toContain('"code":"not_found"');
	expect((await ask("GET", "//help", "text/html")).status).toBe(404);
});

test("values of a path may hold anything that is encoded as a browser encodes it", async () => {
	expect((await ask("GET", "/mulberry/ice%20cream.svg")).status).toBe(200);
	expect((await ask("GET", "/mulberry/ice%20cre%61m.svg")).status).toBe(404);
});
