import { readFileSync } from "node:fs";
import type pg from "pg";

const statements = new Map(
	readFileSync(new URL("indexes.sql", import.meta.url), "utf8")
		.split(";\n")
		.flatMap((statement) => {
			const [, name] = /^CREATE INDEX CONCURRENTLY IF NOT EXISTS "(\w+)"/m.exec(statement) ?? [];
			return name ? [[name, statement] as const] : [];
		}),
);

/**
 * Builds the missing indexes one after the other, without blocking reads and writes. An index whose build was
 * interrupted is dropped and built again.
 * @param client not in a transaction; only one process at a time
 */
export async function buildIndexes(client: pg.ClientBase): Promise<void> {
	const { rows } = await client.query<{ name: string; at: string; isValid: boolean }>(
		`select c.relname as name, c.oid::regclass::text as at, i.indisvalid as "isValid"
		from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = any($1)`,
		[[...statements.keys()]],
	);
	for (const { at } of rows.filter(({ isValid }) => !isValid)) await client.query(`drop index concurrently ${at}`);
	const whole = new Set(rows.filter(({ isValid }) => isValid).map(({ name }) => name));
	for (const [name, statement] of statements) if (!whole.has(name)) await client.query(statement);
}
