import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Named {
	key: string;
	value: { stringValue?: string; intValue?: number | string };
}

/** A span in OTLP's JSON format. */
export interface CollectedSpan {
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	name: string;
	attributes: Named[];
	events?: unknown[];
}

/** A stand-in for OpenTelemetry's collector (HTTP, JSON) that stores the spans. */
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
		/** Everything that was received, unparsed. */
		received: () => bodies.join("\n"),
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
