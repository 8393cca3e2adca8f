import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "@sayso/contract/errors.ts";
import type { FastifyInstance } from "fastify";
import { closeAll } from "../close-all.ts";
import type { Context } from "../context.ts";

/** How long listenings may take to be handed over. */
const lastWordsMilliseconds = 4_000;

/** Once the server begins to stop, new requests are refused and connections that are kept alive end with their answer. */
export function refuseWhileClosing(app: FastifyInstance): void {
	app.addHook("onRequest", async () => {
		if (app.shutdown.signal.aborted) throw new Refusal("restarting");
	});
	app.addHook("onSend", async (_request, reply) => {
		if (app.shutdown.signal.aborted) reply.header("connection", "close");
	});
}

/**
 * Lets requests under way finish and what was said be heard to its end, then closes every part.
 * @throws {AggregateError} with everything that could not be closed; the rest is closed all the same
 */
export async function drain(app: FastifyInstance, context: Context): Promise<void> {
	app.shutdown.abort();
	for (const until = Date.now() + lastWordsMilliseconds; context.listeners.size > 0 && Date.now() < until; )
		await wait(25);
	context.listeners.endAll("restarting");
	// A connection whose answer has just been sent is idle but still open, and would hold the close up.
	const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
	await closeAll([() => app.close()], [() => clearInterval(sweep)], [() => context.close()]);
}
