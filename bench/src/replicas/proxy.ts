import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { kill } from "@sayso/harness/product/running-server.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";

const deployed = join(import.meta.dirname, "../../../deploy/nginx/sayso.conf");

export interface Proxy {
	/** The name in the figures. */
	name: string;
	/** Set if it is a separate process. */
	pid?: number | undefined;
	close(): Promise<void>;
}

/** nginx with the deployed configuration if it is installed; otherwise a small stand-in, which is reported. */
export const startProxy = (port: number, replicas: readonly number[]): Promise<Proxy> =>
	spawnSync("nginx", ["-v"]).error ? standIn(port, replicas) : nginx(port, replicas);

/** The deployed file without its TLS, on another port. */
async function nginx(port: number, replicas: readonly number[]): Promise<Proxy> {
	const folder = testFolder();
	mkdirSync(join(folder, "cache"), { recursive: true });
	const servers = replicas.map((replica) => `server 127.0.0.1:${replica} max_fails=1 fail_timeout=2s;`).join(" ");
	const upstream = `upstream sayso { zone sayso 64k; least_conn; ${servers} keepalive 64; }`;
	const site = readFileSync(deployed, "utf8")
		.replace(/server \{\s*listen 80;[\s\S]*?\n\}\n/, "")
		.replace(/^include .*$/m, upstream)
		.replace(/\n\s*listen 443 ssl http2;/, `\n\tlisten 127.0.0.1:${port};`)
		.replace(/\n\s*(listen \[|ssl_).*/g, "")
		.replaceAll("/var/log/nginx/access.log", join(folder, "access.log"))
		.replaceAll("/var/cache/nginx/sayso", join(folder, "cache"));
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(of) => `${of}_temp_path ${folder}/${of};`,
	);
	const file = join(folder, "nginx.conf");
	writeFileSync(
		file,
		`daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; } http { ${temporary.join(" ")}\n${site} }`,
	);
	const child = spawn("nginx", ["-p", folder, "-c", file, "-e", join(folder, "error.log")], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	await answering(port, child);
	return { name: "nginx", pid: child.pid, close: () => kill(child) };
}

async function answering(port: number, child: ChildProcess): Promise<void> {
	while (!(await isOpen(port))) if (child.exitCode !== null) throw new Error("nginx does not start");
}

const isOpen = (port: number) =>
	new Promise<boolean>((resolve) => {
		const socket = connect(port, "127.0.0.1", () => resolve(socket.end() !== undefined));
		socket.on("error", () => setTimeout(resolve, 50, false));
	});

/** Round robin; continues with the next process if one answers 503 or cannot be reached. */
async function standIn(port: number, replicas: readonly number[]): Promise<Proxy> {
	let turn = 0;
	const server = createServer(async (incoming, outgoing) => {
		const body = Buffer.concat(await Array.fromAsync(incoming));
		const first = turn++;
		const ask = (tried: number): void => {
			const again = () => (tried + 1 < replicas.length ? ask(tried + 1) : outgoing.writeHead(502).end());
			const { method, url, headers } = incoming;
			const options = { port: replicas[(first + tried) % replicas.length], method, path: url, headers };
			const asked = request(options, (answer) => {
				if (answer.statusCode === 503) return again();
				outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
				answer.pipe(outgoing);
			});
			asked.on("error", again);
			asked.end(body);
		};
		ask(0);
	});
	server.on("upgrade", (incoming, socket, head) => {
		const there = connect(replicas[turn++ % replicas.length] ?? 0, "127.0.0.1", () => {
			const headers = incoming.rawHeaders.reduce((all, each, at) => all + each + (at % 2 ? "\r\n" : ": "), "");
			there.write(`GET ${incoming.url} HTTP/1.1\r\n${headers}\r\n`);
			there.write(head);
			there.pipe(socket).pipe(there);
		});
		for (const [end, other] of [
			[there, socket],
			[socket, there],
		] as const)
			end.on("error", () => other.destroy());
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	return {
		name: "a stand-in for nginx",
		async close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
