import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { limits } from "@sayso/contract/limits.ts";
import { startProduct } from "@sayso/harness/product/product.ts";
import WebSocket from "ws";
import type { Bench } from "./figure.ts";
import { megabytes } from "./process-figures.ts";

/** Sockets opened at once. */
const many = { whole: 2_000, short: 100 };
/** The number of their addresses: Linux allows any of 127.0.0.0/8. */
const addresses = 200;
/** Frames from each: the largest burst of audio, before the caller has authenticated. */
const framesEach = (limits.audio.burstSeconds * 1000) / limits.audio.frameMilliseconds;
const frame = Buffer.alloc(limits.audio.frameSamples * 2);

/** How much memory callers who never authenticate can use, and whether it is freed. */
export const waitingSockets: Bench = {
	async run(effort) {
		const sockets = many[effort];
		const product = await startProduct({ RATE_LIMITS: "on" });
		const before = megabytes(product.pid);
		const callers = await Promise.all(Array.from({ length: sockets }, (_, index) => open(product.url, index)));
		const opened = callers.flatMap((caller) => caller ?? []);
		let most = megabytes(product.pid);
		const watching = setInterval(() => (most = Math.max(most, megabytes(product.pid))), 50);
		for (const caller of opened) for (let sent = 0; sent < framesEach; sent++) caller.send(frame);
		await wait(3_000);
		const stillOpen = opened.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
		for (const caller of opened) caller.terminate();
		await wait(3_000);
		clearInterval(watching);
		const after = megabytes(product.pid);
		await product.close();
		const baseline = { what: "before they came", value: before };
		return [
			{ what: `sockets let in, of ${sockets}`, value: opened.length, unit: "" },
			{ what: "still open 3 s after sound nobody had asked for", value: stillOpen, unit: "" },
			{ what: "memory at its most", value: most, unit: "MB", baseline },
			{ what: "memory 3 s after they closed", value: after, unit: "MB", baseline },
		];
	},
};

/** A socket from a new address, or undefined if the server refused it. */
async function open(url: string, index: number): Promise<WebSocket | undefined> {
	const socket = new WebSocket(`${url.replace("http", "ws")}/api/v1/ws`, {
		perMessageDeflate: false,
		localAddress: `127.0.0.${2 + (index % addresses)}`,
	});
	socket.on("error", () => {});
	const opened = await Promise.race([once(socket, "open"), once(socket, "close")]).catch(() => []);
	return opened.length === 0 && socket.readyState === WebSocket.OPEN ? socket : undefined;
}
