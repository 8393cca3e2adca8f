import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { Endpoint } from "@sayso/contract/endpoint.ts";
import { operationId } from "@sayso/contract/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { describeAnswers, type OpenApiDocument } from "./openapi-answers.ts";
import { describeListening } from "./openapi-listening.ts";

/** The base path of the API. */
const base = "/api";

/** The topics of calls, by the first part of their path. */
const tags: Record<string, string> = {
	conversation: "What was said, written down.",
	"email-subscribe": "The newsletter.",
	generate: "Replies to what the conversation partner said.",
	memory: "What is remembered of conversations.",
	phrases: "What a person has saved to say with one press.",
	plans: "What can be subscribed to.",
	promotion: "The free access new people have for a time.",
	settings: "The choices of the preferences.",
	"sign-in-options": "The ways to sign in that are configured.",
	status: "Which engine serves each part.",
	stripe: "Checkout, cards and receipts, cancelling.",
	subscriptions: "The subscription of the person who calls.",
	"third-party": "Plans that somebody else pays for.",
	tts: "Text to speech.",
	usages: "What was used of a plan.",
	users: "The account, the profile and the preferences of the person who calls.",
	"video-tips": "Short films that show how something is done.",
	ws: "Listening.",
	words: "Names and other words of a person’s own, and how they are said.",
};

/** The OpenAPI document at `/api/openapi.json`, and its page for people at `/api/docs`. */
export async function serveOpenApi(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: "Sayso",
				version,
				description: "The calls the Sayso web app makes. Errors are RFC 9457 problems.",
				license: { name: "MIT", identifier: "MIT" },
			},
			servers: [{ url: base }],
			tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
			components: { securitySchemes: { idToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
		},
		transform: jsonSchemaTransform,
		transformObject: (made) => {
			if (!("openapiObject" in made)) throw new Error("The document is of another version than 3.1");
			const document = made.openapiObject as unknown as OpenApiDocument;
			describeAnswers(document);
			describeListening(document);
			return made.openapiObject;
		},
	});
	await app.register(swaggerUi, { routePrefix: `${base}/docs`, staticCSP: true, uiConfig: { layout: "BaseLayout" } });
	app.get(`${base}/openapi.json`, { schema: { hide: true } }, () => app.swagger());
}

/** The OpenAPI description of a call besides its schemas and responses. */
export const openApiOf = (endpoint: Endpoint) => ({
	operationId: operationId(endpoint),
	summary: endpoint.summary,
	tags: [endpoint.path.split("/")[2] ?? ""],
	security: endpoint.auth === "none" ? [] : [{ idToken: [] }],
});
