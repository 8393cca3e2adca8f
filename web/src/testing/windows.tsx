import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { accessProfile } from "../access/profile.ts";
import { openChoices } from "../access/writing/choice-list.ts";
import { openKeyboard } from "../access/writing/on-screen-keyboard.ts";
import { initialState, type State } from "../conversation/state.ts";
import { blankCard, keepCard } from "../emergency/emergency-card.ts";
import { writeBelongings } from "../features/bring-along/belongings-file.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { openKept } from "../kept/in-browser.ts";
import { CommunicatorView } from "../screens/communicator.tsx";
import { newcomer } from "./api-answers.ts";
import { renderApp } from "./render-app.tsx";
import { scriptedOutside } from "./scripted-outside.ts";

const somebody = () => ({ id: crypto.randomUUID(), email: "sam@example.com" });
const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
const premium = {
	...{ planID: "premium-monthly", status: "active", standing: "renewing", freeUntil: null, isTrialUsed: true },
	...{ currentPeriodEnd: new Date(Date.now() + 1e9).toISOString(), cancelAtPeriodEnd: false },
	stripeSubscriptionId: "sub_1",
};
const paid = { "/v1/subscriptions/current/me": premium };
export const said = {
	id: crypto.randomUUID(),
	text: "Would you like tea?",
	created_at: new Date().toISOString(),
	role: "user",
};
/** The server's answers for a person with Memory on. */
export const remembers = {
	...paid,
	"/v1/users/preferences": { ...defaultPreferences, saveMemory: true },
	"/v1/memory": { total: 1, retention_days: 90, entries: [said], next: null },
};
const tip = { id: "t1", video_id: "abc", title: "About Me", description: null, thumbnail_url: null };

export const signedIn = (address: string, answers: Record<string, unknown> = {}) =>
	renderApp(address, { person: somebody(), answers });

/** A field beside the app, for dialogs opened for a field. */
function aside<Field extends HTMLElement>(field: Field): Field {
	document.body.append(field);
	return field;
}

async function openSos() {
	const person = somebody();
	const kept = await openKept(person.id);
	await keepCard(kept, { ...blankCard, isOn: true, sentence: "Please help me.", name: "Robin" }, async () => "");
	kept.close();
	await renderApp("/app", { person });
	await expect.element(page.getByRole("button", { name: /^SOS/ })).toBeVisible();
	await press(/^SOS/);
}

/** Opens each dialog, menu and list above a screen, by its source file. A test finds those missing here. */
export const windows: Readonly<Record<string, () => Promise<unknown>>> = {
	async "ui/legal-link.tsx"() {
		await renderApp("/signup");
		await press("Privacy Policy");
	},
	async "ui/combo-box.tsx"() {
		await signedIn("/app/account");
		await page.getByRole("combobox", { name: "Country" }).click();
	},
	async "app/shell/drawer-window.tsx"() {
		await signedIn("/app/account");
		await press("Open the menu");
	},
	async "app/shell/avatar-menu-window.tsx"() {
		await signedIn("/app/account");
		await press(/Your account/);
	},
	async "features/access/ways-window.tsx"() {
		await renderApp("/login");
		await press(/^Use a switch/);
	},
	async "features/account/delete-account.tsx"() {
		await signedIn("/app/account");
		await press("Delete Account");
		await page.getByRole("region").getByRole("button", { name: "Delete Account" }).click();
	},
	async "features/sign-in/forgot-password.tsx"() {
		await renderApp("/login");
		await press(/^Forgot/);
	},
	async "features/sign-in/set-new-password.tsx"() {
		await renderApp("/reset?token=abc");
	},
	async "features/video-tips/tip-player.tsx"() {
		await signedIn("/app/video-tips", { "/v1/video-tips/active": [{ ...tip, url: "https://video.example/abc" }] });
		await press(/^Watch Tips/);
	},
	async "features/preferences/adult-language-field.tsx"() {
		await signedIn("/app/preferences", { ...paid, "/v1/users": { ...newcomer, birth_year: 1980 } });
		await page.getByRole("switch", { name: "Adult Language" }).click();
	},
	async "features/memory/clear-memory.tsx"() {
		await signedIn("/app/preferences", remembers);
		await press("Clear Memory");
	},
	async "features/subscription/cancel-subscription.tsx"() {
		await signedIn("/app/subscription", paid);
		await press("Cancel Subscription");
	},
	async "features/subscription/plans-view.tsx"() {
		await signedIn("/app/subscription?view=plans", { ...paid, "/v1/users": { ...newcomer, country: "au" } });
		await press(/^(Upgrade|Change|Choose|Downgrade)/);
	},
	async "features/bring-along/keep-access.tsx"() {
		await signedIn("/app/bring-along");
		const file = new File(
			[writeBelongings({ access: { ...accessProfile(), touch: { ...accessProfile().touch, hold: 200 } } })],
			"mine.json",
		);
		await userEvent.upload(page.getByLabelText("File to bring along"), file);
		await press("Take what is ticked");
	},
	async "features/communicator/turned/turned-window.tsx"() {
		const state = { ...initialState({ count: 2, seconds: 30 }), speech: { text: "Tea, please.", progress: "said" } };
		const conversation = createCommunicator(state as State, scriptedOutside().outside);
		await render(
			<main style={{ padding: "clamp(0.75rem, 3vw, 2rem)" }}>
				<CommunicatorView conversation={conversation} />
			</main>,
		);
		conversation.give({ type: "turnScreen" });
	},
	"features/emergency/emergency-control.tsx": openSos,
	async "features/emergency/emergency-window.tsx"() {
		await openSos();
		await press("Call for help now");
		await expect.element(page.getByRole("alertdialog", { name: "Emergency" })).toBeVisible();
	},
	async "access/writing/on-screen-keyboard.ts"() {
		openKeyboard(aside(document.createElement("textarea")));
	},
	async "access/writing/choice-list.ts"() {
		const list = aside(document.createElement("select"));
		list.append(...Array.from({ length: 100 }, (_, at) => new Option(String(1926 + at))));
		openChoices(list);
	},
};
