import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export interface RunningServer {
	url: string;
	process: ChildProcess;
	/** Everything it has printed so far. */
	printed(): string;
}

const realProgram = join(import.meta.dirname, "../../../server/src/main.ts");

/**
 * Starts the real program, `main.ts`, and waits until it is alive.
 * @param program the path of another program to start instead
 */
export async function runServer(
	environment: Record<string, string>,
	port?: number,
	program = realProgram,
): Promise<RunningServer> {
	const chosen = String(port ?? (await freePort()));
	const child = spawn(process.execPath, [program], {
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			PATH: process.env.PATH,
			// Shares the compile cache of earlier runs.
			...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
			NODE_ENV: "test",
			PORT: chosen,
			SPEECH_TO_TEXT: "scripted",
			TEXT_TO_SPEECH: "scripted",
			...environment,
		},
	});
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
	const url = `http://127.0.0.1:${chosen}`;
	const isGone = () => child.exitCode !== null || child.signalCode !== null;
	while (!(await isAlive(url))) {
		if (isGone()) throw new Error(`The server ended at its start:\n${printed}`);
		await wait(50);
	}
	child.once("exit", (code) => code && process.stderr.write(`The server ended with ${code}:\n${printed}`));
	return { url, process: child, printed: () => printed };
}

/** Kills a process and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
	const gone = once(child, "exit");
	child.kill("SIGKILL");
	await gone;
}

/** Below the ephemeral ports, which outgoing connections could take before the server listens. */
const ports = { first: 20_000, end: 32_000 };

/** A port that is not in use. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(ports.first, ports.end);
		const server = createServer().listen(port, "127.0.0.1");
		const isFree = await once(server, "listening").then(
			() => true,
			() => false,
		);
		if (!isFree) continue;
		server.close();
		await once(server, "close");
		return port;
	}
}

const isAlive = (url: string) =>
	fetch(`${url}/healthz`).then(
		({ ok }) => ok,
		() => false,
	);
