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
import { requireVerified } from "../../features/accounts/require-verified.ts";
import { TranscribeSession } from "../../features/listening/transcribe-session.ts";
import { type Caller, callerOf } from "../../http/authorise.ts";
import { networkOf } from "../../http/network.ts";
import { defaultSocketLimits, WaitingSockets } from "../../http/waiting-sockets.ts";
import { isPersonGone } from "../../store/person-gone.ts";

/** The most bytes waiting for a caller at which their pings are still answered. */
const unreadBytes = 1_024;
const noSocketLimits = { ofNetwork: Number.POSITIVE_INFINITY, inAll: Number.POSITIVE_INFINITY };

const listeningSpan = {
	name: "feature listening",
	attributes: { "sayso.feature": "listening", "http.route": `/api${listeningPath}` },
	isRoot: true,
};

/** The listening socket. A token in the URL is checked before the upgrade; otherwise it has to come with `start`. */
export function serveListening(app: FastifyInstance, context: Context): void {
	const sessions = new Set<TranscribeSession>();
	app.shutdown.signal.addEventListener("abort", () => {
		for (const session of sessions) session.handOver();
	});
	const waiting = new WaitingSockets(context.config.rateLimits ? defaultSocketLimits : noSocketLimits);
	app.get<{ Querystring: { token?: string } }>(
		listeningPath,
		{
			websocket: true,
			schema: { hide: true },
			preValidation: async (request) => {
				if (!request.ws) return;
				waiting.enter(request.raw.socket, networkOf(request.ip));
				if (request.query.token) Object.assign(request, await callerOf(context, request.query.token));
			},
		},
		(socket, request) => {
			const session = listen(socket, request, context, () => waiting.leave(request.raw.socket));
			sessions.add(session);
			socket.on("close", () => sessions.delete(session));
		},
	);
}

/**
 * Accepts `start` as the first message. While the caller is being authenticated, the socket is not read, so that a
 * stranger's audio is buffered on their side.
 * @param known called when the caller is authenticated
 */
function listen(socket: WebSocket, request: FastifyRequest, context: Context, known: () => void): TranscribeSession {
	const session = new TranscribeSession(context, {
		send: (message) => socket.send(JSON.stringify(message)),
		close: (closing) => close(socket, closing),
	});
	let started = false;
	const late = setTimeout(() => session.end("idle"), limits.audio.startSeconds * 1000);

	socket.on("message", (data, isBinary) => {
		if (session.isOver) return;
		if (isBinary && started) return session.hear(data as Buffer);
		const message = isBinary ? undefined : read(data as Buffer);
		if (!message || (message.type === "start") === started) return session.end("bad_message");
		if (message.type === "stop") return session.finish();
		started = true;
		clearTimeout(late);
		socket.pause();
		callerBy(context, request, message.token)
			.then(({ person, principal }) => {
				known();
				void context.tracing.within(listeningSpan, () =>
					session.run(person, principal.sessionId, {
						isOffRecord: message.off_record ?? false,
						sendKeepAlives: message.tell_alive ?? false,
					}),
				);
			})
			.catch((error) => session.end(closingFor(error)))
			.finally(() => socket.resume());
	});
	socket.on("ping", (data) => {
		if (socket.bufferedAmount < unreadBytes) socket.pong(data);
	});
	socket.on("close", () => {
		clearTimeout(late);
		session.end("done");
	});
	socket.on("error", () => session.end("failed"));
	return session;
}

async function callerBy(context: Context, request: FastifyRequest, token: string | undefined): Promise<Caller> {
	const { person, principal } = request;
	const caller = person && principal ? { person, principal } : await callerOf(context, token);
	requireVerified(caller.principal);
	await context.rateLimits.count("listen", caller.person.id, networkOf(request.ip));
	return caller;
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
	if (isPersonGone(error)) return "unauthenticated";
	if (!(error instanceof Refusal)) return "failed";
	if (error.code === "unauthenticated" || error.code === "email_unverified") return error.code;
	return error.code === "too_many_requests" ? "too_many" : "failed";
}
