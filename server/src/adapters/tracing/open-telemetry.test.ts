import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTelemetry } from "./open-telemetry.ts";

test("closing succeeds even if the collector refuses the last spans: they are sent once and lost", async () => {
	let asked = 0;
	const collector = createServer((request, response) => {
		asked += 1;
		request.resume();
		response.writeHead(400).end();
	}).listen(0, "127.0.0.1");
	await once(collector, "listening");
	onTestFinished(() => void collector.close());
	vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
	onTestFinished(() => void vi.unstubAllEnvs());
	const tracing = await openTelemetry({ protocol: "http/json", role: "all" });
	await tracing.within({ name: "tea", attributes: {} }, async () => {});
	await expect(tracing.close()).resolves.toBeUndefined();
	expect(asked).toBe(1);
});
