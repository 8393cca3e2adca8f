import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type SignedUp, signUpThrough } from "@sayso/harness/people/sign-up.ts";
import { freePort, kill, type RunningServer, runServer } from "@sayso/harness/product/running-server.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import pg from "pg";
import { startEmbeddedPostgres } from "../../../server/src/store/embedded-postgres.ts";
import { startProxy } from "./proxy.ts";

const listenerProgram = join(import.meta.dirname, "listener.ts");

/** One process of the cluster, which can be ended and restarted at its address. */
interface Member {
	/** With SIGTERM, without a restart. */
	stop(): Promise<void>;
	/** With SIGTERM, and started again when it is gone. */
	restart(): Promise<void>;
	/** With SIGKILL; started again at once. */
	kill(): Promise<void>;
	/** With SIGKILL, without a restart. */
	end(): Promise<void>;
	/** Its current process id. */
	pid(): number;
}

export interface Cluster {
	url: string;
	proxy: string;
	web: readonly Member[];
	listeners: readonly Member[];
	/** All processes of the database. It is not started again after a stop. */
	database: Pick<Member, "kill">;
	/** A new person with a verified address and an unlimited plan. */
	newPerson(): Promise<SignedUp>;
	/** The current process ids. The proxy's is missing if it is a stand-in. */
	pids(): { web: number[]; database: number; proxy: number | undefined };
	/** The first column of the rows. */
	read(statement: string): Promise<unknown[]>;
	close(): Promise<void>;
}

/**
 * Processes of each role on one PostgreSQL behind one proxy. Recognisers are scripted, because only failover is
 * measured.
 */
export async function startCluster(count: { web: number; listeners: number }): Promise<Cluster> {
	const folder = testFolder();
	const openPostgres = () => startEmbeddedPostgres(join(folder, "postgres"), ["max_connections=300"]);
	let postgres = await openPostgres();
	const DATABASE_URL = postgres.urlOf("postgres");
	const secret = () => randomBytes(32).toString("base64url");
	const LISTENERS_SECRET = secret();
	const common = { DATA_DIR: folder, LISTENERS_SECRET, LOG_LEVEL: "error" };
	const [port = 0] = await ports(1);
	const url = `http://127.0.0.1:${port}`;
	const listenerPorts = await ports(count.listeners);
	const listeners = await started(listenerPorts, { ...common, ROLE: "listen" }, listenerProgram);
	const LISTENERS = listenerPorts.map((port) => `http://127.0.0.1:${port}`).join(",");
	const webPorts = await ports(count.web);
	const given = {
		ROLE: "web",
		PUBLIC_URL: url,
		LISTENERS,
		DATABASE_URL,
		AUTH_SECRET: secret(),
		RATE_LIMITS: "off",
		TRUST_PROXY: "1",
	};
	const web = await started(webPorts, { ...common, ...given });
	const proxy = await startProxy(port, webPorts);
	const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2, application_name: "bench" });
	pool.on("error", () => {});
	return {
		url,
		proxy: proxy.name,
		web,
		listeners,
		database: {
			async kill() {
				process.kill(postgres.pid, "SIGKILL");
				postgres = await openPostgres();
			},
		},
		async newPerson() {
			const somebody = await signUpThrough(
				(path, init) => fetch(url + path, init),
				undefined,
				async ({ email }) => {
					await pool.query(`update identity."user" set email_verified = true where email = $1`, [email]);
					const theirs = "person_id = (select id from person where email = $1)";
					await pool.query(`update subscription set plan_id = 'premium-monthly', status = 'active' where ${theirs}`, [
						email,
					]);
				},
			);
			return somebody;
		},
		pids: () => ({ web: web.map((member) => member.pid()), database: postgres.pid, proxy: proxy.pid }),
		async read(statement) {
			const { rows } = await pool.query({ text: statement, rowMode: "array" });
			return rows.map(([first]) => first);
		},
		async close() {
			await proxy.close();
			await Promise.all([...web, ...listeners].map((member) => member.end()));
			await pool.end();
			await postgres.stop();
			rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
		},
	};
}

const ports = (count: number) => Promise.all(Array.from({ length: count }, () => freePort()));

/** One after another, because the first creates the tables. */
async function started(at: readonly number[], environment: Record<string, string>, program?: string) {
	const members = [];
	for (const port of at) members.push(await member(port, environment, program));
	return members;
}

async function member(port: number, environment: Record<string, string>, program?: string): Promise<Member> {
	let running: RunningServer = await ready(environment, port, program);
	const stop = async () => {
		const exit = once(running.process, "exit");
		running.process.kill("SIGTERM");
		await exit;
	};
	return {
		stop,
		async restart() {
			await stop();
			running = await ready(environment, port, program);
		},
		async kill() {
			await kill(running.process);
			running = await ready(environment, port, program);
		},
		async end() {
			if (running.process.exitCode === null && running.process.signalCode === null) await kill(running.process);
		},
		pid: () => running.process.pid ?? 0,
	};
}

async function ready(environment: Record<string, string>, port: number, program?: string): Promise<RunningServer> {
	// A process that ends while it starts is started again, as a process supervisor does, because a busy machine may be
	// too slow to connect in time.
	const start = () => runServer(environment, port, program);
	const server = await start().catch(() => start().catch(start));
	while (!(await fetch(`${server.url}/readyz`).then(({ ok }) => ok))) await wait(100);
	return server;
}
