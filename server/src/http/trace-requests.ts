import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Span } from "../seams/tracing.ts";

/** Monitoring probes, which are too frequent to trace. */
const probes = new Set(["/healthz", "/readyz"]);

/** Makes every request a trace of its own, named by its path template. It contains nothing of the request's content. */
export function traceRequests(app: FastifyInstance, { tracing }: Pick<Context, "tracing">): void {
	if (!tracing.isOn) return;
	const spans = new WeakMap<FastifyRequest, Span>();
	app.addHook("onRequest", (request, _reply, done) => {
		const route = request.routeOptions.url ?? "none";
		if (probes.has(route)) return done();
		const span = tracing.begin({
			name: `${request.method} ${route}`,
			attributes: { "http.request.method": request.method, "http.route": route },
			isRoot: true,
		});
		spans.set(request, span);
		span.run(done);
	});
	// Waiting for a body loses the request's async context, so the span is entered again.
	app.addHook("preValidation", (request, _reply, done) => {
		const span = spans.get(request);
		if (!span) return done();
		// A socket has no response and lasts as long as the stream: another span records that.
		if (request.ws) span.end();
		span.run(done);
	});
	app.addHook("onResponse", (request, reply, done) => {
		const span = spans.get(request);
		if (!span) return done();
		span.set({ "http.response.status_code": reply.statusCode });
		span.end(reply.statusCode < 500 ? undefined : new Error("failed"));
		span.run(done);
	});
}
