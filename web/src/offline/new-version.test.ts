import { afterEach, expect, test, vi } from "vitest";
import { onNewVersion } from "./new-version.ts";

afterEach(() => vi.unstubAllGlobals());

/** A page with one entry script, and the server's current page, while a version waits. */
function begin(own: string, now: () => Promise<Response>) {
	const registration = { waiting: {}, active: {}, addEventListener() {} };
	const { promise: ready, resolve } = Promise.withResolvers<typeof registration>();
	vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => undefined, ready } });
	vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => own }), addEventListener() {} });
	const fetched = vi.fn(now);
	vi.stubGlobal("fetch", fetched);
	const notify = vi.fn();
	onNewVersion(notify);
	// It checks while nothing is stored yet, as on a first visit.
	resolve(registration);
	return { notify, fetched };
}
const page = async () => new Response('<script type="module" crossorigin src="/assets/app-2.js"></script>');

test("a page of the previous version is notified of the new one", async () => {
	const { notify } = begin("/assets/app-1.js", page);
	await expect.poll(() => notify.mock.calls.length).toBe(1);
});

test.each([
	["is the new one already", "/assets/app-2.js", page],
	["cannot ask", "/assets/app-1.js", () => Promise.reject(new TypeError("no network"))],
	["is answered by something in between", "/assets/app-1.js", async () => new Response("", { status: 502 })],
	["is answered by a portal", "/assets/app-1.js", async () => new Response("<h1>Guest network</h1>")],
])("a page that %s is not notified", async (_, own, now) => {
	const { notify, fetched } = begin(own, now);
	await expect.poll(() => fetched.mock.calls.length).toBe(1);
	await new Promise(setImmediate);
	expect(notify).not.toHaveBeenCalled();
});
