import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { AccessProfile } from "../access/profile.ts";
import { account, turn } from "../testing/kept-setup.ts";
import { pressLabelOf } from "../testing/press-label.ts";
import { renderApp } from "../testing/render-app.tsx";

const somebody = () => ({ id: crypto.randomUUID(), email: "sam@example.com" });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const says = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();
/** Chooses an option under Access and voice. */
const choose = (what: string, name: string) =>
	pressLabelOf(page.getByRole("radiogroup", { name: what }).getByRole("radio", { name, exact: true }));
const toAccess = () => page.getByRole("link", { name: "Back to Access and voice" }).click();
const toAccount = () => page.getByRole("link", { name: "Bring it along" }).click();

const slowly = { access: AccessProfile.parse({ scan: { pace: 2400 } }), device: { contrast: "more" } };

afterEach(() => {
	localStorage.clear();
	Reflect.deleteProperty(document, "hidden");
	for (const look of ["contrast", "motion", "textSize", "theme"]) delete document.documentElement.dataset[look];
});

test("another person's changes on another page, made while this one was hidden, are not sent to the account", async () => {
	const { state, sent, answers } = account();
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	await toAccess();
	await choose("Contrast", "More");
	state.isReached = false;
	turn("hidden");
	await expect.poll(() => sent.length).toBe(2);
	localStorage.setItem("access", JSON.stringify({ scan: { pace: 800 } }));
	state.isReached = true;
	turn("visible");
	await expect
		.poll(() => state.setup)
		.toMatchObject({ access: { scan: { pace: 1500 } }, device: { contrast: "more" } });
	await toAccount();
	await says(/It is not the same as on this device/);
	expect(sent.length).toBe(3);
});

test("a saved change whose answer was lost is not reported as another device's", async () => {
	const { state, sent, answers } = account();
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	state.isLost = true;
	await toAccess();
	await choose("Contrast", "More");
	await toAccount();
	await says(/It is the same as on this device/);
	state.isLost = state.taken = false;
	await toAccess();
	await toAccount();
	await says(/It is the same as on this device/);
	expect(sent.length).toBeGreaterThan(2);
	await toAccess();
	state.setup = slowly;
	await toAccount();
	await says(/It is not the same as on this device/);
	await expect.element(page.getByText(/Another device made a later change/)).not.toBeInTheDocument();
});
