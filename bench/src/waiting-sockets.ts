import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { limits } from "@sayso/contract/limits.ts";
import { startProduct } from "@sayso/harness/product/product.ts";
import WebSocket from "ws";
import type { Bench } from "./figure.ts";
import { megabytes } from "./process-figures.ts";

/** Sockets opened at once. */
const many = { whole: 2_000, short: 100 };
/** Addresses they come from: Linux lets a caller take any of 127.0.0.0/8. */
const addresses = 200;
/** Ten seconds of sound from each, before anybody has said who they are. */
const framesEach = (limits.audio.burstSeconds * 1000) / limits.audio.frameMilliseconds;
const frame = Buffer.alloc(limits.audio.frameSamples * 2);

/** What callers who never log in can make the server hold, and whether it gives it back. */
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

/** A socket from an address of its own, or undefined where the server would not have it. */
async function open(url: string, index: number): Promise<WebSocket | undefined> {
	const socket = new WebSocket(`${url.replace("http", "ws")}/api/v1/ws`, {
		perMessageDeflate: false,
		localAddress: `127.0.0.${2 + (index % addresses)}`,
	});
	socket.on("error", () => {});
	const opened = await Promise.race([once(socket, "open"), once(socket, "close")]).catch(() => []);
	return opened.length === 0 && socket.readyState === WebSocket.OPEN ? socket : undefined;
}
