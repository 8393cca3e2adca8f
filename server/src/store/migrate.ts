import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as run } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Any number: every process that migrates this product's database takes the same one. */
const lock = 727_001;

/** Brings the database at `url` to the newest schema. Replicas that start together wait for one another. */
export async function migrate(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [lock]);
		await run(drizzle(client), { migrationsFolder: `${import.meta.dirname}/migrations` });
	} finally {
		await client.end();
	}
}
