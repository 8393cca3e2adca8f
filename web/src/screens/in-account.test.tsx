import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { AccessProfile, accessProfile, changeAccess } from "../access/profile.ts";
import { renderApp } from "../testing/render-app.tsx";

const somebody = () => ({ id: crypto.randomUUID(), email: "sam@example.com" });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const says = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();

interface Sent {
	setup: { access: AccessProfile; device: Record<string, string> } | null;
	ago: number;
	begins?: boolean;
}

/** The account, as the server keeps it; `taken`: whether what comes is the newest. */
function account(setup: Sent["setup"] = null) {
	const state = { setup, taken: true };
	const changedAt = () => (state.setup ? "2026-11-20T10:00:00.000Z" : null);
	const sent: Sent[] = [];
	const answers = {
		"/v1/users/access": () => Response.json({ setup: state.setup, changedAt: changedAt() }),
		"PUT /v1/users/access": (body: Sent) => {
			sent.push(body);
			const isTaken = state.taken && (body.setup === null || body.begins || state.setup !== null);
			if (isTaken) state.setup = body.setup;
			return Response.json({ setup: state.setup, changedAt: changedAt(), taken: isTaken });
		},
	};
	return { state, sent, answers };
}
const slowly = { access: AccessProfile.parse({ scan: { pace: 2400 } }), device: { contrast: "more" } };

afterEach(() => {
	localStorage.clear();
	for (const look of ["contrast", "motion", "textSize", "theme"]) delete document.documentElement.dataset[look];
});

test("nothing goes to the account until the person says so; then what they change goes there when they leave", async () => {
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
	await page.getByRole("link", { name: "Back to Access and voice" }).click();
	await page.getByRole("radiogroup", { name: "Contrast" }).getByRole("radio", { name: "More" }).click({ force: true });
	await page.getByRole("link", { name: "Back to the communicator" }).click();
	await expect.poll(() => sent.length).toBe(2);
	expect(sent[1]).toMatchObject({ setup: { device: { contrast: "more" } } });
	expect(sent[1]?.begins).toBeFalsy();
});

test("another device takes it up only when the person there has seen it and says so, and can press it", async () => {
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

test("what another device changed later stays in the account and is told; what is here stays here", async () => {
	const { state, sent, answers } = account();
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	state.taken = false;
	state.setup = slowly;
	changeAccess({ scan: { pace: 800 } });
	await page.getByRole("link", { name: "Back to Access and voice" }).click();
	await page.getByRole("link", { name: "Bring it along" }).click();
	await says("Another device changed what is in your account later, so that stayed.");
	expect(accessProfile().scan.pace).toBe(800);
	expect(state.setup).toBe(slowly);
	state.taken = true;
	await press("Keep mine instead");
	await says(/It is the same as on this device/);
	expect(sent.at(-1)).toMatchObject({ begins: true, setup: { access: { scan: { pace: 800 } } } });
});

test("what was taken out of the account elsewhere is not put back, and is told; here it is taken out with one press", async () => {
	const { state, sent, answers } = account();
	await renderApp("/app/bring-along", { person: somebody(), answers });
	await press("Keep mine in my account");
	await says(/It is the same as on this device/);
	state.setup = null;
	changeAccess({ scan: { pace: 800 } });
	await page.getByRole("link", { name: "Back to Access and voice" }).click();
	await page.getByRole("link", { name: "Bring it along" }).click();
	await says(/they were taken out on another device/);
	expect(state.setup).toBeNull();
	await press("Keep mine in my account");
	await press("Take it out of my account");
	await expect.element(page.getByRole("button", { name: "Keep mine in my account" })).toBeVisible();
	expect(sent.at(-1)).toMatchObject({ setup: null });
	await expect.element(page.getByText(/taken out on another device/)).not.toBeInTheDocument();
});
