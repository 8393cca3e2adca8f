import { randomUUID } from "node:crypto";
import { codeIn, workOnMail } from "@sayso/harness/people/mailbox.ts";
import { execute } from "@sayso/harness/product/database-server.ts";
import { signUp, signUpUnproved, testApp, testDatabase } from "@sayso/harness/product/test-app.ts";
import { beforeDatabase, FaultProxy } from "@sayso/harness/stand-ins/fault-proxy.ts";
import { startMailServer } from "@sayso/harness/stand-ins/mail-server.ts";
import { standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import { stripeStandIn } from "@sayso/harness/stand-ins/stripe/server.ts";
import pg from "pg";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { stripeBilling } from "./adapters/billing/stripe.ts";
import { smtpMail } from "./adapters/mail/smtp.ts";
import { sendMail } from "./features/mail/send-mail.ts";

/** The timeout in milliseconds for a silent client, short for the test. */
const patience = 500;
/** The database's timeout is longer, because a busy machine may answer late. */
const databasePatience = 5_000;

describe("the database", async () => {
	const url = await testDatabase();
	const { way, through } = await beforeDatabase(url);
	// Registered before the app opens, because the last hook runs first.
	afterAll(() => way.close());
	const { app, context } = await testApp({ DATABASE_URL: through, RATE_LIMITS: "off" }, { databasePatience });
	afterEach(() => way.mend());
	const { newestMailTo } = await workOnMail(context);
	const { headers } = await signUp(app);
	const says = (id: string) => {
		const payload = { role: "user", text: "Are you there?", id };
		return app.inject({ method: "POST", url: "/api/v1/conversation", headers, payload });
	};
	// Not through the proxy.
	const direct = new pg.Pool({ connectionString: url });
	afterAll(() => direct.end());
	const linesWith = async (id: string) =>
		(await direct.query("select 1 from conversation_entry where id like $1", [`%${id}%`])).rowCount;
	const ready = async () => (await app.inject("/readyz")).statusCode;

	test.each(["refused", "silent", "deaf", "garbled"] as const)(
		"%s: it is said, and that it may be tried again; what is sent again is kept once, without a restart",
		async (fault) => {
			const id = randomUUID();
			way.spoil(fault);
			const [answer, readiness] = await Promise.all([says(id), ready()]);
			// The browser treats 500 as an unreachable server, and a proxy does not mark the replica as down.
			expect(answer.statusCode).toBe(500);
			expect(answer.json()).toMatchObject({ code: "busy", retryable: true });
			expect((await app.inject("/healthz")).statusCode).toBe(200);
			expect(readiness).toBe(503);
			way.mend();
			for (const _again of [1, 2]) await expect.poll(async () => (await says(id)).statusCode).toBe(200);
			expect(await linesWith(id)).toBe(1);
			await expect.poll(ready).toBe(200);
		},
	);

	test("cut in the middle of a hundred calls: every acknowledged line is there, and the other calls report a failure", async () => {
		const ids = Array.from({ length: 100 }, () => randomUUID());
		const answers = ids.map(async (id) => ({ id, ok: (await says(id)).statusCode === 200 }));
		await Promise.race(answers);
		way.cut();
		for (const { id, ok } of await Promise.all(answers)) if (ok) expect(await linesWith(id)).toBe(1);
		await expect.poll(async () => (await says(randomUUID())).statusCode).toBe(200);
	});

	test("gone in the midst of work: what waits is done when it is back, without a restart", async () => {
		await expect.poll(ready).toBe(200);
		const person = await signUpUnproved(app);
		const asks = { method: "POST", url: "/api/v1/users/verification-code", payload: {} } as const;
		expect((await app.inject({ ...asks, headers: person.headers })).json()).toEqual({ sent: true });
		way.spoil("refused");
		expect(await ready()).toBe(503);
		way.mend();
		expect(codeIn(await newestMailTo(person.email))).toMatch(/^\d{4}$/);
	});

	test("without room on its disk a line is not said to be kept, and is kept once there is room", async () => {
		const full = `create function full_disk() returns trigger language plpgsql as
			$$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
			create trigger full_disk before insert on conversation_entry execute function full_disk()`;
		await execute(url, full);
		const id = randomUUID();
		await expect.poll(ready).toBe(200);
		const refused = await says(id);
		expect([refused.statusCode, refused.json().retryable]).toEqual([500, true]);
		expect((await app.inject({ url: "/api/v1/memory", headers })).statusCode).toBe(200);
		await execute(url, "drop trigger full_disk on conversation_entry");
		expect((await says(id)).statusCode).toBe(200);
		expect(await linesWith(id)).toBe(1);
	});
});

describe("the mail server", async () => {
	const server = await startMailServer();
	const way = await FaultProxy.before({ host: "127.0.0.1", port: server.port });
	const mail = { to: "ada@example.org", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
	const url = `smtp://127.0.0.1:${way.port}`;
	const transport = smtpMail({ url, from: "Sayso <hello@sayso.example>", requireTls: false, patience });
	afterEach(() => way.mend());
	afterAll(async () => {
		await transport.close();
		await way.close();
		await server.close();
	});

	test.each(["refused", "silent", "deaf", "garbled"] as const)(
		"%s: the mail waits and is sent later",
		async (fault) => {
			way.spoil(fault);
			await expect(transport.send(mail)).rejects.toMatchObject({ name: "SeamError", retryable: true });
			way.mend();
			await expect.poll(() => transport.send(mail).then(() => "sent", String)).toBe("sent");
		},
	);

	test("10,000 mails that wait, or fail again and again, do not hold up a code", async () => {
		let tries = 0;
		const { app, context } = await testApp(
			{ RATE_LIMITS: "off" },
			{
				mail: {
					name: "mailbox",
					label: "Mailbox",
					basic: true,
					async send({ subject }) {
						if (!subject.includes("deleted")) return void sent.push(subject);
						tries++;
						throw new Error("the mail server has no room");
					},
					async close() {},
				},
			},
		);
		const sent: string[] = [];
		await context.jobs.send(sendMail, { to: "ann@example.org", name: "deleted", values: { firstName: "Ann" } });
		await context.pool.query(
			`insert into pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, keep_until)
			select name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, keep_until
			from pgboss.job, generate_series(2, 10000) where name = $1`,
			[sendMail.name],
		);
		await workOnMail(context);
		await expect.poll(() => tries).toBeGreaterThan(50);
		const person = await signUpUnproved(app);
		const asked = await app.inject({
			method: "POST",
			url: "/api/v1/users/verification-code",
			headers: person.headers,
			payload: {},
		});
		expect(asked.json()).toEqual({ sent: true });
		await expect.poll(() => sent.some((subject) => /^\d{4} /.test(subject))).toBe(true);
		const { rows } = await context.pool.query(
			"select count(*)::int as n from pgboss.job where name = $1 and state in ('created', 'retry', 'active')",
			[sendMail.name],
		);
		expect(rows[0].n).toBe(10_000);
	});
});

describe("payments", async () => {
	const secretKey = "sk_test_1";
	const standIn = await stripeStandIn(secretKey);
	const way = await FaultProxy.before({ host: "127.0.0.1", port: standIn.api.port });
	const billing = stripeBilling({
		...{ secretKey, webhookSecret: "whsec_1", prices: {}, portal: true, patience, retries: 0 },
		api: { host: "127.0.0.1", port: way.port, protocol: "http" },
	});
	afterEach(() => way.mend());
	afterAll(async () => {
		await way.close();
		await standIn.close();
	});

	test.each(["refused", "silent", "deaf", "garbled"] as const)("%s: it is said, and goes on after", async (fault) => {
		way.spoil(fault);
		await expect(billing.subscriptionOf("cus_1")).rejects.toMatchObject({ name: "SeamError", retryable: true });
		way.mend();
		await expect.poll(() => billing.subscriptionOf("cus_1").catch(String)).toBeNull();
	});
});

describe("the language model", async () => {
	const model = await standInModel();
	const { port } = new URL(model.baseUrl);
	const way = await FaultProxy.before({ host: "127.0.0.1", port: Number(port) });
	const { app } = await testApp({
		REPLIES: "openai-compatible",
		MODEL_BASE_URL: model.baseUrl.replace(port, String(way.port)),
		MODEL_NAME: "good",
		MODEL_FIRST_CARD_MS: "100",
		MODEL_NEXT_CARD_MS: "100",
		MODEL_RETRIES: "0",
		RATE_LIMITS: "off",
	});
	const { headers } = await signUp(app);
	afterEach(() => way.mend());
	afterAll(async () => {
		await way.close();
		await model.close();
	});

	test.each(["refused", "silent", "deaf", "garbled"] as const)("%s: there are replies all the same", async (fault) => {
		way.spoil(fault);
		const payload = { text: `Would you like tea ${fault}?` };
		const answer = await app.inject({ method: "POST", url: "/api/v1/generate", headers, payload });
		expect(answer.json().ChatResponse).toMatchObject({ basic: true });
		expect(answer.json().ChatResponse.answers).toHaveLength(4);
	});
});

test("a clock that jumps an hour ahead and back loses no line and locks no person out", async () => {
	let ahead = 0;
	const { app } = await testApp({}, { clock: { now: () => new Date(Date.now() + ahead) } });
	const { headers } = await signUp(app);
	const said: string[] = [];
	for (const hours of [0, 1, 0, -1, 0]) {
		ahead = hours * 3_600_000;
		const id = randomUUID();
		const line = { role: "user", text: `Line ${said.length}`, id };
		said.push(line.text);
		const kept = await app.inject({ method: "POST", url: "/api/v1/conversation", headers, payload: line });
		const payload = { text: `Would you like tea, ${said.length}?` };
		const answered = await app.inject({ method: "POST", url: "/api/v1/generate", headers, payload });
		expect([kept.statusCode, answered.statusCode]).toEqual([200, 200]);
	}
	const { entries } = (await app.inject({ url: "/api/v1/memory", headers })).json();
	expect(entries.map(({ text }: { text: string }) => text).toSorted()).toEqual(said);
});
