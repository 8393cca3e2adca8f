import { randomUUID } from "node:crypto";
import { databaseUrl, execute } from "@sayso/harness/product/database-server.ts";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { migrate } from "./migrate.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

test("each migration is later than the one before it: one that is earlier would never be applied", () => {
	const moments = journal.entries.map(({ when }) => when);
	expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => one - other));
});

test("replicas that start together on a new database all come up", async () => {
	const { url } = inject("databaseServer");
	const name = `sayso_migrate_${randomUUID().replaceAll("-", "")}`;
	await execute(url, `create database ${name}`);
	const target = databaseUrl(url, name);
	await Promise.all(Array.from({ length: 6 }, () => migrate(target)));

	const client = new pg.Client({ connectionString: target });
	await client.connect();
	const { rows } = await client.query("select count(*)::int as applied from drizzle.__drizzle_migrations");
	expect(rows[0].applied).toBeGreaterThan(0);
	await client.end();
	await execute(url, `drop database ${name} with (force)`);
});
