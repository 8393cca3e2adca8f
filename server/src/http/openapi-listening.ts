import { ListeningMessage, ListeningRequest, listeningPath } from "@sayso/contract/v1/ws.ts";
import { asJsonSchema, type OpenApiDocument, otherRefusals } from "./openapi-answers.ts";

/** Adds the listening socket, as far as OpenAPI can describe one: its opening request and its messages. */
export function describeListening({ paths }: OpenApiDocument): void {
	const operation = {
		operationId: "listen",
		summary: "Opens a WebSocket that listens.",
		description:
			"The caller sends `start` with the ID token, then frames of sound as binary messages, then `stop`. The server answers with what it hears.",
		tags: ["ws"],
		security: [],
		responses: {
			101: { description: "The socket is open." },
			...otherRefusals,
			default: { description: "The socket does not open." },
		},
		"x-messages": {
			fromCaller: asJsonSchema(ListeningRequest, "input"),
			fromServer: asJsonSchema(ListeningMessage, "output"),
		},
	};
	paths[listeningPath] = { get: operation };
}
