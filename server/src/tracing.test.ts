import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Listener, start, talk } from "@sayso/harness/people/listener.ts";
import { signUpThrough } from "@sayso/harness/people/sign-up.ts";
import { liveADay } from "@sayso/harness/product/a-day.ts";
import { runServer } from "@sayso/harness/product/running-server.ts";
import { testDatabase } from "@sayso/harness/product/test-app.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { startCollector } from "@sayso/harness/stand-ins/collector.ts";
import { standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import { afterAll, expect, test, vi } from "vitest";
import { noTracing } from "./adapters/tracing/none.ts";
import { openTracing } from "./compose-tracing.ts";
import { readConfig } from "./config/config.ts";

const collector = await startCollector();
const model = await standInModel();
afterAll(() => Promise.all([collector.close(), model.close()]));

/** Part of everything that a person says, is called, chooses or is identified by. */
const mark = "kangaroo";
const person = { email: `quiet-${mark}@example.org`, password: `Hush-${mark} 1` };
const attributes = [
	...["http.request.method", "http.route", "http.response.status_code", "sayso.feature", "sayso.job", "sayso.seam"],
	...["sayso.adapter", "db.system.name", "db.operation.name", "db.collection.name", "error.type"],
];

/** The calls at the end of the day, and the jobs that they start. */
const atTheEnd = [
	"DELETE /api/v1/users/delete",
	"feature listening",
	"job mail-code",
	"job mail-reset",
	"job send-mail",
];

/** A day of the product in the real program: every seam is used, and all input is recognisable. */
async function aDay() {
	const server = await runServer({
		DATABASE_URL: await testDatabase(),
		DATA_DIR: testFolder(),
		REPLIES: "openai-compatible",
		MODEL_BASE_URL: model.baseUrl,
		MODEL_NAME: "good",
		MODEL_API_KEY: `key-${mark}`,
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
		OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
		OTEL_BSP_SCHEDULE_DELAY: "100",
	});
	const send = (path: string, init?: RequestInit) => fetch(server.url + path, init);
	const somebody = await signUpThrough(send, person);
	const call = async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
		const headers = { ...somebody.headers, "content-type": "application/json", ...more };
		const answer = await send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
		return answer.text();
	};
	const said = { text: `Would you like a ${mark}?` };
	const replies = await call("POST", "/api/v1/generate", said);
	await call("POST", "/api/v1/generate", { text: `Is it your ${mark}?` }, { accept: "text/event-stream" });
	const carried = {
		traceparent: `00-${"ab".repeat(16)}-${"cd".repeat(8)}-01`,
		tracestate: `a=${mark}`,
		baggage: `b=${mark}`,
	};
	await call("POST", "/api/v1/tts", { ...said, voice: "male-au", language_code: "en-AU" }, carried);
	await call("POST", "/api/v1/memory/search", { words: mark });
	await call("DELETE", `/api/v1/memory/${mark}`);
	await call("POST", "/api/v1/generate", { wrong: mark });
	await call("GET", `/${mark}?token=${mark}&q=${mark}`);
	await call("PUT", "/api/v1/users/preferences", { about_me: mark });
	await call("POST", "/api/v1/stripe/checkout-link", {
		plan_id: "premium-monthly",
		stripe_price_id: "premium-monthly-us",
	});
	const listener = await new Listener(server.url, somebody.token).opened();
	listener.say(start);
	await listener.hear("ready");
	listener.sound(30, talk);
	listener.say({ type: "stop" });
	await listener.closed;
	const { id } = JSON.parse(await call("GET", "/api/v1/users"));
	await liveADay(send, somebody);
	// Waits for the spans before the process stops, so that the test does not depend on its shutdown.
	await vi.waitFor(() => expect(collector.spans().map(({ name }) => name)).toEqual(expect.arrayContaining(atTheEnd)), {
		timeout: 30_000,
	});
	const closed = once(server.process, "close");
	server.process.kill("SIGTERM");
	expect(await closed).toEqual([0, null]);
	return { id, token: somebody.token, session: somebody.session.authorization, replies, printed: server.printed() };
}
const day = await aDay();

test("a trace goes from the request through the feature to each seam", () => {
	const spans = collector.spans();
	const byId = new Map(spans.map((span) => [span.spanId, span]));
	/** The names of spans from this one up to the root. */
	const way = (span: (typeof spans)[number]): string[] => {
		const above = span.parentSpanId ? byId.get(span.parentSpanId) : undefined;
		expect(Boolean(span.parentSpanId)).toBe(above !== undefined);
		return above ? [span.name, ...way(above)] : [span.name];
	};
	const ways = new Set(spans.map((span) => way(span).join(" < ")));
	const generate = "feature POST /v1/generate < POST /api/v1/generate";
	for (const expected of [
		generate,
		`reply_planning.planFor < ${generate}`,
		`reply_generation.stream < ${generate}`,
		`database.select < ${generate}`,
		"database.select < POST /api/v1/generate",
		"text_to_speech.speak < feature POST /v1/tts < POST /api/v1/tts",
		"speech_to_text.listen < feature listening",
		"mail.send < job mail-code",
		"database.delete < feature DELETE /v1/users/delete < DELETE /api/v1/users/delete",
		"payments.checkoutUrl < feature POST /v1/stripe/checkout-link < POST /api/v1/stripe/checkout-link",
		"database.select < GET /api/v1/ws",
		// Pages are served only after the web app was built.
		...(existsSync(join(import.meta.dirname, "../../web/dist")) ? ["GET /*"] : []),
	])
		expect([...ways]).toContain(expected);
	const adapters = spans.flatMap(({ attributes: own }) => own).filter(({ key }) => key === "sayso.adapter");
	expect(adapters.map(({ value }) => value.stringValue)).toContain("openai-compatible");
});

test("no span, nor what goes with it, holds words, a name, an address, a token or an id of anybody", () => {
	const spans = collector.spans();
	expect(spans.length).toBeGreaterThan(100);
	for (const { attributes: own, events } of spans) {
		for (const { key } of own) expect(attributes).toContain(key);
		expect(events ?? []).toEqual([]);
	}
	const exported = collector.received();
	const texts = JSON.parse(day.replies).ChatResponse.answers.map(({ text }: { text: string }) => text);
	expect(texts).toHaveLength(4);
	const secrets = [
		mark,
		day.id,
		person.email,
		person.password,
		...day.token.split("."),
		day.session.slice(7),
		...texts,
	];
	for (const secret of [...secrets, "cup of tea", "Robin", "abababab", "main.ts"])
		expect(exported.toLowerCase()).not.toContain(secret.toLowerCase());
});

test("lines of the log name their trace", () => {
	const lines = day.printed
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	const generated = collector.spans().filter(({ name }) => name === "POST /api/v1/generate");
	const traces = new Set(generated.map(({ traceId }) => traceId));
	const completed = lines.filter(({ msg, trace_id }) => msg === "request completed" && traces.has(trace_id));
	expect(completed).toHaveLength(generated.length);
});

test("no traces are sent, and no library is loaded for them, unless the SDK's own variables name a collector", async () => {
	const at = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
	for (const environment of [{}, { ...at, OTEL_SDK_DISABLED: "true" }, { ...at, OTEL_TRACES_EXPORTER: "none" }])
		expect(await openTracing(readConfig(environment))).toBe(noTracing);
	expect(readConfig(at).tracing).toEqual({ protocol: "http/protobuf" });
	expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: mark })).toThrow("OTEL_EXPORTER_OTLP_ENDPOINT");
});
