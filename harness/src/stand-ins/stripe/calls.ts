import { type Books, periodOf, priceOf, type Schedule, type StripeObject, type Subscription, sample } from "./books.ts";

type Form = Record<string, string>;

/** One call of the API. If it returns undefined, the answer is an error. */
interface Call {
	method: "GET" | "POST" | "DELETE";
	path: RegExp;
	answer(books: Books, id: string, form: Form): object | undefined;
}

const list = (data: object[]) => ({ object: "list", data, has_more: false });
const hasOnly = (form: Form, ...names: string[]) => Object.keys(form).every((name) => names.includes(name));

/** The calls that this product makes, each with exactly the fields that Stripe knows. */
export const answers: readonly Call[] = [
	{
		method: "GET",
		path: /^\/v1\/prices$/,
		answer({ prices }, _id, form) {
			const keys = Object.entries(form).flatMap(([name, key]) => (/^lookup_keys\[\d\]$/.test(name) ? [key] : []));
			return list(prices.filter(({ lookup_key }) => keys.includes(String(lookup_key))));
		},
	},
	{
		method: "POST",
		path: /^\/v1\/customers$/,
		answer(books, _id, form) {
			if (!form.email || !hasOnly(form, "email", "metadata[person_id]")) return undefined;
			const customer = sample("customer", { id: books.newId("cus"), email: form.email });
			books.customers.set(customer.id, customer);
			return customer;
		},
	},
	{
		method: "GET",
		path: /^\/v1\/checkout\/sessions$/,
		answer: ({ checkouts }, _id, { customer, status }) =>
			list([...checkouts.values()].filter((found) => found.customer === customer && found.status === status)),
	},
	{
		method: "POST",
		path: /^\/v1\/checkout\/sessions$/,
		answer(books, _id, form) {
			const price = form["line_items[0][price]"];
			if (form.mode !== "subscription" || !price || !books.customers.has(form.customer ?? "")) return undefined;
			const id = books.newId("cs_test");
			const { customer, success_url, cancel_url } = form;
			const url = `https://checkout.stripe.com/c/pay/${id}`;
			const session = sample("checkout.session", {
				...{ id, url, customer, success_url, cancel_url, price: priceOf(books, price).id },
				metadata: { price_id: form["metadata[price_id]"] },
				status: "open",
				mode: "subscription",
			});
			books.checkouts.set(id, session);
			return session;
		},
	},
	{
		method: "POST",
		path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
		answer({ checkouts }, id) {
			const session = checkouts.get(id);
			return session?.status === "open" ? Object.assign(session, { status: "expired" }) : undefined;
		},
	},
	{
		method: "GET",
		path: /^\/v1\/subscriptions$/,
		answer({ subscriptions, schedules }, _id, form) {
			const mine = [...subscriptions.values()].filter(({ customer }) => customer === form.customer).reverse();
			const wanted = form.status === "all" ? mine : mine.filter(({ status }) => status !== "canceled");
			const expanded = form["expand[0]"] === "data.schedule";
			return list(
				wanted.map((found) =>
					expanded && found.schedule ? { ...found, schedule: schedules.get(found.schedule) } : found,
				),
			);
		},
	},
	{
		method: "GET",
		path: /^\/v1\/subscriptions\/(\w+)$/,
		answer: ({ subscriptions }, id) => subscriptions.get(id),
	},
	{ method: "POST", path: /^\/v1\/subscriptions\/(\w+)$/, answer: updateSubscription },
	{
		method: "DELETE",
		path: /^\/v1\/subscriptions\/(\w+)$/,
		answer({ subscriptions }, id) {
			const found = subscriptions.get(id);
			return found && !found.schedule ? Object.assign(found, { status: "canceled" }) : undefined;
		},
	},
	{
		method: "POST",
		path: /^\/v1\/subscription_schedules$/,
		answer(books, _id, form) {
			const subscription = books.subscriptions.get(form.from_subscription ?? "");
			if (!subscription || subscription.schedule || subscription.cancel_at_period_end) return undefined;
			const [item] = subscription.items.data;
			if (!item) return undefined;
			const phase = {
				id: "",
				items: [{ price: item.price.id, quantity: 1 }],
				start_date: item.current_period_start,
				end_date: item.current_period_end,
			};
			const change = { subscription: subscription.id, status: "active", phases: [phase] };
			const schedule: Schedule = sample("subscription_schedule", { id: books.newId("sub_sched"), ...change });
			books.schedules.set(schedule.id, schedule);
			subscription.schedule = schedule.id;
			return schedule;
		},
	},
	{
		method: "POST",
		path: /^\/v1\/subscription_schedules\/(\w+)$/,
		answer(books, id, form) {
			const schedule = books.schedules.get(id);
			const [present] = schedule?.phases ?? [];
			const next = form["phases[1][items][0][price]"];
			const isWhole = form["phases[0][items][0][price]"] && form["phases[1][duration][interval]"];
			if (!schedule || !present || !next || !isWhole || form.end_behavior !== "release") return undefined;
			if (form["phases[0][start_date]"] !== String(present.start_date)) return undefined;
			const phase = { id: "", items: [{ price: priceOf(books, next).id, quantity: 1 }], start_date: present.end_date };
			return Object.assign(schedule, { phases: [present, phase] });
		},
	},
	{
		method: "POST",
		path: /^\/v1\/subscription_schedules\/(\w+)\/release$/,
		answer({ schedules, subscriptions }, id) {
			const schedule = schedules.get(id);
			const subscription = subscriptions.get(schedule?.subscription ?? "");
			if (!schedule || !subscription) return undefined;
			subscription.schedule = null;
			return Object.assign(schedule, { status: "released", subscription: null });
		},
	},
	{
		method: "POST",
		path: /^\/v1\/billing_portal\/sessions$/,
		answer: ({ customers, newId }, _id, form) =>
			customers.has(form.customer ?? "")
				? sample("billing_portal.session", { id: newId("bps"), ...form, url: "https://billing.stripe.com/p/session/1" })
				: undefined,
	},
];

/**
 * Stripe refuses to change a subscription that a schedule manages, and to change price and cancellation in one call.
 */
function updateSubscription(books: Books, id: string, form: Form): StripeObject | undefined {
	const found = books.subscriptions.get(id);
	const [item] = found?.items.data ?? [];
	if (!found || !item || found.schedule || found.status === "canceled") return undefined;
	const price = form["items[0][price]"];
	if (price === undefined) {
		if (!hasOnly(form, "cancel_at_period_end")) return undefined;
		return Object.assign(found, { cancel_at_period_end: form.cancel_at_period_end === "true" });
	}
	if (form["items[0][id]"] !== item.id || "cancel_at_period_end" in form) return undefined;
	if (books.unconfirmed.has(found.customer) && form.payment_behavior === "pending_if_incomplete")
		return withInvoice({ ...found, pending_update: { subscription_items: [] } });
	item.price = priceOf(books, price);
	Object.assign(item, periodOf(item.price, item.current_period_start));
	return withInvoice(found);
}

const withInvoice = (subscription: Subscription): StripeObject => ({
	...subscription,
	latest_invoice: { id: "in_1", object: "invoice", hosted_invoice_url: "https://invoice.stripe.com/i/in_1" },
});
