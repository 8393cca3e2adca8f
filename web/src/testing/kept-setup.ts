import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import { AccessProfile } from "../access/profile.ts";
import { refusing } from "./api-answers.ts";
import { pressLabelOf } from "./press-label.ts";

interface Sent {
	setup: { access: AccessProfile; device: Record<string, string> } | null;
	ago: number;
	begins?: boolean;
}

/**
 * The setup in the account; `taken`: whether the server accepts a change as the newest; `isLost`: its answer is lost; `before`:
 * awaited before a change is answered.
 */
export function account(setup: Sent["setup"] = null) {
	const state = { setup, taken: true, isReached: true, isLost: false, before: Promise.resolve() };
	const changedAt = () => (state.setup ? "2026-11-20T10:00:00.000Z" : null);
	const sent: Sent[] = [];
	const answers = {
		"/v1/users/access": () => Response.json({ setup: state.setup, changedAt: changedAt() }),
		"PUT /v1/users/access": async (body: Sent) => {
			sent.push(body);
			if (!state.isReached) return refusing("busy")();
			if (body.setup) await state.before;
			const isTaken = state.taken && (body.setup === null || body.begins || state.setup !== null);
			if (isTaken) state.setup = body.setup;
			if (state.isLost) return refusing("busy")();
			return Response.json({ setup: state.setup, changedAt: changedAt(), taken: isTaken });
		},
	};
	return { state, sent, answers };
}
/** Hides or shows the page. */
export function turn(visibility: "hidden" | "visible") {
	Object.defineProperty(document, "hidden", { configurable: true, get: () => visibility === "hidden" });
	document.dispatchEvent(new Event("visibilitychange"));
}

export const somebody = () => ({ id: crypto.randomUUID(), email: "sam@example.com" });
export const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
export const says = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();
/** Chooses an option under Access and voice. */
export const choose = (what: string, name: string) =>
	pressLabelOf(page.getByRole("radiogroup", { name: what }).getByRole("radio", { name, exact: true }));
export const toAccess = () => page.getByRole("link", { name: "Back to Access and voice" }).click();
export const toAccount = () => page.getByRole("link", { name: "Bring it along" }).click();

/** A setup that differs from the defaults. */
export const slowly = { access: AccessProfile.parse({ scan: { pace: 2400 } }), device: { contrast: "more" } };

/** Restores the device after each test of a file. */
export function restoreDevice(): void {
	afterEach(() => {
		localStorage.clear();
		Reflect.deleteProperty(document, "hidden");
		for (const look of ["contrast", "motion", "textSize", "theme"]) delete document.documentElement.dataset[look];
	});
}
