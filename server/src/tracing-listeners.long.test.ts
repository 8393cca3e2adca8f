import { Listener, start, talk } from "@sayso/harness/people/listener.ts";
import { signUpThrough } from "@sayso/harness/people/sign-up.ts";
import { kill, runServer } from "@sayso/harness/product/running-server.ts";
import { testDatabase } from "@sayso/harness/product/test-app.ts";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { startCollector } from "@sayso/harness/stand-ins/collector.ts";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";

const collector = await startCollector();
afterAll(() => collector.close());

/** Part of everything that identifies the person. */
const mark = "kangaroo";
const person = { email: `loud-${mark}@example.org`, password: `Hush-${mark} 1` };

test("a trace goes on in the process that listens for another, and no further", async () => {
	const LISTENERS_SECRET = `k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0s-${mark}`;
	const common = {
		LISTENERS_SECRET,
		DATA_DIR: testFolder(),
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
		OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
		OTEL_BSP_SCHEDULE_DELAY: "100",
	};
	const listens = await runServer({ ...common, ROLE: "listen" });
	onTestFinished(() => kill(listens.process));
	const serves = await runServer({
		...common,
		LISTENERS: listens.url,
		DATABASE_URL: await testDatabase(),
		AUTH_SECRET: "Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u",
		RATE_LIMITS: "off",
	});
	onTestFinished(() => kill(serves.process));
	const somebody = await signUpThrough((path, init) => fetch(serves.url + path, init), person);
	const listener = await new Listener(serves.url, somebody.token).opened();
	listener.say(start);
	await listener.hear("ready");
	listener.sound(30, talk);
	listener.say({ type: "stop" });
	await listener.closed;
	const listenSpans = () => collector.spans().filter(({ name }) => name === "speech_to_text.listen");
	await vi.waitFor(
		() => {
			const [there] = listenSpans().filter(({ parentSpanId }) =>
				listenSpans().some(({ spanId }) => spanId === parentSpanId),
			);
			const here = listenSpans().find(({ spanId }) => spanId === there?.parentSpanId);
			expect(here?.traceId).toBe(there?.traceId);
			expect(here?.parentSpanId).toBeTruthy();
		},
		{ timeout: 30_000 },
	);
	expect(collector.received().toLowerCase()).not.toContain(mark);
});
