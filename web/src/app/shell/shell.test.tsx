import type { Plan } from "@sayso/contract/entities/plan.ts";
import { messages } from "@sayso/contract/messages.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepAboutMeDraft, readAboutMeDraft } from "../../features/preferences/about-me-draft.ts";
import { newcomer } from "../../testing/api-answers.ts";
import { renderApp } from "../../testing/render-app.tsx";

const sam = { id: "p1", email: "sam@example.com" };
const open = (answers?: Record<string, unknown>) =>
	renderApp("/app/account", { person: sam, ...(answers && { answers }) });

beforeEach(async () => {
	localStorage.clear();
	await page.viewport(1280, 800);
});

afterEach(() => {
	delete document.documentElement.dataset.theme;
});

describe("the top bar", () => {
	test("shows the screen's title, and so does the browser's tab", async () => {
		const { screen } = await open();
		await expect.element(screen.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
		await expect.poll(() => document.title).toBe("Account – Sayso");
	});

	test("counts the free Interactions of a trial", async () => {
		const { screen } = await open();
		await expect.element(screen.getByText("3/20 free interactions")).toBeVisible();
	});

	test("counts to the end, and every screen says so before the conversation", async () => {
		const usage = { interactions: { count: 19, left: 1 }, tokensUsed: { input: 0, output: 0 } };
		const { screen } = await open({ "/v1/usages/p1": usage });
		await expect.element(screen.getByText("19/20 free interactions")).toBeVisible();
		await expect.element(screen.getByRole("status").getByText(/^This is your last free interaction/)).toBeVisible();
	});

	test.each([
		["base-monthly", "Base Plan Monthly"],
		["base-yearly", "Base Plan Yearly"],
		["premium-monthly", "Premium Plan Monthly"],
		["premium-yearly", "Premium Plan Yearly"],
		["thirdparty-yearly", "Third Party Premium Plan"],
	] satisfies [Plan["id"], string][])("names the plan %s", async (planID, label) => {
		expect(planCatalogue.map(({ id }) => id)).toContain(planID);
		const { screen } = await open({
			"/v1/subscriptions/current/me": {
				planID,
				status: "active",
				standing: "renewing",
				freeUntil: null,
				currentPeriodEnd: null,
				cancelAtPeriodEnd: false,
				stripeSubscriptionId: null,
				isTrialUsed: true,
			},
		});
		await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
	});

	test("shows the first letter of the first name, or of the address if there is no name", async () => {
		const { screen } = await open();
		await expect.element(screen.getByRole("button", { name: /Your account/ })).toHaveTextContent("S");
	});

	test("prefers the first name, and shows no letter before it is known", async () => {
		const profile = Promise.withResolvers<Response>();
		const { screen } = await open({ "/v1/users": () => profile.promise });
		await expect.element(screen.getByRole("button", { name: "Your account", exact: true })).toBeVisible();
		profile.resolve(Response.json({ ...newcomer, first_name: "kim" }));
		await expect.element(screen.getByRole("button", { name: /Your account/ })).toHaveTextContent("K");
	});
});

describe("the sidebar", () => {
	test("leads from screen to screen, and the new title gets the focus", async () => {
		const { screen, address } = await open();
		await screen.getByRole("link", { name: "Preferences" }).click();
		await expect.element(screen.getByRole("heading", { name: "Preferences", level: 1 })).toHaveFocus();
		await expect.element(screen.getByRole("link", { name: "Preferences" })).toHaveAttribute("aria-current", "page");
		expect(address()).toBe("/app/preferences");
	});

	test("leads to every screen of the app, to Video Tips even without videos", async () => {
		const { screen } = await open({ "/v1/video-tips/active": [] });
		const links = screen.getByRole("navigation", { name: "Main" }).getByRole("link");
		const names = ["Communicator", "History", "Account", "Preferences", "Access and voice", "Subscription"];
		await expect
			.poll(() => links.elements().map(({ textContent }) => textContent))
			.toEqual([...names, "Help Center", "Video Tips"]);
		await screen.getByRole("link", { name: "Video Tips" }).click();
		await expect.element(screen.getByText(messages.videoTips.empty)).toBeVisible();
	});

	test("narrows to icons, keeps their names, and remembers it", async () => {
		const { screen } = await open();
		await screen.getByRole("button", { name: "Narrow the sidebar" }).click();
		await expect.element(screen.getByRole("button", { name: "Widen the sidebar" })).toBeVisible();
		await expect.element(screen.getByRole("link", { name: "Subscription" })).toBeVisible();
		await screen.unmount();
		const again = await open();
		await expect.element(again.screen.getByRole("button", { name: "Widen the sidebar" })).toBeVisible();
	});

	test("is a drawer on a small screen, which closes when a screen is chosen", async () => {
		await page.viewport(390, 844);
		const { screen } = await open();
		await screen.getByRole("button", { name: "Open the menu" }).click();
		const drawer = screen.getByRole("dialog", { name: "Menu" });
		await drawer.getByRole("link", { name: "Subscription" }).click();
		await expect.element(drawer).not.toBeInTheDocument();
		await expect.element(screen.getByRole("heading", { name: "Subscription", level: 1 })).toBeVisible();
	});

	test("returns the focus when the drawer is closed with Escape", async () => {
		await page.viewport(390, 844);
		const { screen } = await open();
		const opener = screen.getByRole("button", { name: "Open the menu" });
		await opener.click();
		await expect.element(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
		await userEvent.keyboard("{Escape}");
		await expect.element(opener).toHaveFocus();
	});
});

describe("signing out", () => {
	test("leads to the login screen, and forgets the address", async () => {
		const { screen, address } = await open();
		await screen.getByRole("button", { name: "Sign out" }).click();
		await expect.element(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
		await expect.poll(address).toBe("/login");
		expect(localStorage.getItem("signed-in")).toBeNull();
	});

	test("clears all data for the next person", async () => {
		const answers = { "/v1/users": { ...newcomer, first_name: "kim" } };
		const { screen, identity, isWhole } = await open(answers);
		await expect.element(screen.getByRole("button", { name: /Your account/ })).toHaveTextContent("K");
		keepAboutMeDraft("p1", "I like tea.");
		await screen.getByRole("button", { name: "Sign out" }).click();
		await expect.element(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
		expect(readAboutMeDraft("p1")).toBe("");
		await expect.poll(isWhole).toBe(true);
		answers["/v1/users"].first_name = "lou";
		await identity.signIn({ email: "lou@example.com", password: "secret1" });
		await expect.element(screen.getByRole("button", { name: /Your account/ })).toHaveTextContent("L");
	});

	test("that fails is only logged", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
		const { screen, identity } = await open();
		identity.signOut = () => Promise.reject(new Error("away"));
		await screen.getByRole("button", { name: "Sign out" }).click();
		await expect.poll(() => warn.mock.calls).toHaveLength(1);
		await expect.element(screen.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
		warn.mockRestore();
	});
});

describe("the avatar menu", () => {
	test("changes the theme of the whole page at once, and stores it", async () => {
		const { screen } = await open();
		await screen.getByRole("button", { name: /Your account/ }).click();
		await screen.getByRole("menuitemradio", { name: "Dark" }).click();
		expect(document.documentElement.dataset.theme).toBe("dark");
		expect(localStorage.getItem("theme")).toBe("dark");
		await screen.getByRole("menuitemradio", { name: "As the device" }).click();
		expect(document.documentElement.dataset.theme).toBeUndefined();
		expect(localStorage.getItem("theme")).toBe("system");
	});

	test("signs out by a press without a pointer, as dwell and switch devices make it", async () => {
		const { screen } = await open();
		for (const target of [
			screen.getByRole("button", { name: /Your account/ }),
			screen.getByRole("menuitem", { name: "Sign out" }),
		]) {
			await expect.element(target).toBeVisible();
			target.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
		}
		await expect.element(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
	});
});

test("an address without a screen says so, inside the shell", async () => {
	const { screen } = await renderApp("/app/nowhere", { person: sam });
	await expect.element(screen.getByText("There is no screen here")).toBeVisible();
	await expect.element(screen.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
});

test("a lost connection is reported, and so is its return", async () => {
	const { screen } = await open();
	const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	window.dispatchEvent(new Event("offline"));
	await expect.element(screen.getByText(/You are offline/)).toBeVisible();
	onLine.mockRestore();
	window.dispatchEvent(new Event("online"));
	await expect.element(screen.getByText(/You are offline/)).not.toBeInTheDocument();
});
