import { freePort } from "@sayso/harness/product/running-server.ts";
import { signUpUnproved, testApp } from "@sayso/harness/product/test-app.ts";
import { startMailServer } from "@sayso/harness/stand-ins/mail-server.ts";
import { expect, test } from "vitest";
import { scriptedMail } from "../../adapters/mail/scripted.ts";
import { jobKinds } from "../../jobs/kinds.ts";
import { compose } from "./compose.ts";
import { deliver } from "./deliver.ts";

test("a mail server that is down loses nothing, and what it held is not kept in the queue", async () => {
	const port = await freePort();
	const { app, context, logged } = await testApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	await context.jobs.work(context, jobKinds);
	const jobs = async () => (await context.pool.query("select state, data, output from pgboss.job")).rows;
	const person = await signUpUnproved(app, "ada@example.org");

	await app.inject({ method: "POST", url: "/api/v1/users/verification-code", headers: person.headers });
	await app.inject({
		method: "POST",
		url: "/api/v1/users/request-password-reset",
		payload: { email: "ada@example.org" },
	});
	await expect.poll(async () => (await jobs()).map(({ state }) => state)).toEqual(["retry", "retry"]);

	const server = await startMailServer(port);
	// Makes the next attempt due now instead of in 15 seconds.
	await context.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
	await expect.poll(() => server.received).toHaveLength(2);
	await server.close();

	const texts = server.received.map(({ raw }) => raw.replaceAll("=\r\n", ""));
	const code = /^(\d{4})\r$/m.exec(texts.find((text) => text.includes("confirm")) ?? "")?.[1] ?? "";
	const token = /token=(?:3D)?([\w-]{20,})/.exec(texts.join())?.[1] ?? "";
	expect(code).toMatch(/^\d{4}$/);
	expect(token).not.toBe("");
	const checked = await app.inject({ url: `/api/v1/users/verification-code/${code}`, headers: person.headers });
	expect(checked.json()).toEqual({ valid: true });
	const kept = JSON.stringify((await jobs()).map(({ data }) => data));
	for (const secret of [token, `"${code}"`, `/${code}`])
		for (const place of [kept, logged()]) expect(place).not.toContain(secret);
});

test("mails for one domain are held once it has had enough, and come later", async () => {
	const transport = scriptedMail();
	let ahead = 0;
	const clock = { now: () => new Date(Date.now() + ahead) };
	const { context } = await testApp({}, { mail: transport, clock });
	const mail = (name: string, domain: string) =>
		deliver(context, compose(`${name}@${domain}`, "code", { code: "0000" }));
	for (let count = 0; count < 200; count++) await mail(`p${count}`, "school.example");
	await expect(mail("late", "school.example")).rejects.toMatchObject({ retryable: true });
	await mail("elsewhere", "other.example");
	for (let count = 0; count < 40; count++) await mail(`sam+${count}`, "third.example");
	await expect(mail("sam", "third.example")).rejects.toMatchObject({ retryable: true });
	expect(transport.sent).toHaveLength(241);

	ahead = 60 * 60_000 + 1;
	await mail("late", "school.example");
	expect(transport.sent.at(-1)?.to).toBe("late@school.example");
	const { rows } = await context.pool.query("select key from tally");
	expect(JSON.stringify(rows)).not.toMatch(/\.example|@/);
});

test("a mail that could not be sent counts for nothing", async () => {
	const { context } = await testApp({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
	for (let count = 0; count < 2; count++)
		await expect(deliver(context, compose("sam@down.example", "code", { code: "0000" }))).rejects.toThrow();
	expect((await context.pool.query("select distinct count from tally")).rows).toEqual([{ count: 0 }]);
});
