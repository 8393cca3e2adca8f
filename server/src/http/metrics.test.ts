import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Listener, start } from "@sayso/harness/people/listener.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import { serveVoices } from "@sayso/harness/stand-ins/voice-server.ts";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { sendMail } from "../features/mail/send-mail.ts";
import { serveMetrics } from "./metrics.ts";

const { app, context } = await testApp({ METRICS_PORT: "0" });
const server = await serveMetrics(context);
afterAll(() => server?.close());
const at = `http://127.0.0.1:${(server?.address() as AddressInfo | undefined)?.port}`;
const scraped = async () => (await fetch(`${at}/metrics`)).text();

test("what happens is counted, by the template of an address and never by whose it was or what was said", async () => {
	const { headers, email } = await signUp(app);
	const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();
	const post = (url: string, payload: object) => app.inject({ method: "POST", url, headers, payload });
	await post("/api/v1/generate", { text: "Would you like a crocodile?" });
	await post("/api/v1/tts", { text: "A crocodile", voice: "male-au", language_code: "en-AU" });
	await app.inject({ method: "DELETE", url: "/api/v1/memory/crocodile", headers });
	await app.inject({ url: "/crocodile?token=crocodile" });
	await listenOnce(headers);

	const text = await scraped();
	expect(text).toMatch(/sayso_request_seconds_count\{method="POST",route="\/api\/v1\/generate",status="200"\} 1/);
	expect(text).toContain('route="/api/v1/memory/:id"');
	expect(text).toContain('sayso_first_card_seconds_count{engine="built-in"} 1');
	expect(text).toContain('sayso_sound_seconds_count{by="built-in"} 1');
	expect(text).toContain("sayso_last_words_seconds_count 1");
	expect(text).toContain('sayso_listening_ended_total{reason="done"} 1');
	expect(text).toContain('sayso_listening{state="listening"} 0');
	expect(text).toContain("sayso_database_up 1");
	expect(text).toMatch(/sayso_database_connections\{state="idle"\} \d/);
	for (const secret of ["crocodile", email, id, String(headers.authorization).slice(-20)])
		expect(text).not.toContain(secret);
});

test.each([
	["openai-compatible", "/v1"],
	["elevenlabs", ""],
])(
	"the metrics count the sound of each engine, and each time another stands in for a voice server: %s",
	async (adapter, path) => {
		const voices = await serveVoices("some-voice");
		afterAll(() => voices.close());
		const { app, context } = await testApp({
			METRICS_PORT: "0",
			TEXT_TO_SPEECH: adapter,
			VOICE_BASE_URL: `${voices.address}${path}`,
			VOICE_API_KEY: "key",
			VOICE_MODEL: "clear",
			VOICE_NAMES: "male-au=some-voice",
		});
		const { headers } = await signUp(app);
		const say = (text: string) =>
			app.inject({
				method: "POST",
				url: "/api/v1/tts",
				headers,
				payload: { text, voice: "male-au", language_code: "en-AU" },
			});
		expect((await say("By the vendor")).statusCode).toBe(200);
		expect(await context.metrics.print()).toContain('sayso_sound_seconds_count{by="vendor"} 1');
		// First the engine refuses one voice; then it fails, and is paused.
		voices.fault = 404;
		expect((await say("By another")).statusCode).toBe(200);
		voices.fault = 500;
		expect((await say("By another again")).statusCode).toBe(200);
		const metrics = await context.metrics.print();
		expect(metrics).toContain('sayso_speech_stand_ins_total{wanted="vendor"} 2');
		expect(metrics).toContain('sayso_sound_seconds_count{by="built-in"} 2');
	},
);

test("the metrics count waiting work and failed work by its kind", async () => {
	await context.jobs.send(sendMail, { to: "ann@example.org", name: "deleted", values: { firstName: "Ann" } });
	const before = await scraped();
	expect(before).toMatch(/sayso_jobs_waiting\{work="send-mail"\} [1-9]/);
	expect(before).toContain('sayso_jobs_failed{work="send-mail"} 0');
	await context.pool.query("update pgboss.job set state = 'failed' where name = 'send-mail'");
	expect(await scraped()).toMatch(/sayso_jobs_failed\{work="send-mail"\} [1-9]/);
});

test("no label has a name that Prometheus gives its own", async () => {
	expect(await scraped()).not.toMatch(/[{,](job|instance)="/);
});

test("nothing else is served there, and nothing of it elsewhere", async () => {
	expect((await fetch(`${at}/healthz`)).status).toBe(404);
	expect((await fetch(`${at}/metrics`, { method: "POST" })).status).toBe(404);
	expect((await app.inject({ url: "/metrics" })).body).not.toContain("sayso_");
});

test("it is off unless a port of its own is given", async () => {
	expect(await serveMetrics({ ...context, config: readConfig({}) })).toBeUndefined();
	expect(() => readConfig({ PORT: "8080", METRICS_PORT: "8080" })).toThrow("METRICS_PORT");
});

test.each(["grafana/sayso.json", "prometheus/alerts.yaml"])(
	"deploy/%s asks only for metrics that exist",
	async (file) => {
		const asked = readFileSync(join(import.meta.dirname, "../../../deploy", file), "utf8").match(/\bsayso_\w+/g);
		const metrics = await scraped();
		const names = new Set(asked?.map((name) => name.replace(/_(bucket|count|sum)$/, "")));
		// The number of places is reported only if it is limited.
		names.delete("sayso_listening_places");
		expect(names.size).toBeGreaterThan(5);
		expect([...names].filter((name) => !metrics.includes(`# TYPE ${name} `))).toEqual([]);
	},
);

async function listenOnce({ authorization = "" }: Record<string, string>): Promise<void> {
	const url = await app.listen({ port: 0, host: "127.0.0.1" });
	const caller = await new Listener(url, authorization.slice("Bearer ".length)).opened();
	caller.say(start);
	await caller.hear("ready");
	caller.say({ type: "stop" });
	await caller.closed;
}
