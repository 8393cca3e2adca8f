import { dayMilliseconds } from "@sayso/contract/day.ts";
import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import { errors } from "@sayso/contract/errors.ts";
import { messages } from "@sayso/contract/messages.ts";
import { afterEach, describe, expect, test } from "vitest";
import { newcomer, refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";

const sam = { id: "p1", email: "sam@example.com" };
const words = messages.subscription;
const inTenDays = new Date(Date.now() + 10 * dayMilliseconds - 60_000).toISOString();

const paidFor = (planID: string, changes: Partial<Subscription> = {}): Subscription => ({
	planID,
	status: "active",
	standing: "renewing",
	freeUntil: null,
	currentPeriodEnd: inTenDays,
	cancelAtPeriodEnd: false,
	stripeSubscriptionId: "sub_1",
	isTrialUsed: true,
	...changes,
});

interface Start {
	subscription?: Subscription;
	country?: string;
	answers?: Record<string, unknown>;
}

const open = (address: string, { subscription, country = "au", answers = {} }: Start = {}) =>
	renderApp(address, {
		person: sam,
		answers: {
			"/v1/users": { ...newcomer, country },
			"/v1/usages/user/stats": { tokensUsed: { input: 120, output: 80 }, days: [] },
			...(subscription && { "/v1/subscriptions/current/me": subscription }),
			...answers,
		},
	});

const openPlans = (start?: Start) => open("/app/subscription?view=plans", start);

afterEach(() => history.replaceState(null, "", location.pathname + location.search));

describe("the billing view", () => {
	test("shows the state of a trial, once, and leads to the plans", async () => {
		const usage = { interactions: { count: 3, left: 17 }, tokensUsed: { input: 0, output: 0 } };
		const { screen, address } = await open("/app/subscription", { answers: { "/v1/usages/p1": usage } });
		await expect.element(screen.getByText("Trial", { exact: true })).toBeVisible();
		await expect.element(screen.getByText("None of 5,000K used")).toBeVisible();
		await expect.element(screen.getByText("3 of 20 used")).toBeVisible();
		await expect.element(screen.getByRole("button", { name: "Cancel Subscription" })).not.toBeInTheDocument();
		await screen.getByRole("main").getByRole("link", { name: "Upgrade" }).click();
		expect(address()).toBe("/app/subscription?view=plans");
	});

	test("has nothing to cancel or buy if another person paid for the plan", async () => {
		const subscription = paidFor("thirdparty-yearly", {
			...{ standing: "ending", cancelAtPeriodEnd: true, stripeSubscriptionId: null },
		});
		const { screen } = await open("/app/subscription", { subscription });
		await expect.element(screen.getByText(/^Ends on/)).toBeVisible();
		for (const name of ["Upgrade", "Cancel Subscription"])
			expect(screen.getByRole("main").getByText(name, { exact: true }).elements()).toEqual([]);
		await screen.getByRole("link", { name: "See the plans" }).click();
		await expect.element(screen.getByRole("list", { name: "Plans" })).toBeVisible();
		expect(screen.getByRole("list", { name: "Plans" }).getByRole("button").elements()).toEqual([]);
	});

	test("shows tokens in thousands, and the days left", async () => {
		const usage = { interactions: { count: 412, left: null }, tokensUsed: { input: 100_000, output: 23_400 } };
		const subscription = paidFor("base-monthly");
		const { screen } = await open("/app/subscription", { subscription, answers: { "/v1/usages/p1": usage } });
		await expect.element(screen.getByText("412 used, unlimited")).toBeVisible();
		await expect.element(screen.getByText("123K of 500K used, 377K left")).toBeVisible();
		await expect.element(screen.getByText("10 days left")).toBeVisible();
	});

	test("counts no tokens as left if usage cannot be read", async () => {
		const { screen } = await open("/app/subscription", { answers: { "/v1/usages/p1": refusing("not_found") } });
		await expect.element(screen.getByText("0K left", { exact: true })).toBeVisible();
	});

	test("offers no Upgrade to people with yearly premium", async () => {
		const { screen } = await open("/app/subscription", { subscription: paidFor("premium-yearly") });
		await expect.element(screen.getByRole("link", { name: "See the plans" })).toBeVisible();
		expect(screen.getByRole("link", { name: "Upgrade" }).elements()).toEqual([]);
	});

	test("shows the last days as a table for screen readers", async () => {
		const days = [
			{ day: "2026-11-20", interactions: 0, tokens: 0 },
			{ day: "2026-11-21", interactions: 7, tokens: 900 },
		];
		const stats = { tokensUsed: { input: 1, output: 1 }, days };
		const { screen } = await open("/app/subscription", { answers: { "/v1/usages/user/stats": stats } });
		await expect.element(screen.getByRole("row", { name: "21 Nov 7 900" })).toBeInTheDocument();
	});

	test("reads the subscription from the payment service after a checkout", async () => {
		const { screen } = await open("/app/subscription?checkout=paid", {
			answers: { "/v1/subscriptions/current/me?fresh=true": paidFor("premium-monthly") },
		});
		await expect.element(screen.getByRole("main").getByText("Premium Plan", { exact: true })).toBeVisible();
	});

	test("confirms a payment, or says that it is pending", async () => {
		const fresh = (subscription: unknown) => ({ "/v1/subscriptions/current/me?fresh=true": subscription });
		const paid = await open("/app/subscription?checkout=paid", { answers: fresh(paidFor("premium-monthly")) });
		await expect.element(paid.screen.getByText(words.paid)).toBeVisible();
		await paid.screen.unmount();
		const trial = paidFor("trial", { status: "trialing", standing: "trial", stripeSubscriptionId: null });
		const { screen } = await open("/app/subscription?checkout=paid", { answers: fresh(trial) });
		await expect.element(screen.getByText(words.paymentAwaited)).toBeVisible();
		expect(screen.getByText(words.paid).elements()).toEqual([]);
	});

	test("says that there are no cards or receipts if the payment service has no record", async () => {
		const { screen } = await open("/app/subscription", {
			subscription: paidFor("base-monthly", { hasPortal: true }),
			answers: { "POST /v1/stripe/portal-link": refusing("not_found") },
		});
		await screen.getByRole("button", { name: "Cards and receipts" }).click();
		await expect.element(screen.getByText(words.noReceipts)).toBeVisible();
	});

	test("says that it could not be read, and retries", async () => {
		const refused = refusing("not_found");
		let isBack = false;
		const answer = () => (isBack ? Response.json(paidFor("base-yearly")) : refused());
		const { screen } = await open("/app/subscription", { answers: { "/v1/subscriptions/current/me": answer } });
		await expect.element(screen.getByText(words.loadFailed)).toBeVisible();
		isBack = true;
		await screen.getByRole("button", { name: "Try again" }).click();
		await expect.element(screen.getByRole("main").getByText("Base Plan", { exact: true })).toBeVisible();
	});
});

describe("cancelling", () => {
	test("asks first, then confirms", async () => {
		const { screen, asked } = await open("/app/subscription", {
			subscription: paidFor("base-monthly"),
			answers: {
				"POST /v1/stripe/cancel-subscription": paidFor("base-monthly", { cancelAtPeriodEnd: true, standing: "ending" }),
			},
		});
		await screen.getByRole("button", { name: "Cancel Subscription" }).click();
		await expect.element(screen.getByText(words.cancelExplained)).toBeVisible();
		await screen.getByRole("button", { name: "Yes, cancel it" }).click();
		await expect.element(screen.getByText(words.cancelled)).toBeVisible();
		await expect.element(screen.getByText(/^Ends on/)).toBeVisible();
		await expect.element(screen.getByRole("button", { name: "Cancel Subscription" })).not.toBeInTheDocument();
		expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
			stripe_subscription_id: "sub_1",
			cancel_at_period_end: true,
		});
	});

	test("reports a failure", async () => {
		const { screen } = await open("/app/subscription", {
			subscription: paidFor("base-monthly"),
			answers: { "POST /v1/stripe/cancel-subscription": refusing("cancel_failed") },
		});
		await screen.getByRole("button", { name: "Cancel Subscription" }).click();
		await screen.getByRole("button", { name: "Yes, cancel it" }).click();
		await expect.element(screen.getByText(words.cancelFailed)).toBeVisible();
	});
});

describe("the plans view", () => {
	test("shows the trial and the monthly plans, then the yearly ones", async () => {
		const { screen } = await openPlans();
		const names = () =>
			screen
				.getByRole("list", { name: "Plans" })
				.getByRole("heading")
				.elements()
				.map((heading) => heading.textContent);
		await expect.poll(names).toEqual(["Trial", "Base Plan", "Premium Plan"]);
		await screen.getByText("Yearly", { exact: true }).click();
		await expect.poll(names).toEqual(["Base Plan", "Premium Plan", "Third Party Premium Plan"]);
	});

	test.each([
		["au", "A$20", false],
		["de", "€12", false],
		["jp", "$15", true],
	])("in %s premium costs %s a month", async (country, price, varies) => {
		const { screen } = await openPlans({ country });
		await expect.element(screen.getByText(price, { exact: true })).toBeVisible();
		expect(screen.getByText(words.pricingMayVary).elements().length > 0).toBe(varies);
	});

	test("shows tokens in millions", async () => {
		const { screen } = await openPlans();
		await expect.element(screen.getByText("5.0M tokens per month")).toBeVisible();
		await expect.element(screen.getByText("0.5M tokens per month")).toBeVisible();
	});

	test("marks the current plan, and the used trial", async () => {
		const { screen } = await openPlans({ subscription: paidFor("base-monthly") });
		await expect.element(screen.getByText("Current Plan")).toBeVisible();
		await expect.element(screen.getByText("Trial Already Used")).toBeVisible();
	});

	test("opens the checkout for the shown price, in this window", async () => {
		const checkout_url = `${location.href}#checkout`;
		const { screen, asked } = await openPlans({ answers: { "POST /v1/stripe/checkout-link": { checkout_url } } });
		await screen.getByRole("button", { name: "Upgrade: Premium Plan" }).click();
		await expect.poll(() => location.hash).toBe("#checkout");
		expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
			plan_id: "premium-monthly",
			stripe_price_id: "premium-monthly-au",
		});
	});

	test("a double press opens one checkout", async () => {
		const checkout_url = `${location.href}#checkout`;
		const { screen, asked } = await openPlans({ answers: { "POST /v1/stripe/checkout-link": { checkout_url } } });
		const button = screen.getByRole("button", { name: "Upgrade: Premium Plan" });
		await button.dblClick();
		await expect.poll(() => location.hash).toBe("#checkout");
		expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
		await expect.element(button).toBeDisabled();
	});

	test("people who return without paying can choose again; those who paid see that they have", async () => {
		const checkout_url = `${location.href}#checkout`;
		let subscription: unknown;
		const fresh = () => Response.json(subscription);
		const { screen, address } = await openPlans({
			answers: { "POST /v1/stripe/checkout-link": { checkout_url }, "/v1/subscriptions/current/me?fresh=true": fresh },
		});
		const button = screen.getByRole("button", { name: "Upgrade: Premium Plan" });
		subscription = paidFor("trial", { status: "trialing", standing: "trial", stripeSubscriptionId: null });
		await button.click();
		await expect.poll(() => location.hash).toBe("#checkout");
		await expect.element(button).toBeDisabled();
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		await expect.element(button).toBeEnabled();
		expect(screen.getByText(words.paid).elements()).toEqual([]);
		expect(address()).toBe("/app/subscription?view=plans&ordered=premium-monthly");
		subscription = paidFor("premium-monthly");
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		await expect.element(screen.getByText(words.paid)).toBeVisible();
		await expect.element(screen.getByText("Current Plan")).toBeVisible();
	});

	test("people who paid and return in a new page see that they have paid", async () => {
		const { screen } = await open("/app/subscription?view=plans&ordered=premium-monthly", {
			answers: { "/v1/subscriptions/current/me?fresh=true": paidFor("premium-monthly") },
		});
		await expect.element(screen.getByText(words.paid)).toBeVisible();
	});

	test.each([
		["base-monthly", "Upgrade: Premium Plan", words.changeNow],
		["premium-monthly", "Change at renewal: Base Plan", words.changeAtRenewal],
	])("from %s explains a change before it happens", async (planID, button, sentence) => {
		const { screen, asked } = await openPlans({ subscription: paidFor(planID) });
		await screen.getByRole("button", { name: button }).click();
		await expect.element(screen.getByText(sentence)).toBeVisible();
		expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
	});

	test("says why no checkout opened", async () => {
		const { screen } = await openPlans({ answers: { "POST /v1/stripe/checkout-link": refusing("checkout_failed") } });
		await screen.getByRole("button", { name: "Upgrade: Base Plan" }).click();
		await expect.element(screen.getByText(errors.checkout_failed.detail)).toBeVisible();
	});

	test.each([
		["downloads the invoice", () => new Response("%PDF"), words.paymentRequested],
		["says when there is none", refusing("payment_request_failed"), words.paymentRequestFailed],
	])("for another payer %s", async (_, answer, sentence) => {
		const { screen, asked } = await openPlans({ answers: { "POST /v1/third-party/payment-request": answer } });
		await screen.getByText("Yearly", { exact: true }).click();
		await screen.getByRole("button", { name: "Request an invoice: Third Party Premium Plan" }).click();
		await screen.getByRole("button", { name: "Request an invoice", exact: true }).click();
		await expect.element(screen.getByText(sentence)).toBeVisible();
		expect(asked.find(({ method }) => method === "POST")?.body).toMatchObject({ user_country: "au" });
	});
});
