import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import type { SpanAttributes } from "../../seams/tracing.ts";

export const scope = "sayso";

/** Every allowed attribute. */
const known: Record<keyof SpanAttributes, true> = {
	"http.request.method": true,
	"http.route": true,
	"http.response.status_code": true,
	"sayso.feature": true,
	"sayso.job": true,
	"sayso.seam": true,
	"sayso.adapter": true,
	"db.system.name": true,
	"db.operation.name": true,
	"db.collection.name": true,
	"error.type": true,
};

/** The format of our names and values: templates, names of files and tables, kinds. */
const ours = /^[\w ./:*-]{1,100}$/;
const isOurs = (value: unknown) => typeof value === "number" || (typeof value === "string" && ours.test(value));

/**
 * The last filter before export: passes only Sayso's own spans, with allowed attributes, without events, links and
 * messages. Spans of libraries, now or after an update, are dropped.
 */
export class OnlyOurs implements SpanExporter {
	readonly #exporter: SpanExporter;

	constructor(exporter: SpanExporter) {
		this.#exporter = exporter;
	}

	export(spans: ReadableSpan[], done: Parameters<SpanExporter["export"]>[1]): void {
		const passed = spans.filter(
			({ instrumentationScope, name }) => instrumentationScope.name === scope && isOurs(name),
		);
		this.#exporter.export(passed.map(plain), done);
	}

	shutdown(): Promise<void> {
		return this.#exporter.shutdown();
	}

	async forceFlush(): Promise<void> {
		await this.#exporter.forceFlush?.();
	}
}

function plain(span: ReadableSpan): ReadableSpan {
	const attributes = Object.entries(span.attributes).filter(([name, value]) => name in known && isOurs(value));
	return Object.create(span, {
		attributes: { value: Object.fromEntries(attributes) },
		events: { value: [] },
		links: { value: [] },
		status: { value: { code: span.status.code } },
	});
}
