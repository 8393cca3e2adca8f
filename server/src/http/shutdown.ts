import { Refusal } from "@sayso/contract/errors.ts";
import { closings } from "@sayso/contract/v1/ws.ts";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";

/** Once the server begins to stop, new requests are refused and connections that are kept alive end with their answer. */
export function refuseWhileClosing(app: FastifyInstance, context: Context): void {
	app.addHook("onRequest", async () => {
		if (app.shutdown.signal.aborted) throw new Refusal("restarting");
	});
	app.addHook("onSend", async (_request, reply) => {
		if (app.shutdown.signal.aborted) reply.header("connection", "close");
	});
	app.shutdown.signal.addEventListener("abort", () => {
		context.listeners.endAll("restarting");
		// Sockets on which nobody has begun to speak.
		const { code, reason } = closings.restarting;
		for (const socket of app.websocketServer.clients) socket.close(code, reason);
	});
}

/** Lets requests under way finish, ends streams with a reason, then closes every part. */
export async function drain(app: FastifyInstance, context: Context): Promise<void> {
	app.shutdown.abort();
	// A connection whose answer has just been sent is idle but still open, and would hold the close up.
	const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
	await app.close();
	clearInterval(sweep);
	await context.close();
}
