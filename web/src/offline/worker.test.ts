import { beforeAll, beforeEach, expect, test, vi } from "vitest";

const origin = "https://sayso.example";
const pathOf = (request: Request | string) =>
	new URL(typeof request === "string" ? request : request.url, origin).pathname;
const html = () => new Response("<h1>Welcome to the guest network</h1>", { headers: { "content-type": "text/html" } });
const script = () => new Response("export {}", { headers: { "content-type": "text/javascript" } });
const page = () =>
	new Response('<script src="/assets/app-1.js"></script>', { headers: { "content-type": "text/html; charset=utf-8" } });

let shelf: Map<string, Response>;
let answers: (path: string) => Response;
const listeners: Record<string, (event: object) => void> = {};

const cache = {
	match: async (request: Request | string) => shelf.get(pathOf(request))?.clone(),
	put: async (request: Request | string, answer: Response) => void shelf.set(pathOf(request), answer),
	add: async (path: string) => void shelf.set(path, answers(path)),
};

beforeAll(async () => {
	vi.stubGlobal("self", { addEventListener: (type: string, act: (event: object) => void) => (listeners[type] = act) });
	vi.stubGlobal("location", new URL(origin));
	vi.stubGlobal("caches", { open: async () => cache, match: cache.match });
	vi.stubGlobal("fetch", async (request: Request | string) => answers(pathOf(request)));
	const files = { first: ["/before-paint.js", "/assets/app-1.js"], rest: ["/assets/phrases-1.js"] };
	vi.stubGlobal("kept", { version: "1", entry: "/assets/app-1.js", ...files });
	await import("./worker.ts");
});
beforeEach(() => {
	shelf = new Map();
	answers = (path) => (path === "/app" ? page() : script());
});

/** Sends the worker an event and waits for its work. */
async function give(type: string, event: object = {}): Promise<unknown> {
	let work: Promise<unknown> | undefined;
	const take = (promise: Promise<unknown>) => (work = promise);
	listeners[type]?.({ ...event, waitUntil: take, respondWith: take });
	return work;
}
const keepAll = () => give("message", { data: { type: "keep", loaded: ["/assets/loaded-1.js"] } });
const ask = async (path: string) =>
	(await give("fetch", { request: new Request(origin + path) })) as Response | undefined;

test("all files the app needs are stored, and served without a network", async () => {
	await give("install");
	await keepAll();
	answers = () => expect.unreachable();
	for (const path of ["/before-paint.js", "/assets/app-1.js", "/assets/phrases-1.js", "/assets/loaded-1.js"])
		expect(await (await ask(path))?.text()).toBe("export {}");
});

test("a captive portal's page is never stored instead of a file", async () => {
	await give("install");
	answers = html;
	await keepAll();
	await ask("/assets/late-1.js");
	expect([...shelf.keys()].sort()).toEqual(["/app", "/assets/app-1.js", "/before-paint.js"]);
	answers = script;
	expect(await (await ask("/assets/late-1.js"))?.text()).toBe("export {}");
});

test("a version whose first files a captive portal answers is not activated", async () => {
	answers = (path) => (path === "/app" ? page() : html());
	await expect(give("install")).rejects.toThrow("Not a file");
});

test("a captive portal's page stored by an earlier version is loaded again", async () => {
	shelf.set("/assets/phrases-1.js", html());
	expect(await (await ask("/assets/phrases-1.js"))?.text()).toBe("export {}");
	shelf.set("/assets/phrases-1.js", html());
	await keepAll();
	expect(await shelf.get("/assets/phrases-1.js")?.text()).toBe("export {}");
});
