import { problem } from "@sayso/contract/errors.ts";
import { describe, expect, test } from "vitest";
import { newcomer as profile } from "../testing/api-answers.ts";
import { ApiError } from "./api-error.ts";
import { createClient } from "./client.ts";

const usage = { interactions: { count: 3, left: 17 }, tokensUsed: { input: 1, output: 2 } };
const answer = { text: "Yes.", tone: "positive", emoji: "🙂", keyword: "yes" };

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** A server that gives these answers in order, and records the requests. */
function serverGiving(...answers: (Response | Error)[]) {
	const asked: Request[] = [];
	const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
		asked.push(new Request(new URL(String(input), "http://sayso.test"), init));
		const next = answers.shift();
		if (!next) throw new Error("The server was asked once too often");
		if (next instanceof Error) throw next;
		return next;
	};
	return { asked, fetch };
}

function clientOf(server: ReturnType<typeof serverGiving>, tokens: string[] = ["t1", "t2", "t3"]) {
	const freshness: boolean[] = [];
	const token = async ({ fresh }: { fresh: boolean }) => {
		freshness.push(fresh);
		return tokens.shift() ?? null;
	};
	return { client: createClient({ base: "/api", token, fetch: server.fetch }), freshness };
}

const problemOf = (call: Promise<unknown>) =>
	call.then(
		() => undefined,
		(error) => (error instanceof ApiError ? error.problem : error),
	);

const streamOf = (...pieces: string[]) =>
	new Response(
		new ReadableStream({
			start(controller) {
				for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
				controller.close();
			},
		}),
		{ headers: { "content-type": "text/event-stream" } },
	);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
	const seen: T[] = [];
	for await (const item of items) seen.push(item);
	return seen;
}

describe("a call", () => {
	test("sends the token and returns what the contract defines", async () => {
		const server = serverGiving(json({ ...profile, extra: "left out" }));
		expect(await clientOf(server).client.profile()).toEqual(profile);
		expect(server.asked[0]?.url).toBe("http://sayso.test/api/v1/users");
		expect(server.asked[0]?.headers.get("authorization")).toBe("Bearer t1");
	});

	test("fills in parameters, query and body", async () => {
		const server = serverGiving(json(usage), json({}, 404), json({ id: "c1" }));
		const { client } = clientOf(server);
		await client.usage({ params: { userId: "a/b" } });
		await client.setResponseCount({ query: { no_of_responses: 6 } }).catch(() => {});
		await client.logConversation({ body: { role: "user", text: "Hello" } });
		expect(server.asked.map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`)).toEqual([
			"GET /api/v1/usages/a%2Fb",
			"PUT /api/v1/users/preferences?no_of_responses=6",
			"POST /api/v1/conversation",
		]);
		expect(await server.asked[2]?.json()).toEqual({ role: "user", text: "Hello" });
	});

	test("requests no token for public endpoints", async () => {
		const server = serverGiving(json({}, 500));
		const { client, freshness } = clientOf(server);
		await client.status().catch(() => {});
		expect(freshness).toEqual([]);
	});

	test("that needs a login is refused for a visitor before it is sent", async () => {
		const server = serverGiving();
		expect(await problemOf(clientOf(server, []).client.profile())).toMatchObject({ code: "unauthenticated" });
		expect(server.asked).toEqual([]);
	});

	test("is retried with a fresh token after 401", async () => {
		const server = serverGiving(json(problem("unauthenticated"), 401), json(profile));
		const { client, freshness } = clientOf(server);
		expect(await client.profile()).toEqual(profile);
		expect(freshness).toEqual([false, true]);
		expect(server.asked[1]?.headers.get("authorization")).toBe("Bearer t2");
	});

	test("is not tried a third time", async () => {
		const refusal = () => json(problem("unauthenticated"), 401);
		const { client } = clientOf(serverGiving(refusal(), refusal()));
		expect(await problemOf(client.profile())).toMatchObject({ code: "unauthenticated" });
	});

	test("distinguishes a used-up plan from a missing login", async () => {
		const { client, freshness } = clientOf(serverGiving(json(problem("limit_exceeded"), 401)));
		expect(await problemOf(client.generate({ body: { text: "Hello" } }))).toMatchObject({ code: "limit_exceeded" });
		expect(freshness).toEqual([false]);
	});

	test("reports a lost connection, and that it can be retried", async () => {
		const { client } = clientOf(serverGiving(new TypeError("Failed to fetch")));
		expect(await problemOf(client.profile())).toMatchObject({ code: "no_connection", retryable: true });
	});

	test("judges a body that is not a problem document by its status", async () => {
		const { client } = clientOf(serverGiving(new Response("<h1>Bad Gateway</h1>", { status: 502 })));
		expect(await problemOf(client.profile())).toMatchObject({ code: "busy", status: 502, retryable: true });
	});

	test("does not take a captive portal's page for an answer of the server", async () => {
		const page = new Response("<h1>Guest network</h1>", { headers: { "content-type": "text/html; charset=utf-8" } });
		const { client } = clientOf(serverGiving(page));
		expect(await problemOf(client.profile())).toMatchObject({ code: "no_connection", retryable: true });
	});

	test("refuses an answer of another shape", async () => {
		const { client } = clientOf(serverGiving(json({ ...profile, voice_choice: "robot" })));
		expect(await problemOf(client.profile())).toMatchObject({ code: "internal" });
	});

	test("passes the caller's own abort through", async () => {
		const abort = new AbortController();
		abort.abort();
		const reason = new DOMException("Given up", "AbortError");
		const { client } = clientOf(serverGiving(reason));
		await expect(client.profile({ signal: abort.signal })).rejects.toBe(reason);
	});
});

describe("the replies as events", () => {
	const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
	const card = { type: "answer", index: 0, answer };
	const error = { type: "error", problem: problem("generation_failed") };
	const generate = (response: Response) =>
		clientOf(serverGiving(response)).client.generateEvents({ body: { text: "Tea?", is_try_again: true } });

	test("arrive one by one, however the stream is split", async () => {
		const text = `: hello\r\n\r\n${event(card)}${event(error)}`;
		expect(await all(generate(streamOf(...text.split(/(?<=[\r:"])/))))).toEqual([card, error]);
	});

	test("are requested as a stream", async () => {
		const server = serverGiving(streamOf(event(error)));
		await all(clientOf(server).client.generateEvents({ body: { text: "Tea?" } }));
		expect(server.asked[0]?.headers.get("accept")).toBe("text/event-stream");
	});

	test("that end too early are reported as a lost connection", async () => {
		expect(await problemOf(all(generate(streamOf(event(card)))))).toMatchObject({ code: "no_connection" });
	});

	test("of another shape are refused", async () => {
		expect(await problemOf(all(generate(streamOf(event({ type: "song" })))))).toMatchObject({ code: "internal" });
	});

	test("are refused like any call", async () => {
		expect(await problemOf(all(generate(json(problem("limit_exceeded"), 401))))).toMatchObject({
			code: "limit_exceeded",
		});
	});
});
