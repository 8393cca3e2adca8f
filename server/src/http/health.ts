import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";

/**
 * `/healthz`: the process is alive. `/readyz`: the database and every engine answer; otherwise 503 with the parts that
 * do not.
 */
export function serveHealth(app: FastifyInstance, context: Context): void {
	const hidden = { schema: { hide: true } };
	app.get("/healthz", hidden, async () => ({ status: "ok" }));
	app.get("/readyz", hidden, async (_request, reply) => {
		const parts = Object.entries(await context.parts());
		const down = parts.filter(([, part]) => !part.available).map(([name]) => name);
		return reply.code(down.length > 0 ? 503 : 200).send({ status: down.length > 0 ? "not ready" : "ready", down });
	});
}
