import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signInByPopup } from "./popup.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	vi.spyOn(document, "hasFocus").mockReturnValue(true);
});

afterEach(() => {
	vi.useRealTimers();
	vi.mocked(document.hasFocus).mockRestore();
});

/** A sign-in in progress, with its window played by the test. */
function begin() {
	const popup = { closed: false, close: vi.fn() };
	const opened: string[] = [];
	const onLate = vi.fn();
	const openWindow = (url: string) => {
		opened.push(url);
		return popup;
	};
	const outcome = signInByPopup("/api/auth/oauth-popup/start", "google", { openWindow, onLate });
	const query = new URLSearchParams(opened[0]?.split("?")[1]);
	const message = { type: "better-auth:oauth-popup", nonce: query.get("popupNonce"), token: "t" };
	const say = (data: object, origin = location.origin) =>
		window.dispatchEvent(new MessageEvent("message", { data, origin }));
	/** A message over the channel, as from a window that the provider's page disconnected from this one. */
	const sayOnChannel = (data: object) => new BroadcastChannel("better-auth:oauth-popup").postMessage(data);
	return { popup, opened, query, message, outcome, say, sayOnChannel, onLate };
}

test("the window opens at once, with the provider and the page it reports to", () => {
	const { opened, query, message, say } = begin();
	expect(opened[0]).toMatch(/^\/api\/auth\/oauth-popup\/start\?/);
	expect(Object.fromEntries(query)).toMatchObject({ provider: "google", popupOrigin: location.origin });
	say(message);
});

test("it is done when the window reports success, and the window is closed", async () => {
	const { outcome, message, say, popup } = begin();
	say(message);
	expect(await outcome).toEqual({ ok: true });
	expect(popup.close).toHaveBeenCalled();
});

test("messages of another page, or of another attempt, are ignored", async () => {
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
])("%s is reported as %s", async (code, error) => {
	const { outcome, message, say } = begin();
	say({ ...message, error: { code } });
	expect(await outcome).toEqual({ ok: false, error });
});

test("if the browser opens no window, this one navigates there and returns to the same address", async () => {
	const left: string[] = [];
	const leave = async (url: string) => void left.push(url);
	const outcome = await signInByPopup("/start", "apple", { openWindow: () => null, leave });
	expect(outcome).toEqual({ ok: false, error: "popup-closed-by-user" });
	const query = new URLSearchParams(left[0]?.split("?")[1]);
	expect(Object.fromEntries(query)).toEqual({
		provider: "apple",
		popupOrigin: location.origin,
		callbackURL: location.href,
	});
});

test("a home screen app opens no window, because that would be another app's", async () => {
	vi.stubGlobal("navigator", { standalone: true });
	const openWindow = vi.fn();
	const leave = vi.fn(async () => {});
	await signInByPopup("/start", "apple", { openWindow, leave });
	expect(openWindow).not.toHaveBeenCalled();
	expect(leave).toHaveBeenCalledOnce();
	vi.unstubAllGlobals();
});

test("a disconnected window that looks closed still signs in", async () => {
	const { outcome, popup, message, sayOnChannel } = begin();
	vi.mocked(document.hasFocus).mockReturnValue(false);
	popup.closed = true;
	vi.advanceTimersByTime(20_000);
	sayOnChannel(message);
	expect(await outcome).toEqual({ ok: true });
});

test("a window taken for closed that finishes later still signs in", async () => {
	const { outcome, popup, message, sayOnChannel, onLate } = begin();
	popup.closed = true;
	vi.advanceTimersByTime(1_000);
	expect(await outcome).toEqual({ ok: false, error: "popup-closed-by-user" });
	sayOnChannel({ ...message, nonce: "another" });
	sayOnChannel(message);
	await expect.poll(() => onLate.mock.calls.length).toBe(1);
});

test("a window closed by the person is reported", async () => {
	const { outcome, popup } = begin();
	vi.advanceTimersByTime(2_000);
	popup.closed = true;
	vi.advanceTimersByTime(1_000);
	expect(await outcome).toEqual({ ok: false, error: "popup-closed-by-user" });
});

test("a message sent while the window closes is received", async () => {
	const { outcome, popup, message, say } = begin();
	popup.closed = true;
	vi.advanceTimersByTime(500);
	say(message);
	expect(await outcome).toEqual({ ok: true });
});
