import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { writtenIn } from "../made-models/hear-tones.ts";

/** A fault: sends a response of its own. */
export type TranscriptionFault = (response: ServerResponse, request: IncomingMessage) => void;

export interface TranscriptionServer {
	/** With `/v1`. */
	address: string;
	/** The requests, in order. */
	asked: { authorization: string | undefined; fields: Record<string, string>; seconds: number }[];
	/** Read at each request. */
	fault: TranscriptionFault | undefined;
	close(): Promise<void>;
}

/** A stand-in for OpenAI's `POST /v1/audio/transcriptions` that transcribes the tones of the made models. */
export async function serveTranscriptions(): Promise<TranscriptionServer> {
	const asked: TranscriptionServer["asked"] = [];
	const server = createServer(async (request, response) => {
		const body = Buffer.concat(await Array.fromAsync(request));
		if (request.url !== "/v1/audio/transcriptions" || request.method !== "POST") return response.writeHead(404).end();
		const form = await new Response(body, {
			headers: { "content-type": request.headers["content-type"] ?? "" },
		}).formData();
		const file = form.get("file");
		const sound = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
		const fields = Object.fromEntries(
			[...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
		);
		const isWave = sound.toString("latin1", 0, 4) === "RIFF" && sound.readUInt32LE(24) === 16_000;
		asked.push({ authorization: request.headers.authorization, fields, seconds: (sound.length - 44) / 32_000 });
		if (made.fault) return made.fault(response, request);
		if (!isWave || !fields.model) return response.writeHead(400).end(JSON.stringify({ error: { message: "no wave" } }));
		response
			.writeHead(200, { "content-type": "application/json" })
			.end(JSON.stringify({ text: ` ${writtenIn(sound.subarray(44))}` }));
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const made: TranscriptionServer = {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		asked,
		fault: undefined,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
	return made;
}
