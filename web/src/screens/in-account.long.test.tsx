import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accessProfile, changeAccess } from "../access/profile.ts";
import {
	account,
	choose,
	press,
	restoreDevice,
	says,
	slowly,
	somebody,
	toAccess,
	toAccount,
	turn,
} from "../testing/kept-setup.ts";
import { renderApp } from "../testing/render-app.tsx";
import { becomes } from "../testing/scan.ts";

restoreDevice();

test("nothing is sent to the account until the person agrees; then changes are sent when they leave the screen", async () => {
	const { sent, answers } = account();
	changeAccess({ touch: { hold: 300 } });
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await says(/can be kept in your account/);
	expect(sent).toEqual([]);
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	expect(sent).toMatchObject([{ begins: true, setup: { access: { touch: { hold: 300 } } } }]);
	expect(Object.keys(sent[0]?.setup?.device ?? {}).sort()).toEqual(
		["cards", "contrast", "hand", "motion", "textSize", "theme"].sort(),
	);
	await toAccess();
	await choose("Contrast", "More");
	await page.getByRole("link", { name: "Back to the communicator" }).click();
	await expect.poll(() => sent.length).toBe(2);
	expect(sent[1]).toMatchObject({ setup: { device: { contrast: "more" } } });
	expect(sent[1]?.begins).toBeFalsy();
});

test("another device applies it only after the person has seen it, agrees, and can press with it", async () => {
	const { sent, answers } = account(slowly);
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await says(/It is not the same as on this device/);
	await says(/This device sends nothing there/);
	expect(accessProfile().scan.pace).toBe(1500);
	await press("Look at it");
	await says("2.4 s");
	expect(accessProfile().scan.pace).toBe(1500);
	await press("Take what is ticked");
	await press("Keep them");
	expect(accessProfile().scan.pace).toBe(2400);
	expect(document.documentElement.dataset.contrast).toBe("more");
	expect(sent).toEqual([]);
});

test("a later change of another device stays in the account and is reported; this device keeps its own", async () => {
	const { state, sent, answers } = account();
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	state.taken = false;
	state.setup = slowly;
	await toAccess();
	await choose("Contrast", "More");
	changeAccess({ scan: { pace: 800 } });
	await toAccount();
	await says("Another device made a later change in your account, so that one stays.");
	expect(accessProfile().scan.pace).toBe(800);
	expect(state.setup).toBe(slowly);
	state.taken = true;
	await press("Keep mine instead");
	await says(/It is the same as on this device/);
	expect(sent.at(-1)).toMatchObject({ begins: true, setup: { access: { scan: { pace: 800 } } } });
});

test("a setup deleted elsewhere is not sent again, and that is reported; here one press removes it", async () => {
	const { state, sent, answers } = account();
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	state.setup = null;
	await toAccess();
	await choose("Contrast", "More");
	changeAccess({ scan: { pace: 800 } });
	await toAccount();
	await says(/They were removed on another device/);
	expect(state.setup).toBeNull();
	await press("Keep mine in my account");
	await press("Remove it from my account");
	await expect.element(page.getByRole("button", { name: "Keep mine in my account" })).toBeVisible();
	expect(sent.at(-1)).toMatchObject({ setup: null });
	await expect.element(page.getByText(/removed on another device/)).not.toBeInTheDocument();
});

test("a pending change has the age of its last change, not of the first", async () => {
	const { state, sent, answers } = account();
	const hour = 3_600_000;
	vi.useFakeTimers({ toFake: ["Date"] });
	onTestFinished(() => void vi.useRealTimers());
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	state.isReached = false;
	for (const look of ["More", "As the device", "More"]) {
		await toAccess();
		await choose("Contrast", look);
		await toAccount();
		await says(/In your account since/);
		vi.setSystemTime(Date.now() + hour);
	}
	state.isReached = true;
	await toAccess();
	await toAccount();
	await says(/It is the same as on this device/);
	expect(sent.at(-1)).toMatchObject({ setup: { device: { contrast: "more" } } });
	expect(Math.floor((sent.at(-1)?.ago ?? 0) / hour)).toBe(1);
});

test("a change is sent once, and a late one does not undo a deletion", async () => {
	const { state, sent, answers } = account();
	const { isWhole } = await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	const sending = Promise.withResolvers<void>();
	state.before = sending.promise;
	await toAccess();
	await choose("Contrast", "More");
	await toAccount();
	await expect.poll(() => sent.length).toBe(2);
	sending.resolve();
	await says(/It is the same as on this device/);
	expect(sent.length).toBe(2);

	state.isReached = false;
	await toAccess();
	await choose("Contrast", "As the device");
	await toAccount();
	await says(/It is not the same as on this device/);
	const late = Promise.withResolvers<void>();
	state.before = late.promise;
	state.isReached = true;
	const before = sent.length;
	// The person returns to the page: it is read again, and pending changes are sent.
	window.dispatchEvent(new Event("visibilitychange"));
	await expect.poll(() => sent.length).toBe(before + 1);
	await press("Remove it from my account");
	await expect.element(page.getByRole("button", { name: "Keep mine in my account" })).toBeVisible();
	late.resolve();
	await expect.poll(isWhole).toBe(true);
	await expect.element(page.getByText(/removed on another device/)).not.toBeInTheDocument();
	expect(state.setup).toBeNull();
});

test("another person's changes on the device are not sent to the account of the person who opens the app next", async () => {
	const { sent, answers } = account();
	const person = somebody();
	const { screen } = await renderApp("/app/bring-along", { person, answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	await screen.unmount();
	changeAccess({ scan: { pace: 800 } });
	await renderApp("/app/access", { person, answers });
	await toAccount();
	await says(/It is not the same as on this device/);
	expect(sent.length).toBe(1);
});

test("changes on any other screen are sent too, when it is left or hidden", async () => {
	const { sent, answers } = account();
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	await toAccess();
	await page.getByRole("link", { name: "Back to the communicator" }).click();
	await expect.element(page.getByRole("button", { name: "Start Listen" })).toBeVisible();
	await page.getByRole("button", { name: /Your account/ }).click();
	await page.getByRole("menuitemradio", { name: "Dark" }).click();
	expect(sent.length).toBe(1);
	turn("hidden");
	await expect.poll(() => sent.at(-1)).toMatchObject({ setup: { device: { theme: "dark" } } });
	turn("visible");
	await page.getByRole("menuitemradio", { name: "Light" }).click();
	await page.getByRole("menuitem", { name: "Account" }).click();
	await expect.poll(() => sent.at(-1)).toMatchObject({ setup: { device: { theme: "light" } } });
	expect(sent.length).toBe(3);
});

test("a call without an answer is aborted after 10 s, and its change is sent with the next", async () => {
	const { state, sent, answers } = account();
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	state.before = new Promise(() => {});
	await toAccess();
	await choose("Contrast", "More");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	await toAccount();
	await becomes(() => sent.length === 2);
	vi.advanceTimersByTime(9_000);
	expect(sent.length).toBe(2);
	state.before = Promise.resolve();
	vi.advanceTimersByTime(1_000);
	await becomes(() => page.getByText(/It is the same as on this device/).query());
	expect(sent.length).toBe(3);
});

test("deleting one's setup on a shared device leaves those of others", async () => {
	const { state, answers } = account();
	const [first, second] = [somebody(), somebody()];
	for (const person of [first, second]) {
		state.setup = null;
		const { screen } = await renderApp("/app/bring-along", { person, answers });
		await press("Keep mine in my account");
		await says(/It is the same as on this device/);
		if (person === second) {
			await press("Remove it from my account");
			await says(/can be kept in your account/);
		}
		await screen.unmount();
	}
	state.setup = slowly;
	await renderApp("/app/bring-along", { person: first, answers });
	await says(/What you change here is sent there/);
});

test("a change behind a hanging call is not sent to the account of a person who signs in meanwhile", async () => {
	const { state, sent, answers } = account();
	const { identity } = await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	state.before = new Promise(() => {});
	await toAccess();
	await choose("Contrast", "More");
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	turn("hidden");
	await becomes(() => sent.length === 2);
	turn("visible");
	await choose("Movement", "Less");
	await identity.signOut();
	await becomes(() => page.getByRole("heading", { name: "Welcome Back" }).query());
	state.before = Promise.resolve();
	state.setup = null;
	await identity.signIn({ email: "kim@example.com", password: "secret 1" });
	await becomes(() => page.getByRole("link", { name: "Bring it along" }).query());
	await toAccount();
	vi.advanceTimersByTime(10_000);
	await becomes(() => page.getByText(/can be kept in your account/).query());
	vi.useRealTimers();
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	expect(sent.map(({ begins = false }) => begins)).toEqual([true, false, true]);
});
