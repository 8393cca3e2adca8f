import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { turnPlanFor } from "@sayso/replies";
import { requestFor } from "@sayso/replies/testing/request.ts";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { modelWriter } from "./model-writer.ts";

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
	["openai-compatible", "/v1/chat/completions", "authorization", "Bearer the key", 3],
	["openai", "/v1/responses", "authorization", "Bearer the key", 1],
	["anthropic", "/v1/messages", "x-api-key", "the key", 1],
	["google", "/v1/models/the-model:streamGenerateContent?alt=sse", "x-goog-api-key", "the key", 1],
])("%s is asked at its own path with its own key, once a form", async (REPLIES, path, header, value, forms) => {
	const given = { REPLIES, MODEL_BASE_URL: baseUrl, MODEL_API_KEY: "the key", MODEL_NAME: "the-model" };
	const { model } = readConfig(given);
	if (!model) throw new Error("A language model was configured");
	const request = requestFor("are you hungry");
	const { signal } = new AbortController();
	const written = modelWriter(model).write(request, turnPlanFor(request), signal);
	const before = seen.length;
	await expect(Array.fromAsync(written)).rejects.toThrow("the model answered 400");
	expect(seen.slice(before).map(({ url, headers }) => [url, headers[header]])).toEqual(
		Array.from({ length: forms }, () => [path, value]),
	);
});
