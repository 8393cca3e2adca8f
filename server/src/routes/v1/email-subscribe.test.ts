import { randomUUID } from "node:crypto";
import { linkIn, workOnMail } from "@sayso/harness/people/mailbox.ts";
import { movingClock } from "@sayso/harness/product/moving-clock.ts";
import { testApp } from "@sayso/harness/product/test-app.ts";
import { describe, expect, test } from "vitest";
import { newsletterCommands } from "../../admin/newsletter.ts";
import { jobKinds } from "../../jobs/kinds.ts";

const clock = movingClock(new Date());
const { app, context } = await testApp({}, { clock });
const { newestMailTo, mailsTo } = await workOnMail(context);

let last = 0;
const newAddress = () => `${randomUUID()}@example.org`;
/** Each call comes from a new address, unless a test gives one. */
const subscribe = (body: object, remoteAddress = `203.0.113.${++last}`) =>
	app.inject({ method: "POST", url: "/api/v1/email-subscribe", payload: body, remoteAddress });
const oneClick = (url: string) =>
	app.inject({
		method: "POST",
		url,
		payload: "List-Unsubscribe=One-Click",
		headers: { "content-type": "application/x-www-form-urlencoded" },
	});
const exported = async () => (await newsletterCommands[0]?.run(context, [], {})) ?? "";
const stored = async (email: string) =>
	(await context.pool.query("select 1 from newsletter_subscriber where email = $1", [email])).rowCount;

/** Subscribes and confirms. @returns the unsubscribe link */
async function confirmed(email: string): Promise<string> {
	await subscribe({ email });
	await oneClick(linkIn(await newestMailTo(email)).pathname);
	const line = (await exported()).split("\n").find((one) => one.startsWith(`${email}\t`));
	return new URL(line?.split("\t")[2] ?? "none:").pathname;
}

test("an address is on the list once its owner has confirmed it", async () => {
	const email = newAddress();
	expect((await subscribe({ email: ` ${email.toUpperCase()} ` })).json()).toEqual({ subscribed: true });
	const link = linkIn(await newestMailTo(email)).pathname;
	const opened = await app.inject(link);
	expect(opened.body).toContain("Confirm your subscription");
	expect(await exported()).not.toContain(email);
	expect((await oneClick(link)).body).toContain("Thank you for subscribing!");
	expect(await exported()).toContain(`${email}\t${clock.now().toISOString()}\thttp://127.0.0.1:8080/newsletter/unsub`);
});

test("an address given again is stored once, and one that is confirmed gets no other mail", async () => {
	const email = newAddress();
	await confirmed(email);
	expect((await subscribe({ email })).json()).toEqual({ subscribed: true });
	expect(await stored(email)).toBe(1);
	const marker = newAddress();
	await subscribe({ email: marker });
	await newestMailTo(marker);
	expect(await mailsTo(email)).toHaveLength(1);
});

test("one press in a mail program unsubscribes and deletes; opening the link does not", async () => {
	const email = newAddress();
	const link = await confirmed(email);
	expect((await app.inject(link)).body).toContain('<form method="post">');
	expect(await stored(email)).toBe(1);
	expect((await oneClick(link)).body).toContain("You are unsubscribed");
	expect(await stored(email)).toBe(0);
	expect((await oneClick(link)).statusCode).toBe(200);
	expect((await app.inject(link)).statusCode).toBe(404);
});

test("a link for one action does not do the other, and an invented link does nothing", async () => {
	const email = newAddress();
	const link = await confirmed(email);
	const forged = [link.replace("unsubscribe", "confirm"), `${link}x`, link.replace(/[^/]+$/, "guess")];
	for (const url of forged) expect((await oneClick(url)).statusCode).toBe(404);
	expect(await stored(email)).toBe(1);
});

describe("what was given", () => {
	test.each([
		["", "Email is required"],
		["   ", "Email is required"],
		["ada", "Please enter a valid email address"],
		["ada@example", "Please enter a valid email address"],
		["ada@exam ple.org", "Please enter a valid email address"],
		["ada@@example.org", "Please enter a valid email address"],
		[`${"a".repeat(250)}@example.org`, "Please enter a valid email address"],
	])("%j is answered with its sentence", async (email, sentence) => {
		expect((await subscribe({ email })).json()).toMatchObject({ status: 422, errors: { email: sentence } });
	});

	test("by a script that fills the hidden field is not kept, and the script gets the usual answer", async () => {
		const email = newAddress();
		expect((await subscribe({ email, website: "https://spam.example" })).json()).toEqual({ subscribed: true });
		expect(await stored(email)).toBe(0);
	});
});

test("a mailbox is not filled: it gets three mails a day, however many requests come", async () => {
	const email = newAddress();
	for (let count = 0; count < 5; count++) expect((await subscribe({ email })).statusCode).toBe(200);
	await newestMailTo(email, 3);
	const marker = newAddress();
	await subscribe({ email: marker });
	await newestMailTo(marker);
	expect(await mailsTo(email)).toHaveLength(3);
});

test("a caller who gives address after address is stopped", async () => {
	const codes: number[] = [];
	for (let count = 0; count < 6; count++)
		codes.push((await subscribe({ email: newAddress() }, "198.51.100.1")).statusCode);
	expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});

test("an address that is never confirmed is deleted after 30 days", async () => {
	const [waiting, member] = [newAddress(), newAddress()];
	await confirmed(member);
	await subscribe({ email: waiting });
	const forget = () => jobKinds.find(({ name }) => name === "forget-unconfirmed-newsletter")?.run(context, {});
	await forget();
	expect(await stored(waiting)).toBe(1);
	clock.moveDays(31);
	await forget();
	expect([await stored(waiting), await stored(member)]).toEqual([0, 1]);
});
