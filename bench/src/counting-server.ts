import { once } from "node:events";
import type WebSocket from "ws";
import { WebSocketServer } from "ws";
import { buildApp } from "../../server/src/app.ts";
import { compose } from "../../server/src/compose.ts";
import { readConfig } from "../../server/src/config/config.ts";
import { jobKinds } from "../../server/src/jobs/kinds.ts";
import { createLog } from "../../server/src/log.ts";
import type { SpeechToText } from "../../server/src/seams/speech-to-text.ts";

/**
 * Two servers that count frames, each a separate program for the measurement of streams: `product` is the whole product
 * with a recogniser that only counts, `echo` a bare socket that returns each frame.
 */
const [kind, port = "0"] = process.argv.slice(2);

/** Its final text is the number of frames it received. */
const counting: SpeechToText = {
	name: "counting",
	label: "Counting",
	basic: false,
	capacity: Number.POSITIVE_INFINITY,
	available: async () => true,
	close: async () => {},
	async open() {
		let frames = 0;
		const over = Promise.withResolvers<boolean>();
		return {
			push: () => void frames++,
			finish: () => over.resolve(true),
			abort: () => over.resolve(false),
			async *[Symbol.asyncIterator]() {
				if (await over.promise) yield { type: "final" as const, text: String(frames), until: frames * 320 };
			},
		};
	},
};

if (kind === "echo") {
	const server = new WebSocketServer({ port: Number(port), host: "127.0.0.1", perMessageDeflate: false });
	server.on("connection", (socket: WebSocket) => {
		let frames = 0;
		socket.on("message", (data, isBinary) => {
			if (isBinary) {
				frames++;
				socket.send(data);
			} else if (String(data).includes("stop")) {
				socket.send(JSON.stringify({ type: "final", text: String(frames) }));
				socket.close(1000);
			}
		});
	});
	await once(server, "listening");
} else {
	const config = readConfig({ ...process.env, PORT: port });
	const context = await compose(config, createLog(config), { speechToText: counting });
	// The mail with the code is sent as usual.
	await context.jobs.work(context, jobKinds);
	const app = await buildApp(context);
	await app.listen({ host: "127.0.0.1", port: Number(port) });
	process.once("SIGTERM", async () => {
		await app.close();
		// The database is a separate process, which would outlive this one.
		await context.close();
		process.exit();
	});
}
process.send?.("listening");
