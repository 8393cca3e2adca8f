import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "@sayso/contract/errors.ts";
import type { FastifyInstance } from "fastify";
import { closeAll } from "../close-all.ts";
import type { Context } from "../context.ts";

/** Milliseconds in which listenings may be handed over. */
const lastWordsMilliseconds = 4_000;

/** While the server stops, new requests are refused, and kept-alive connections end with their response. */
export function refuseWhileClosing(app: FastifyInstance): void {
	app.addHook("onRequest", async () => {
		if (app.shutdown.signal.aborted) throw new Refusal("restarting");
	});
	app.addHook("onSend", async (_request, reply) => {
		if (app.shutdown.signal.aborted) reply.header("connection", "close");
	});
}

/**
 * Lets requests in progress finish and transcribes the remaining audio, then closes every part.
 * @throws {AggregateError} with everything that failed to close; the rest is closed anyway
 */
export async function drain(app: FastifyInstance, context: Context): Promise<void> {
	app.shutdown.abort();
	for (const until = Date.now() + lastWordsMilliseconds; context.listeners.size > 0 && Date.now() < until; )
		await wait(25);
	context.listeners.endAll("restarting");
	// A connection whose response was just sent is idle but open, and would delay the close.
	const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
	await closeAll([() => app.close()], [() => clearInterval(sweep)], [() => context.close()]);
}
