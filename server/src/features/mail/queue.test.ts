import { expect, test, vi } from "vitest";
import { jobKinds } from "../../jobs/kinds.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { freePort } from "../../testing/running-server.ts";
import { signUp, testApp } from "../../testing/test-app.ts";

const patient = { timeout: 15_000, interval: 50 };

test("a mail server that is down loses nothing, and what it held is not kept in the queue", async () => {
	const port = await freePort();
	const { app, context, logged } = await testApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	await context.jobs.work(context, jobKinds);
	const jobs = async () => (await context.pool.query("select state, data, output from pgboss.job")).rows;
	const person = await signUp(app, "ada@example.org");

	await app.inject({ method: "POST", url: "/api/v1/users/verification-code", headers: person.headers });
	await app.inject({
		method: "POST",
		url: "/api/v1/users/request-password-reset",
		payload: { email: "ada@example.org" },
	});
	const isWaiting = async () => expect((await jobs()).map(({ state }) => state)).toEqual(["retry", "retry"]);
	await vi.waitFor(isWaiting, patient);

	const server = await startMailServer(port);
	// The next try is due now, not in a quarter of a minute.
	await context.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
	await vi.waitFor(() => expect(server.received).toHaveLength(2), patient);
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
