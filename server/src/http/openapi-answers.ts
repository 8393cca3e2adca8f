import type { Endpoint } from "@sayso/contract/endpoint.ts";
import { endpoints, operationId } from "@sayso/contract/endpoints.ts";
import { type ErrorCode, errors, Problem } from "@sayso/contract/errors.ts";
import { z } from "zod";

interface Answer {
	description: string;
	/** By media type. */
	content?: Record<string, { schema?: object }>;
}

/** The parts of an OpenAPI 3.1 document that are written here. */
export interface OpenApiDocument {
	paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Answer> }>>;
	components: { schemas?: Record<string, object> };
}

/** Converts a zod schema to OpenAPI 3.1's JSON Schema. */
export function asJsonSchema(schema: z.ZodType, io: "input" | "output"): object {
	const { $schema: _, ...shape } = z.toJSONSchema(schema, { io });
	return shape;
}

const asProblem = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };

/** The errors that any call may return: rate limits, a restart, and unexpected failures. */
export const otherRefusals: Record<string, Answer> = {
	"4XX": { description: "Any other refusal.", content: asProblem },
	"5XX": { description: "A failure on this side.", content: asProblem },
};

/** Adds every response of a call: its file or its events if it has them, and each error. */
export function describeAnswers({ paths, components }: OpenApiDocument): void {
	components.schemas = { ...components.schemas, Problem: asJsonSchema(Problem, "output") };
	for (const endpoint of Object.values<Endpoint>(endpoints)) {
		const operation = paths[endpoint.path.replaceAll(/:(\w+)/g, "{$1}")]?.[endpoint.method.toLowerCase()];
		if (!operation) throw new Error(`${operationId(endpoint)} is served by no route`);
		operation.responses = {
			200: success(endpoint, operation.responses?.[200]),
			...refusals(endpoint),
			...otherRefusals,
		};
	}
}

function success({ produces, events }: Endpoint, answer: Answer | undefined): Answer {
	if (produces) return { description: "A file.", content: { [produces]: {} } };
	const asEvents = events && { "text/event-stream": { schema: asJsonSchema(events, "output") } };
	return { description: "Done.", content: { ...answer?.content, ...asEvents } };
}

/** The errors of a call's authentication and validation. */
const refusalsOf = {
	none: [],
	bearer: ["unauthenticated"],
	verified: ["unauthenticated", "email_unverified"],
} as const;

/** A call's own errors by status, with their codes. */
function refusals({ errors: own, auth, params, query, body }: Endpoint): Record<string, Answer> {
	const codes = new Set<ErrorCode>(own);
	for (const code of refusalsOf[auth]) codes.add(code);
	if (params || query || body) codes.add("invalid");
	const byStatus = Map.groupBy(codes, (code) => errors[code].status);
	const sentences = (sharing: ErrorCode[]) => sharing.map((code) => `\`${code}\`: ${errors[code].detail}`).join("\n\n");
	return Object.fromEntries(
		[...byStatus].map(([status, sharing]) => [status, { description: sentences(sharing), content: asProblem }]),
	);
}
