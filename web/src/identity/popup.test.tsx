import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signInByPopup } from "./popup.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});

afterEach(() => {
	vi.useRealTimers();
});

/** A sign-in under way, and the window as a test plays it. */
function begin() {
	const popup = { closed: false, close: vi.fn() };
	const opened: string[] = [];
	const outcome = signInByPopup("/api/auth/oauth-popup/start", "google", (url) => {
		opened.push(url);
		return popup;
	});
	const query = new URLSearchParams(opened[0]?.split("?")[1]);
	const message = { type: "better-auth:oauth-popup", nonce: query.get("popupNonce"), token: "t" };
	const say = (data: object, origin = location.origin) =>
		window.dispatchEvent(new MessageEvent("message", { data, origin }));
	return { popup, opened, query, message, outcome, say };
}

test("the window is opened at once, and names the provider and the page it reports to", () => {
	const { opened, query, message, say } = begin();
	expect(opened[0]).toMatch(/^\/api\/auth\/oauth-popup\/start\?/);
	expect(Object.fromEntries(query)).toMatchObject({ provider: "google", popupOrigin: location.origin });
	say(message);
});

test("it is done when the window says so, and the window is closed", async () => {
	const { outcome, message, say, popup } = begin();
	say(message);
	expect(await outcome).toEqual({ ok: true });
	expect(popup.close).toHaveBeenCalled();
});

test("words of another page, or about another try, count for nothing", async () => {
	const { outcome, message, say } = begin();
	say(message, "https://evil.example");
	say({ ...message, nonce: "another" });
	say({ ...message, error: { code: "access_denied" } });
	expect(await outcome).toEqual({ ok: false, error: "popup-closed-by-user" });
});

test.each([
	["access_denied", "popup-closed-by-user"],
	["account_not_linked", "account-not-linked"],
	["unable_to_get_user_info", "unknown"],
])("%s is told as %s", async (code, error) => {
	const { outcome, message, say } = begin();
	say({ ...message, error: { code } });
	expect(await outcome).toEqual({ ok: false, error });
});

test("a window that the browser blocks is told", async () => {
	expect(await signInByPopup("/start", "apple", () => null)).toEqual({ ok: false, error: "popup-blocked" });
});

test("a window that the person closes is told", async () => {
	const { outcome, popup } = begin();
	vi.advanceTimersByTime(2_000);
	popup.closed = true;
	vi.advanceTimersByTime(1_000);
	expect(await outcome).toEqual({ ok: false, error: "popup-closed-by-user" });
});

test("a window that speaks while it closes is heard", async () => {
	const { outcome, popup, message, say } = begin();
	popup.closed = true;
	vi.advanceTimersByTime(500);
	say(message);
	expect(await outcome).toEqual({ ok: true });
});
