import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import type { Metrics } from "../seams/metrics.ts";

/** Counts every response by the template of its path. */
export function countRequests(app: FastifyInstance, { metrics }: Context): void {
	app.addHook("onResponse", async (request, reply) => {
		const { method } = request;
		const route = request.routeOptions.url ?? "none";
		metrics.request({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
	});
}

/**
 * Serves `/metrics` and nothing else, on its own port, so that clients of the app cannot reach it.
 * @returns undefined if no port is configured
 */
export async function serveMetrics({
	config,
	metrics,
	log,
}: Pick<Context, "config" | "log"> & { metrics: Pick<Metrics, "print"> }): Promise<Server | undefined> {
	if (config.metricsPort === undefined) return undefined;
	const server = createServer(async (request, response) => {
		if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
		try {
			const text = await metrics.print();
			response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
		} catch (err) {
			log.warn({ err }, "metrics could not be read");
			response.writeHead(500).end();
		}
	});
	server.listen(config.metricsPort, config.host);
	await once(server, "listening");
	return server;
}
