import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type {} from "../../../server/src/app.ts";
import type { Context } from "../../../server/src/context.ts";
import { mount } from "../../../server/src/http/mount.ts";
import { serveOpenApi } from "../../../server/src/http/openapi.ts";
import { routes } from "../../../server/src/routes/routes.ts";

/** The OpenAPI document as the product generates it from its routes, without their handlers. */
export async function openApiDocument(): Promise<object> {
	const app = Fastify();
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	await serveOpenApi(app, "0.0.0");
	// The handlers are never called.
	const nothing = {} as Context;
	await app.register(
		async (api) => {
			for (const route of routes) mount(api, nothing, route);
		},
		{ prefix: "/api" },
	);
	await app.ready();
	return app.swagger();
}
