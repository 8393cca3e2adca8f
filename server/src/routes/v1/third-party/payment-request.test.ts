import { brand } from "@sayso/contract/brand.ts";
import { dayMilliseconds } from "@sayso/contract/day.ts";
import { planById } from "@sayso/contract/plans.ts";
import { movingClock } from "@sayso/harness/product/moving-clock.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { scriptedBilling } from "../../../adapters/billing/scripted.ts";
import { scriptedMail } from "../../../adapters/mail/scripted.ts";
import { invoiceDocument } from "../../../features/billing/invoice-document.ts";
import { mailInvoice } from "../../../features/billing/mail-invoice.ts";
import { markInvoicePaid } from "../../../features/billing/mark-invoice-paid.ts";
import { issueInvoice, listInvoices } from "../../../store/invoices.ts";
import { deletePerson } from "../../../store/people.ts";
import { person } from "../../../store/schema.ts";

const clock = movingClock("2026-03-02T01:00:00Z");
const billing = scriptedBilling({ now: clock.now });
const mail = scriptedMail();
const { app, context } = await testApp({ RATE_LIMITS: "off" }, { clock, billing, mail });
await context.jobs.work(context, [mailInvoice]);

type PersonCountry = (typeof person.$inferSelect)["country"];

async function customer(country: PersonCountry = "au") {
	const { headers, email } = await signUp(app);
	const get = async (url: string) => (await app.inject({ url: `/api/v1/${url}`, headers })).json();
	const { id } = await get("users");
	await context.db.update(person).set({ firstName: "Ngọc Мария", surname: "Łuk", country }).where(eq(person.id, id));
	const request = (country: string, change: object = {}) =>
		app.inject({
			method: "POST",
			url: "/api/v1/third-party/payment-request",
			headers,
			payload: {
				plan_id: "thirdparty-yearly",
				stripe_price_id: `thirdparty-yearly-${country === "nz" ? "us" : country}`,
				user_country: country,
				...change,
			},
		});
	const choose = (plan_id: string) =>
		app.inject({
			method: "POST",
			url: "/api/v1/stripe/checkout-link",
			headers,
			payload: { plan_id, stripe_price_id: `${plan_id}-au` },
		});
	const buy = async () => {
		const link = await choose("base-monthly");
		await billing.pay(link.json().checkout_url.split("/").at(-1));
		await get("subscriptions/current/me?fresh=true");
	};
	return { id, email, get, request, choose, buy };
}

const own = {
	businessNumber: "51 824 753 556",
	postalAddress: ["12 High Street", "Melbourne VIC 3000"],
	bank: { accountName: "Sayso Pty Ltd", bsb: "063-000", accountNumber: "1234 5678" },
};
const opened = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));
const textOf = async (pdf: Buffer) => (await extractText(await opened(pdf), { mergePages: true })).text;
const newest = async () => (await listInvoices(context.db)).at(-1)?.number ?? 0;

describe("the invoice", () => {
	test("is a PDF file that shows nothing of us that is not filled in", async () => {
		const { request, email } = await customer();
		const answer = await request("au");
		expect(answer.statusCode).toBe(200);
		expect(answer.headers["content-type"]).toBe("application/pdf");
		expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="INV-\d{6}\.pdf"$/);
		expect(answer.headers["cache-control"]).toContain("no-store");
		const bare = await textOf(answer.rawPayload);
		expect(bare).toMatch(/^Invoice/);
		expect(bare).toContain(`Write to ${brand.supportEmail} for the account to pay to`);
		expect(bare).not.toMatch(/ABN|BSB|GST of|000-000|Example Street/);

		const invoice = (await listInvoices(context.db)).at(-1);
		const plan = planById("thirdparty-yearly");
		if (!invoice || !plan) throw new Error("No invoice was kept");
		const text = await textOf(await invoiceDocument(invoice, plan, own));
		for (const words of [
			"Tax invoice",
			"Sayso",
			"ABN 51 824 753 556",
			"12 High Street",
			"BSB 063-000, account 1234 5678",
			"2 March 2026",
			"16 March 2026",
			`Ngọc Мария Łuk`,
			email,
			"Third Party Premium Plan, 365 days, quantity 1",
			"GST of 10%, included in the amount A$18.18",
			"Total in AUD, including GST A$200.00",
		])
			expect(text).toContain(words);
	});

	test("shows no Australian tax abroad, and the price of the country or the one that stands in for it", async () => {
		const { request } = await customer("uk");
		const british = await textOf((await request("uk")).rawPayload);
		expect(british).toMatch(/^Invoice/);
		expect(british).toContain("£120.00");
		expect(british).toContain("GST not charged");
		const abroad = await customer("nz");
		expect(await textOf((await abroad.request("nz")).rawPayload)).toContain("$150.00");
	});

	test("is tagged, in English, with a title, so that a screen reader can read it", async () => {
		const { request } = await customer();
		const pdf = await opened((await request("au")).rawPayload);
		expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
		const { info } = await pdf.getMetadata();
		expect(info).toMatchObject({ Language: "en-AU", Title: expect.stringMatching(/^Invoice INV-/) });
		const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
		for (const role of ["Document", "H1", "H2", "P", "Table", "TH", "TD"]) expect(tree).toContain(`"role":"${role}"`);
	});

	test("is the same one when it is asked for again, until it is overdue", async () => {
		const { request } = await customer();
		const first = await request("au");
		const again = await request("au");
		expect(again.headers["content-disposition"]).toBe(first.headers["content-disposition"]);
		expect(again.rawPayload).toEqual(first.rawPayload);
		clock.moveDays(14);
		const later = await request("au");
		expect(later.headers["content-disposition"]).not.toBe(first.headers["content-disposition"]);
	});

	test("is mailed to the person, once, with the document that was downloaded", async () => {
		const { request, email } = await customer();
		const { rawPayload } = await request("au");
		await request("au");
		const mailsTo = () => mail.sent.filter(({ to }) => to === email);
		await expect.poll(() => mailsTo()).toHaveLength(1);
		const [sent] = mailsTo();
		expect(sent?.subject).toMatch(/invoice INV-\d{6}$/);
		expect(sent?.text).toContain("A$200.00 is attached");
		expect(sent?.attachments?.[0]).toMatchObject({ type: "application/pdf", name: expect.stringMatching(/^INV-/) });
		expect(Buffer.from(sent?.attachments?.[0]?.content ?? [])).toEqual(rawPayload);
	});

	test.each([
		["another plan", { plan_id: "premium-yearly" }, "plan_id"],
		["another plan's price", { stripe_price_id: "premium-monthly-au" }, "stripe_price_id"],
		["no country", { user_country: "" }, "user_country"],
	])("is refused for %s", async (_case, change, field) => {
		const { request } = await customer();
		const refused = await request("au", change);
		expect(refused.statusCode).toBe(422);
		expect(Object.keys(refused.json().errors)).toEqual([field]);
	});

	test.each<[string, PersonCountry, object]>([
		["another country's price", "au", { stripe_price_id: "thirdparty-yearly-eu" }],
		["another country, though it costs the same there", "nz", { user_country: "jp" }],
		["a country of the caller's own choice", "au", { user_country: "us", stripe_price_id: "thirdparty-yearly-us" }],
		["another price than the usual one, for an account without a country", null, {}],
	])("is refused for %s", async (_case, country, change) => {
		const { request } = await customer(country);
		expect((await request(country ?? "au", change)).json()).toMatchObject({ status: 409, code: "foreign_price" });
	});

	test("has the next number, without gaps, also among many at once and after one that failed", async () => {
		const before = await newest();
		const people = await Promise.all(Array.from({ length: 6 }, () => customer()));
		const draft = {
			...{ personId: "p", planId: "thirdparty-yearly", billedTo: "", email: "", country: "au", total: 1 },
			...{ issuedAt: clock.now(), dueAt: clock.now() },
		};
		const failing = issueInvoice(context.db, draft, {
			draw: () => Promise.reject(new Error("no ink")),
			announce: async () => {},
		});
		await Promise.all([...people.map(({ request }) => request("au")), expect(failing).rejects.toThrow("no ink")]);
		const numbers = (await listInvoices(context.db)).map(({ number }) => number).filter((number) => number > before);
		expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((step) => before + step));
	});
});

describe("an invoice that is paid", () => {
	test("starts a year, once, and the year after it follows on", async () => {
		const { request, get } = await customer();
		await request("au");
		const number = await newest();
		const start = clock.now();
		expect(await markInvoicePaid(context, number)).toMatchObject({ outcome: "started" });
		expect(await markInvoicePaid(context, number)).toEqual({ outcome: "paid-before" });
		const year = await get("subscriptions/current/me");
		const inDays = (days: number) => new Date(start.getTime() + days * dayMilliseconds).toISOString();
		expect(year).toMatchObject({ planID: "thirdparty-yearly", status: "active", currentPeriodEnd: inDays(365) });
		expect(year).toMatchObject({ stripeSubscriptionId: null, isTrialUsed: true });

		clock.moveDays(350);
		await request("au");
		await markInvoicePaid(context, await newest());
		expect((await get("subscriptions/current/me")).currentPeriodEnd).toBe(inDays(2 * 365));
		clock.moveDays(2 * 365 - 350);
		expect(await get("subscriptions/current/me")).toMatchObject({ planID: "trial", status: "canceled" });
	});

	test("ends what the person paid for themselves, and nothing else can be bought while it runs", async () => {
		const { id, request, get, choose, buy } = await customer();
		await buy();
		expect((await get("subscriptions/current/me")).planID).toBe("base-monthly");
		await request("au");
		await markInvoicePaid(context, await newest());
		expect((await get("subscriptions/current/me?fresh=true")).planID).toBe("thirdparty-yearly");
		expect((await choose("premium-yearly")).json()).toMatchObject({ status: 409, code: "plan_running" });
		const row = await context.db.query.subscription.findFirst({ where: (table) => eq(table.personId, id) });
		expect(await billing.subscriptionOf(row?.customerId ?? "")).toMatchObject({ status: "canceled" });
	});

	test("is kept when its person is gone, and starts nothing", async () => {
		const { id, email, request } = await customer();
		await request("au");
		await deletePerson(context.db, id);
		const number = await newest();
		expect((await listInvoices(context.db)).at(-1)).toMatchObject({ number, email, paidAt: null });
		expect(await markInvoicePaid(context, number)).toEqual({ outcome: "person-gone" });
	});
});

test("a stranger gets no invoice", async () => {
	const refused = await app.inject({ method: "POST", url: "/api/v1/third-party/payment-request", payload: {} });
	expect(refused.statusCode).toBe(401);
});
