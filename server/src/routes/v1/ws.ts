import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import {
	type Closing,
	closings,
	type ListeningMessage,
	ListeningRequest,
	listeningPath,
} from "@sayso/contract/v1/ws.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import type { Context } from "../../context.ts";
import { TranscribeSession } from "../../features/listening/transcribe-session.ts";
import { personOf } from "../../http/authorise.ts";

/** The listening socket. A token in the address is checked before the upgrade; else it has to come with `start`. */
export function serveListening(app: FastifyInstance, context: Context): void {
	app.get<{ Querystring: { token?: string } }>(
		listeningPath,
		{
			websocket: true,
			schema: { hide: true },
			preValidation: async (request) => {
				if (request.query.token) request.person = await personOf(context, request.query.token);
			},
		},
		(socket, request) => listen(socket, request, context),
	);
}

/** Listeners are attached before anything is awaited: frames that come meanwhile would be lost. */
function listen(socket: WebSocket, request: FastifyRequest, context: Context): void {
	const session = new TranscribeSession(context, {
		send: (message) => socket.send(JSON.stringify(message)),
		close: (closing) => close(socket, closing),
	});
	let started = false;
	const late = setTimeout(() => session.end("idle"), limits.audio.startSeconds * 1000);

	socket.on("message", (data, isBinary) => {
		if (isBinary) return session.hear(data as Buffer);
		const message = read(data as Buffer);
		if (!message || (message.type === "start") === started) return session.end("bad_message");
		if (message.type === "stop") return session.finish();
		started = true;
		clearTimeout(late);
		start(context, session, request, message.token).catch((error) => session.end(closingFor(error)));
	});
	socket.on("close", () => {
		clearTimeout(late);
		session.end("done");
	});
	socket.on("error", () => session.end("failed"));
}

async function start(
	context: Context,
	session: TranscribeSession,
	{ person: known, ip: address }: FastifyRequest,
	token: string | undefined,
): Promise<void> {
	const person = known ?? (await personOf(context, token));
	await context.rateLimits.count("listen", person.id, address);
	await session.run(person);
}

function read(data: Buffer): ListeningRequest | undefined {
	try {
		return ListeningRequest.safeParse(JSON.parse(data.toString())).data;
	} catch {
		return undefined;
	}
}

function close(socket: WebSocket, closing: Closing): void {
	if (socket.readyState !== socket.OPEN) return;
	const { code, reason, detail } = closings[closing];
	if (detail) socket.send(JSON.stringify({ type: "error", code: closing, detail } satisfies ListeningMessage));
	socket.close(code, reason);
}

function closingFor(error: unknown): Closing {
	if (!(error instanceof Refusal)) return "failed";
	if (error.code === "unauthenticated") return "unauthenticated";
	return error.code === "too_many_requests" ? "too_many" : "failed";
}
