import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Span } from "../seams/tracing.ts";

/** Asked again and again by whoever watches over the process. */
const probes = new Set(["/healthz", "/readyz"]);

/** Makes every request a trace of its own, by the template of its address. Nothing of what it brings is in it. */
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
	// Whoever has waited for a body comes back from the connection, which belongs to no request.
	app.addHook("preValidation", (request, _reply, done) => {
		const span = spans.get(request);
		if (!span) return done();
		// A socket has no response, and lasts as long as it listens: that is told as what it is.
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
