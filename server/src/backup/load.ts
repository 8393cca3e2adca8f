import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { openJobs } from "../jobs/jobs.ts";
import { jobKinds } from "../jobs/kinds.ts";
import { migrate, migrations } from "../store/migrate.ts";
import { About } from "./about.ts";
import { BackupError } from "./backup-error.ts";
import { readBackup } from "./backup-file.ts";
import { type Counted, named, type Table, tablesOf } from "./tables.ts";

interface Job {
	name: string;
	data: object;
}

/** Reads a checked file's header. @throws {BackupError} if a newer program made it */
export async function readAbout(path: string): Promise<About> {
	for await (const { letter, content } of readBackup(path)) {
		const about = letter === "A" ? About.safeParse(JSON.parse(content.toString())).data : undefined;
		if (about?.migrations.every((name, at) => name === migrations[at])) return about;
		break;
	}
	throw new BackupError(`${path} was made by a newer Sayso. Restore it with that one, or a newer one.`);
}

/** Loads a checked file into the empty database at `url`, and migrates it to the newest schema. */
export async function load(url: string, path: string, about: About): Promise<Counted> {
	await migrate(url, about.migrations.at(-1));
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const waiting: Job[] = [];
	const counted: Counted = { people: 0, rows: 0, jobs: 0 };
	try {
		await client.query("begin");
		const tables = await tablesOf(client);
		await fill(client, path, tables, counted, waiting);
		await client.query("commit");
		await client.query("analyze");
	} finally {
		await client.end();
	}
	await migrate(url);
	counted.jobs = await sendAgain(url, waiting);
	return counted;
}

async function fill(client: pg.Client, path: string, tables: Table[], counted: Counted, waiting: Job[]): Promise<void> {
	const records = readBackup(path);
	let next = await records.next();
	const rows = async function* () {
		for (next = await records.next(); !next.done && next.value.letter === "R"; next = await records.next())
			yield next.value.content;
	};
	while (!next.done) {
		const { letter, content } = next.value;
		if (letter === "E") return;
		if (letter === "J") waiting.push(JSON.parse(content.toString()));
		if (letter !== "T") {
			next = await records.next();
			continue;
		}
		const table: Table = JSON.parse(content.toString());
		if (!tables.some(({ schema, name }) => schema === table.schema && name === table.name))
			throw new BackupError(`${path} holds a table ${table.name}, which this Sayso does not know.`);
		const copy = client.query(copyFrom(`copy ${named(table)} from stdin`));
		await pipeline(rows(), copy);
		counted.rows += copy.rowCount;
		if (table.name === "person") counted.people = copy.rowCount;
	}
	throw new BackupError(`${path} ends before its end.`);
}

/** Sends the waiting jobs again; jobs of kinds that no longer exist are dropped. */
async function sendAgain(url: string, waiting: Job[]): Promise<number> {
	const jobs = openJobs(url, false, () => {});
	let sent = 0;
	for (const { name, data } of waiting) {
		const kind = jobKinds.find((each) => each.name === name);
		// The clock starts these by itself.
		if (!kind || kind.cron) continue;
		await jobs.send(kind, data);
		sent += 1;
	}
	await jobs.stop();
	return sent;
}
