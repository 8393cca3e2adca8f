import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { limits } from "@sayso/contract/limits.ts";
import { type WebSocket, WebSocketServer } from "ws";
import type { SpeechToText } from "../../../seams/speech-to-text.ts";
import { hearCaller } from "./hear-caller.ts";
import { ends, knowsSecret, type Places, paths, type Start } from "./wire.ts";

export interface ListeningService {
	/** The port that other processes reach. */
	readonly port: number;
	/** The number of listenings in progress. */
	readonly size: number;
	/** Refuses new callers, makes the present ones fail over to another process, and closes. */
	close(): Promise<void>;
}

export interface ServiceOptions {
	speechToText: SpeechToText;
	secret: string;
	host: string;
	port: number;
	report(error: unknown): void;
}

/**
 * Listens for other processes. `/listen` accepts callers with the secret, as many at once as the recogniser's capacity.
 * `/healthz` and `/readyz` are as in every process.
 */
export async function serveListening({
	speechToText,
	secret,
	host,
	port,
	report,
}: ServiceOptions): Promise<ListeningService> {
	const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 64 * 1024 });
	const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
	/** A place counts as taken as soon as a caller is accepted. */
	let taken = 0;
	let isStopping = false;

	async function places(): Promise<Places> {
		const { label, basic, capacity } = speechToText;
		const available = !isStopping && (await speechToText.available());
		return { label, basic, available, taken, places: Number.isFinite(capacity) ? capacity : null };
	}

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const send = (status: number, body: object) =>
			void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
		if (request.url === "/healthz") return send(200, { status: "ok" });
		if (request.url === "/readyz") {
			const isReady = (await places()).available;
			return send(isReady ? 200 : 503, { status: isReady ? "ready" : "not ready" });
		}
		if (request.url !== paths.places) return send(404, {});
		if (!knowsSecret(request.headers.authorization, secret)) return send(401, {});
		send(200, await places());
	}

	server.on("upgrade", (request, socket, head) => {
		socket.on("error", () => socket.destroy());
		if (!knowsSecret(request.headers.authorization, secret)) return refuse(socket, "401 Unauthorized");
		const url = URL.parse(request.url ?? "", "http://listener");
		if (url?.pathname !== paths.listen) return refuse(socket, "404 Not Found");
		const sampleRate = Number(url.searchParams.get("rate"));
		if (!isSampleRate(sampleRate)) return refuse(socket, "400 Bad Request");
		if (isStopping || taken >= speechToText.capacity) return refuse(socket, "503 Service Unavailable");
		taken += 1;
		const tellsWords = url.searchParams.get("words") === "1";
		// Read only after the secret was checked; the server accepts nothing from other callers.
		const traceparent = [request.headers.traceparent].flat()[0];
		void letIn(request, socket, head, { sampleRate, tellsWords, traceparent })
			.catch((error) => {
				report(error);
				refuse(socket, "502 Bad Gateway");
			})
			.finally(() => {
				taken -= 1;
			});
	});

	/**
	 * Resolves when the listening is over.
	 * @throws if no recogniser can listen for a caller that sends no expected words first
	 */
	async function letIn(
		request: IncomingMessage,
		socket: Duplex,
		head: Buffer,
		{ tellsWords, ...asked }: { sampleRate: number; tellsWords: boolean; traceparent: string | undefined },
	): Promise<void> {
		const gone = new AbortController();
		socket.once("close", () => gone.abort());
		const open = (start?: Start) => speechToText.open({ ...asked, signal: gone.signal, ...start });
		const listening = tellsWords ? undefined : await open();
		if (gone.signal.aborted || isStopping) {
			listening?.abort();
			return refuse(socket, "503 Service Unavailable");
		}
		// A request without a WebSocket upgrade is refused here and goes no further.
		const caller = await new Promise<WebSocket | undefined>((resolve) => {
			gone.signal.addEventListener("abort", () => resolve(undefined), { once: true });
			sockets.handleUpgrade(request, socket, head, resolve);
		});
		if (caller) await hearCaller(caller, { opened: listening, open, report });
		else listening?.abort();
		gone.abort();
	}

	await listenOn(server, host, port);
	const address = server.address();
	return {
		port: typeof address === "object" && address ? address.port : port,
		get size() {
			return taken;
		},
		async close() {
			isStopping = true;
			for (const caller of sockets.clients) caller.close(ends.stopping);
			server.close();
			server.closeIdleConnections();
			const late = setTimeout(() => {
				for (const caller of sockets.clients) caller.terminate();
				server.closeAllConnections();
			}, limits.audio.startSeconds * 1000);
			await once(server, "close");
			clearTimeout(late);
		},
	};
}

const isSampleRate = (given: number) => Number.isInteger(given) && given >= 8_000 && given <= 48_000;

const refuse = (socket: Duplex, status: string) =>
	void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

async function listenOn(server: Server, host: string, port: number): Promise<void> {
	server.listen(port, host);
	await once(server, "listening");
}
