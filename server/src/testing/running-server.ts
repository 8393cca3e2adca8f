import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export interface RunningServer {
	url: string;
	process: ChildProcess;
	/** Everything it has printed. */
	printed(): string;
}

/** Starts the real program, `main.ts`, and waits until it is alive. */
export async function runServer(environment: Record<string, string>, port?: number): Promise<RunningServer> {
	const chosen = String(port ?? (await freePort()));
	const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			PATH: process.env.PATH,
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
	while (!(await isAlive(url))) {
		if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${printed}`);
		await wait(50);
	}
	return { url, process: child, printed: () => printed };
}

/** Ends a process the hard way and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
	const gone = once(child, "exit");
	child.kill("SIGKILL");
	await gone;
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (typeof address !== "object" || !address) throw new Error("A listening server has no address");
	return address.port;
}

const isAlive = (url: string) =>
	fetch(`${url}/healthz`).then(
		({ ok }) => ok,
		() => false,
	);
