import { once } from "node:events";
import { limits } from "@sayso/contract/limits.ts";
import { ListeningMessage } from "@sayso/contract/v1/ws.ts";
import WebSocket from "ws";

const { sampleRate, frameSamples } = limits.audio;
export const start = { type: "start", format: "pcm_s16le", sample_rate: sampleRate, channels: 1, lang: "en" };
export const silence = Buffer.alloc(frameSamples * 2);
/** A frame as loud as normal speech. */
export const talk = Buffer.from(Int16Array.from({ length: frameSamples }, (_, at) => (at % 2 ? 3000 : -3000)).buffer);

/** A client of the listening socket that records the server's messages. */
export class Listener {
	readonly messages: ListeningMessage[] = [];
	readonly closed: Promise<{ code: number; reason: string }>;
	readonly #socket: WebSocket;
	#arrived = Promise.withResolvers<void>();

	constructor(url: string, token?: string) {
		this.#socket = new WebSocket(`${url.replace("http", "ws")}/api/v1/ws${token ? `?token=${token}` : ""}`);
		this.#socket.on("message", (data) => {
			this.messages.push(ListeningMessage.parse(JSON.parse(String(data))));
			this.#arrived.resolve();
			this.#arrived = Promise.withResolvers();
		});
		this.closed = once(this.#socket, "close").then(([code, reason]) => ({ code, reason: String(reason) }));
	}

	/** Resolves when the socket is open. @throws the status of the refusal, such as `401` */
	async opened(): Promise<this> {
		const refused = once(this.#socket, "unexpected-response").then(([, response]) => {
			throw new Error(String(response.statusCode));
		});
		await Promise.race([once(this.#socket, "open"), refused]);
		return this;
	}

	say(message: object | string): void {
		this.#socket.send(typeof message === "string" ? message : JSON.stringify(message));
	}

	sound(frames: number, frame: Buffer = silence): void {
		for (let sent = 0; sent < frames; sent++) this.#socket.send(frame);
	}

	/** The first message of a type, when it has arrived. */
	async hear<T extends ListeningMessage["type"]>(type: T): Promise<Extract<ListeningMessage, { type: T }>> {
		for (;;) {
			const found = this.messages.find((message) => message.type === type);
			if (found) return found as Extract<ListeningMessage, { type: T }>;
			await this.#arrived.promise;
		}
	}

	/** Resolves when the server has read everything sent so far. */
	async flushed(): Promise<void> {
		this.#socket.ping();
		await once(this.#socket, "pong");
	}

	close(): void {
		this.#socket.close();
	}
}
