import { Readable } from "node:stream";
import type { Endpoint } from "@sayso/contract/endpoint.ts";
import { problem, Refusal } from "@sayso/contract/errors.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { requireVerified } from "../features/accounts/require-verified.ts";
import type { SpanOf } from "../seams/tracing.ts";
import { authorise } from "./authorise.ts";
import { networkOf } from "./network.ts";
import { openApiOf } from "./openapi.ts";
import type { Call, Handlers, Route } from "./route.ts";

/** Mounts a route of the contract on Fastify: validation, authentication, handler, response. */
export function mount(app: FastifyInstance, context: Context, { endpoint, handlers }: Route): void {
	const { params, query, body, response } = endpoint;
	app.route({
		method: endpoint.method,
		url: endpoint.path,
		schema: {
			...(params && { params }),
			...(query && { querystring: query }),
			...(body && { body }),
			...(!endpoint.produces && { response: { 200: response } }),
			...openApiOf(endpoint),
		},
		// Authenticated before the body is parsed: a stranger learns nothing about the expected shape and costs no
		// parsing.
		onRequest: async (request, reply) => {
			if (endpoint.auth === "none") return;
			// Personal data is never cached, not even by the browser.
			reply.header("cache-control", "no-store");
			const caller = await authorise(context, request.headers.authorization);
			if (endpoint.auth === "verified") requireVerified(caller.principal);
			Object.assign(request, caller);
		},
		async handler(request, reply) {
			const call = {
				params: request.params,
				query: request.query,
				body: request.body,
				person: request.person,
				principal: request.principal,
				network: networkOf(request.ip),
				signal: callerSignal(reply),
			} as Call<Endpoint>;
			if (handlers.events && request.headers.accept?.includes("text/event-stream"))
				return sendEvents(request, reply, call, context, handlers.events, spanOf(endpoint));
			const answer = await context.tracing.within(spanOf(endpoint), () => handlers.answer(call, context));
			return answer instanceof File ? sendFile(reply, answer) : answer;
		},
	});
}

/** A route calls one feature, so its span has the feature's name. */
const spanOf = ({ method, path }: Endpoint): SpanOf => ({
	name: `feature ${method} ${path}`,
	attributes: { "sayso.feature": `${method} ${path}` },
});

/** Aborted when the caller leaves before the response is sent. A stopping server lets requests in progress finish. */
function callerSignal(reply: FastifyReply): AbortSignal {
	const gone = new AbortController();
	reply.raw.once("close", () => {
		if (!reply.raw.writableFinished) gone.abort();
	});
	return gone.signal;
}

/** Sends a file for its person only, to be saved under its name. */
async function sendFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
	return reply
		.type(file.type)
		.header("content-disposition", `attachment; filename="${file.name}"`)
		.send(Buffer.from(await file.arrayBuffer()));
}

async function sendEvents(
	request: FastifyRequest,
	reply: FastifyReply,
	call: Call<Endpoint>,
	context: Context,
	events: NonNullable<Handlers<Endpoint>["events"]>,
	span: SpanOf,
): Promise<FastifyReply> {
	const stream = context.tracing.each(span, () => events(call, context));
	// A failure before the first event is still an ordinary problem document with its own status.
	const first = await stream.next();
	const lines = async function* () {
		try {
			if (!first.done) yield `data: ${JSON.stringify(first.value)}\n\n`;
			for await (const event of stream) yield `data: ${JSON.stringify(event)}\n\n`;
		} catch (error) {
			request.log.error({ err: error }, "event stream failed");
			const code = error instanceof Refusal ? error.code : "generation_failed";
			yield `data: ${JSON.stringify({ type: "error", problem: problem(code, { request_id: request.id }) })}\n\n`;
		}
	};
	return reply
		.header("content-type", "text/event-stream")
		.header("cache-control", "no-store, no-transform")
		.header("x-accel-buffering", "no")
		.serializer((payload: unknown) => payload as string)
		.send(Readable.from(lines()));
}
