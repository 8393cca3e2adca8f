import { limits } from "@sayso/contract/limits.ts";
import type WebSocket from "ws";
import { WebSocketServer } from "ws";
import { buildApp } from "../../server/src/app.ts";
import { readConfig } from "../../server/src/config/config.ts";
import { buildContext } from "../../server/src/context.ts";
import { createLog } from "../../server/src/log.ts";
import type { SpeechToText } from "../../server/src/seams/speech-to-text.ts";

/**
 * Two servers that count frames, each a program of its own for the measurement of streams:
 * `product` is the whole product with a recogniser that only counts, `echo` a bare socket that sends each frame back.
 */
const [kind, port = "0"] = process.argv.slice(2);

/** Its final text is the number of frames it was given. */
const counting: SpeechToText = {
	name: "counting",
	label: "Counting",
	basic: false,
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
				if (await over.promise) yield { type: "final" as const, text: String(frames) };
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
} else {
	const config = readConfig({ ...process.env, PORT: port });
	const context = await buildContext(config, createLog(config), { speechToText: counting });
	const app = await buildApp(context);
	await app.listen({ host: "127.0.0.1", port: Number(port) });
}
process.stdout.write(`${limits.audio.frameSamples}\n`);
