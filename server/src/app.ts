import { join } from "node:path";
import helmet from "@fastify/helmet";
import websocket from "@fastify/websocket";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { trustOf } from "./config/proxies.ts";
import type { Context } from "./context.ts";
import { canonicalUrl } from "./http/canonical-path.ts";
import { answerClientError } from "./http/client-error.ts";
import { answerError } from "./http/errors.ts";
import { serveHealth } from "./http/health.ts";
import { serveIdentity } from "./http/identity.ts";
import { acceptEmptyJson } from "./http/json.ts";
import { serveMailbox } from "./http/mailbox.ts";
import { countRequests } from "./http/metrics.ts";
import { mount } from "./http/mount.ts";
import { serveNewsletter } from "./http/newsletter.ts";
import { serveOpenApi } from "./http/openapi.ts";
import { servePictures } from "./http/pictures.ts";
import { servePlainPageStyle } from "./http/plain-page.ts";
import { serveSandboxCheckout } from "./http/sandbox-checkout.ts";
import { contentSecurityPolicy, permissionsPolicy } from "./http/security.ts";
import { refuseWhileClosing } from "./http/shutdown.ts";
import { socketOptions } from "./http/sockets.ts";
import { type Timeouts, timeouts } from "./http/timeouts.ts";
import { traceRequests } from "./http/trace-requests.ts";
import { serveWeb } from "./http/web.ts";
import { routes } from "./routes/routes.ts";
import { serveBillingWebhook } from "./routes/v1/stripe/webhook.ts";
import { serveListening } from "./routes/v1/ws.ts";
import type { Principal } from "./seams/identity.ts";
import type { Person } from "./store/people.ts";

declare module "fastify" {
	interface FastifyRequest {
		person: Person | undefined;
		principal: Principal | undefined;
	}
	interface FastifyInstance {
		/** Aborted when the server begins to stop. */
		shutdown: AbortController;
	}
}

/** The server, ready to listen or to be tested by injection. @param options.web folder of the built web app */
export async function buildApp(
	context: Context,
	{
		web = join(import.meta.dirname, "../../web/dist"),
		patience = timeouts,
	}: { web?: string; patience?: Timeouts } = {},
): Promise<FastifyInstance> {
	const app = Fastify({
		loggerInstance: context.log as FastifyBaseLogger,
		trustProxy: trustOf(context.config.trustedProxies),
		rewriteUrl: canonicalUrl,
		genReqId: () => context.newId(),
		bodyLimit: 64 * 1024,
		requestTimeout: patience.request,
		http: {
			requestTimeout: patience.request,
			headersTimeout: patience.head,
			connectionsCheckingInterval: patience.check,
		},
		routerOptions: { maxParamLength: 128 },
		clientErrorHandler: answerClientError,
		// A path that cannot be decoded matches no route, and so has no error handler.
		frameworkErrors: (error, request, reply) => answerError(error, request, reply),
	});
	app.decorateRequest("person", undefined);
	app.decorateRequest("principal", undefined);
	app.decorate("shutdown", new AbortController());
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	app.setErrorHandler(answerError);
	acceptEmptyJson(app);
	traceRequests(app, context);
	countRequests(app, context);
	refuseWhileClosing(app);
	app.addHook("onSend", async (request, reply) => {
		reply.header("x-request-id", request.id);
	});

	app.addHook("onRequest", async (_request, reply) => {
		reply.header("permissions-policy", permissionsPolicy);
	});
	await app.register(helmet, {
		contentSecurityPolicy: contentSecurityPolicy(context.config),
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
		// A window for signing in with a provider must be able to answer the page that opened it.
		crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
	});
	serveHealth(app, context);
	// A process for jobs serves no pages and no API.
	if (context.config.role === "jobs") return app;
	await app.register(websocket, socketOptions);
	await serveOpenApi(app, context.version);
	await app.register(
		async (api) => {
			for (const route of routes) mount(api, context, route);
			serveListening(api, context);
			await serveBillingWebhook(api, context);
			await serveIdentity(api, context);
		},
		{ prefix: "/api" },
	);
	serveMailbox(app, context);
	await serveSandboxCheckout(app, context);
	await serveNewsletter(app, context);
	servePlainPageStyle(app);
	servePictures(app, context);
	await serveWeb(app, context, web);
	return app;
}
