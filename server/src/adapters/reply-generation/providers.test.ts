import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { setOf } from "../../seams/reply-generation.conformance.ts";
import { languageModelReplies } from "./language-model.ts";
import { modelOf } from "./providers.ts";

const seen: Pick<IncomingMessage, "url" | "headers">[] = [];
const server = createServer((request, response) => {
	seen.push(request);
	request.resume().on("end", () => response.writeHead(400, { "content-type": "application/json" }).end("{}"));
}).listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/v1`;
afterAll(() => server.close());

test.each([
	["openai-compatible", "/v1/chat/completions", "authorization", "Bearer the key"],
	["openai", "/v1/responses", "authorization", "Bearer the key"],
	["anthropic", "/v1/messages", "x-api-key", "the key"],
	["google", "/v1/models/the-model:streamGenerateContent?alt=sse", "x-goog-api-key", "the key"],
])("%s is asked at its own path with its own key, and its refusal is final", async (REPLIES, path, header, value) => {
	const given = { REPLIES, MODEL_BASE_URL: baseUrl, MODEL_API_KEY: "the key", MODEL_NAME: "the-model" };
	const { model } = readConfig(given);
	if (!model) throw new Error("A language model was configured");
	const engine = languageModelReplies(REPLIES, "Language model", modelOf(model), model.limits);
	const before = seen.length;
	await expect(setOf(engine, requestFor("are you hungry"))).rejects.toThrow("the model answered 400");
	expect(seen.slice(before).map(({ url, headers }) => [url, headers[header]])).toEqual([[path, value]]);
});
