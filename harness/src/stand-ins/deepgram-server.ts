import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { inWords, ToneHearer } from "../made-models/hear-tones.ts";

/** How it fails. `rubbish`: it sends invalid messages. */
export type DeepgramFault = "refuses" | "never-opens" | "closes" | "hangs" | "rubbish" | "errors" | "never-ends";

export interface DeepgramServer {
	/** `ws://…` */
	address: string;
	/** The requests, in order. */
	asked: { authorization: string | undefined; query: Record<string, string>; keyterms: string[] }[];
	/** Read when a stream opens. */
	fault: DeepgramFault | undefined;
	close(): Promise<void>;
}

/** A stand-in for Deepgram's `/v1/listen`, as documented, which transcribes the tones of the made models. */
export async function serveDeepgram(): Promise<DeepgramServer> {
	const unanswered: Socket[] = [];
	const server = new WebSocketServer({
		port: 0,
		host: "127.0.0.1",
		verifyClient: ({ req }, answer) => {
			if (made.fault === "never-opens") return void unanswered.push(req.socket);
			answer(req.url?.startsWith("/v1/listen?") === true && made.fault !== "refuses", 401);
		},
	});
	await once(server, "listening");
	server.on("connection", (socket, request) => {
		const { searchParams } = new URL(request.url ?? "", "ws://here");
		const query = Object.fromEntries(searchParams);
		made.asked.push({
			authorization: request.headers.authorization,
			query,
			keyterms: searchParams.getAll("keyterm"),
		});
		listen(socket, Number(query.sample_rate), made.fault);
	});
	const made: DeepgramServer = {
		address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked: [],
		fault: undefined,
		async close() {
			for (const socket of server.clients) socket.terminate();
			for (const socket of unanswered) socket.destroy();
			server.close();
			await once(server, "close");
		},
	};
	return made;
}

function listen(socket: WebSocket, rate: number, fault: DeepgramFault | undefined): void {
	const say = (message: object) => fault !== "hangs" && socket.send(JSON.stringify(message));
	let words = 0;
	const hearer = new ToneHearer(({ type, said, from, until }) => {
		words++;
		if (fault === "closes" && words === 3) return socket.close(1011, "NET-0000");
		if (fault === "errors" && words === 3)
			return say({ type: "Error", description: "would you", message: "no", variant: "x" });
		if (fault === "rubbish" && words === 2) return socket.send('{"type":"Results","channel":');
		if (fault === "rubbish" && words === 3) return socket.send('{"type":"Results","start":"soon"}');
		const isFinal = type === "final";
		say({
			type: "Results",
			channel_index: [0, 1],
			start: from / rate,
			duration: (until - from) / rate,
			is_final: isFinal,
			speech_final: isFinal,
			channel: {
				alternatives: [{ transcript: inWords(said, isFinal ? "written" : "plain"), confidence: 1, words: [] }],
			},
			metadata: {},
		});
	});
	socket.on("message", (data, isBinary) => {
		if (isBinary) return hearer.take(data as Buffer);
		if (JSON.parse(data.toString()).type !== "CloseStream" || fault === "never-ends" || fault === "hangs") return;
		hearer.end();
		say({
			type: "Metadata",
			transaction_key: "deprecated",
			request_id: "r",
			sha256: "",
			created: "",
			duration: 1,
			channels: 1,
		});
		socket.close(1000);
	});
}
