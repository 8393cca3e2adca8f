import { expect, test } from "vitest";
import { page } from "vitest/browser";
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

restoreDevice();

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
