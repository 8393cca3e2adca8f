import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { Endpoint } from "@sayso/contract/endpoint.ts";
import { errors } from "@sayso/contract/errors.ts";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** The OpenAPI document at `/api/openapi.json`, and a page of it for people at `/api/docs`. */
export async function serveOpenApi(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: "Sayso",
				version,
				description: "The calls the Sayso web app makes. Errors are RFC 9457 problems.",
			},
			servers: [{ url: "/" }],
			components: { securitySchemes: { idToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
		},
		transform: jsonSchemaTransform,
	});
	await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true, uiConfig: { layout: "BaseLayout" } });
	app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
}

/** What OpenAPI says of an endpoint beyond its shapes. */
export function openApiOf(endpoint: Endpoint) {
	const codes = [...endpoint.errors, ...(endpoint.auth === "bearer" ? (["unauthenticated"] as const) : [])];
	const lines = codes.map((code) => `- ${errors[code].status} \`${code}\`: ${errors[code].detail}`);
	return {
		summary: endpoint.summary,
		description: [
			...(endpoint.events ? ["With `Accept: text/event-stream` the answer comes as server-sent events."] : []),
			...(endpoint.produces ? [`Answers with a file, \`${endpoint.produces}\`.`] : []),
			...(lines.length > 0 ? ["Errors:", ...lines] : []),
		].join("\n"),
		tags: [endpoint.path.split("/")[2] ?? ""],
		...(endpoint.auth === "bearer" && { security: [{ idToken: [] }] }),
	};
}
