import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kill, runServer } from "@sayso/harness/product/running-server.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import pg from "pg";
import { expect, test } from "vitest";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

const json = { "content-type": "application/json" };

test("what was acknowledged survives the sudden end of the app, and of the database too", {
	timeout: 120_000,
}, async () => {
	const folder = testFolder();
	const acknowledged: string[] = [];
	for (const both of [false, true, false, true]) {
		const server = await runServer({ DATA_DIR: folder, RATE_LIMITS: "off" });
		const headers = await signUp(server.url);
		const writers = Array.from({ length: 4 }, () => writeUntilGone(server.url, headers, acknowledged));
		const before = acknowledged.length;
		await expect.poll(() => acknowledged.length - before).toBeGreaterThan(60);
		if (both) process.kill(databaseProcess(folder), "SIGKILL");
		await kill(server.process);
		await Promise.all(writers);
	}
	const database = await startEmbeddedPostgres(join(folder, "postgres"));
	const client = new pg.Client({ connectionString: database.urlOf("postgres") });
	await client.connect();
	const { rows } = await client.query<{ id: string }>("select id from conversation_entry");
	await client.end();
	const stored = new Set(rows.map(({ id }) => id));
	expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
	await database.stop();
});

async function signUp(url: string): Promise<Record<string, string>> {
	const body = JSON.stringify({ email: `${Date.now()}@example.org`, password: "secret 1", name: "" });
	const signedUp = await fetch(`${url}/api/auth/sign-up/email`, { method: "POST", headers: json, body });
	const session = { authorization: `Bearer ${signedUp.headers.get("set-auth-token")}` };
	const { token } = (await (await fetch(`${url}/api/auth/token`, { headers: session })).json()) as { token: string };
	return { ...json, authorization: `Bearer ${token}` };
}

async function writeUntilGone(url: string, headers: Record<string, string>, acknowledged: string[]): Promise<void> {
	for (;;) {
		const body = JSON.stringify({ role: "user", text: "Are you there?" });
		const answer = await fetch(`${url}/api/v1/conversation`, { method: "POST", headers, body }).catch(() => null);
		if (!answer?.ok) return;
		// The connection may break while the answer is read: then nothing was acknowledged.
		const { id } = (await answer.json().catch(() => ({}))) as { id?: string };
		if (id) acknowledged.push(id);
	}
}

const databaseProcess = (folder: string) =>
	Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
