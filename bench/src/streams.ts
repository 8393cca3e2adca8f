import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@sayso/contract/limits.ts";
import { signUpAt } from "@sayso/harness/product/product.ts";
import { freePort } from "@sayso/harness/product/running-server.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import WebSocket from "ws";
import type { Bench, Effort } from "./figure.ts";
import { megabytes, processorSeconds } from "./process-figures.ts";

/** People at once, and how long each speaks. */
const loads = { whole: { streams: 200, seconds: 8 }, short: { streams: 4, seconds: 1 } };
const { frameSamples, sampleRate } = limits.audio;

interface Load {
	/** Processor microseconds of the server per frame. */
	cpu: number;
	/** Kilobytes of the server's memory per open stream. */
	memory: number;
	lost: number;
}

/** Many microphones at once: the listening socket compared with a bare one that echoes. */
export const concurrentStreams: Bench = {
	async run(effort) {
		const { streams, framesEach } = loadOf(effort);
		const echo = await measure("echo", effort);
		const product = await measure("product", effort);
		const baseline = (value: number) => ({ what: "bare echo server", value });
		return [
			{ what: "CPU of one frame", value: product.cpu, unit: "µs", baseline: baseline(echo.cpu) },
			{
				what: "streams a core carries",
				value: carried(product.cpu),
				unit: "",
				baseline: baseline(carried(echo.cpu)),
			},
			{ what: "memory of one stream", value: product.memory, unit: "kB", baseline: baseline(echo.memory) },
			{ what: `frames lost of ${streams * framesEach}`, value: product.lost, unit: "" },
		];
	},
};

function loadOf(effort: Effort) {
	const { streams, seconds } = loads[effort];
	return { streams, framesEach: (seconds * 1000) / limits.audio.frameMilliseconds };
}

/** The number of streams that use up one core. */
const carried = (cpu: number) => 1e6 / (cpu * (1000 / limits.audio.frameMilliseconds));

async function measure(kind: "echo" | "product", effort: Effort): Promise<Load> {
	const { streams, framesEach } = loadOf(effort);
	const port = await freePort();
	const folder = testFolder();
	const environment = { DATA_DIR: folder, RATE_LIMITS: "off", LOG_LEVEL: "warn", TEXT_TO_SPEECH: "scripted" };
	const program = join(import.meta.dirname, "counting-server.ts");
	const server = spawn(process.execPath, [program, kind, String(port)], {
		env: { ...process.env, ...environment },
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	await once(server, "message");
	const pid = server.pid ?? 0;
	const addresses: string[] = [];
	for (let index = 0; index < streams; index++) {
		const token = kind === "product" ? (await signUpAt(`http://127.0.0.1:${port}`, `${index}@example.org`)).token : "";
		addresses.push(`ws://127.0.0.1:${port}/api/v1/ws?token=${token}`);
	}
	const memoryBefore = megabytes(pid);
	const sockets = await Promise.all(addresses.map(open));
	const [cpuBefore, memoryOpen] = [processorSeconds(pid), megabytes(pid)];
	const counts = await Promise.all(sockets.map((socket) => talk(socket, framesEach)));
	const cpu = processorSeconds(pid) - cpuBefore;
	server.kill("SIGTERM");
	await once(server, "exit");
	rmSync(folder, { recursive: true, force: true });
	const received = counts.reduce((sum, count) => sum + count, 0);
	return {
		cpu: (cpu * 1e6) / (streams * framesEach),
		memory: ((memoryOpen - memoryBefore) * 1024) / streams,
		lost: streams * framesEach - received,
	};
}

async function open(address: string): Promise<WebSocket> {
	const socket = new WebSocket(address, { perMessageDeflate: false });
	await once(socket, "open");
	socket.send(JSON.stringify({ type: "start", format: "pcm_s16le", sample_rate: sampleRate, channels: 1, lang: "en" }));
	return socket;
}

/** Sends frames in real time, sends stop, and returns how many the server received. */
async function talk(socket: WebSocket, framesEach: number): Promise<number> {
	const answer = Promise.withResolvers<number>();
	socket.on("message", (data, isBinary) => {
		if (isBinary) return;
		const message = JSON.parse(String(data)) as { type: string; text?: string };
		if (message.type === "final") answer.resolve(Number(message.text));
	});
	socket.on("close", () => answer.resolve(0));
	const frame = Buffer.alloc(frameSamples * 2);
	const began = performance.now();
	for (let sent = 0; sent < framesEach; ) {
		const due = Math.min(framesEach, Math.floor((performance.now() - began) / limits.audio.frameMilliseconds));
		for (; sent < due; sent++) socket.send(frame);
		await new Promise((resolve) => setTimeout(resolve, limits.audio.frameMilliseconds));
	}
	socket.send(JSON.stringify({ type: "stop" }));
	return answer.promise;
}
