import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Named {
	key: string;
	value: { stringValue?: string; intValue?: number | string };
}

/** A span as OTLP has it in JSON. */
export interface CollectedSpan {
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	name: string;
	attributes: Named[];
	events?: unknown[];
}

/** Takes spans as OpenTelemetry's collector does, by HTTP in JSON, and keeps them. */
export async function startCollector() {
	const bodies: string[] = [];
	const server = createServer((request, response) => {
		void text(request).then((body) => {
			bodies.push(body);
			response.writeHead(200, { "content-type": "application/json" }).end("{}");
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		/** Everything that was told, as it came. */
		told: () => bodies.join("\n"),
		spans: (): CollectedSpan[] =>
			bodies.flatMap((body) =>
				(JSON.parse(body).resourceSpans as { scopeSpans: { spans: CollectedSpan[] }[] }[]).flatMap(({ scopeSpans }) =>
					scopeSpans.flatMap(({ spans }) => spans),
				),
			),
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
