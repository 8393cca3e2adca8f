import { setTimeout as wait } from "node:timers/promises";
import { context, isSpanContextValid, ROOT_CONTEXT, type SpanContext, SpanStatusCode, trace } from "@opentelemetry/api";
import { envDetector, resourceFromAttributes, serviceInstanceIdDetector } from "@opentelemetry/resources";
import { NodeSDK } from "@opentelemetry/sdk-node";
import type { Role } from "../../config/role.ts";
import type { TracingConfig } from "../../config/tracing.ts";
import type { Span, SpanOf, Tracing } from "../../seams/tracing.ts";
import { version } from "../../version.ts";
import { errorType } from "./error-type.ts";
import { exporterFor } from "./exporter.ts";
import { OnlyOurs, scope } from "./only-ours.ts";

/**
 * Milliseconds in which the collector has to accept the pending spans, so that a shutdown is not delayed for longer.
 */
const lastSpans = 2_000;

/**
 * OpenTelemetry's SDK, configured by its own variables. Headers from callers (`traceparent`, baggage) are ignored,
 * nothing about the machine or the command line is sent, and instrumented libraries get no global tracer.
 */
export async function openTelemetry({ protocol, role }: TracingConfig & { role: Role }): Promise<Tracing> {
	const sdk = new NodeSDK({
		resource: resourceFromAttributes({ "service.name": "sayso", "service.version": version, "sayso.role": role }),
		resourceDetectors: [serviceInstanceIdDetector, envDetector],
		traceExporter: new OnlyOurs(await exporterFor(protocol)),
		instrumentations: [],
		textMapPropagator: null,
		metricReaders: [],
		logRecordProcessors: [],
	});
	sdk.start();
	const tracer = trace.getTracer(scope, version);
	// Removes the global tracer, so that libraries do not record spans of their own.
	trace.disable();

	function begin({ name, attributes, isRoot, parent }: SpanOf): Span {
		const elsewhere = spanContextOf(parent);
		const above = elsewhere ? trace.setSpanContext(ROOT_CONTEXT, elsewhere) : context.active();
		const span = tracer.startSpan(name, { attributes: { ...attributes }, root: isRoot ?? false }, above);
		const inside = trace.setSpan(isRoot ? ROOT_CONTEXT : above, span);
		const { traceId, spanId, traceFlags } = span.spanContext();
		return {
			traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
			run: (work) => context.with(inside, work),
			set: (more) => void span.setAttributes({ ...more }),
			end(error) {
				if (!span.isRecording()) return;
				if (error !== undefined)
					span.setAttribute("error.type", errorType(error)).setStatus({ code: SpanStatusCode.ERROR });
				span.end();
			},
		};
	}

	return {
		isOn: true,
		begin,
		get traceId() {
			return trace.getSpan(context.active())?.spanContext().traceId;
		},
		async within(given, work) {
			const span = begin(given);
			try {
				const done = await span.run(work);
				span.end();
				return done;
			} catch (error) {
				span.end(error);
				throw error;
			}
		},
		async *each(given, work) {
			const span = begin(given);
			const iterator = span.run(() => work()[Symbol.asyncIterator]());
			let isOver = false;
			try {
				for (;;) {
					const step = await span.run(() => iterator.next());
					isOver = step.done === true;
					if (step.done) return step.value;
					yield step.value;
				}
			} catch (error) {
				isOver = true;
				span.end(error);
				throw error;
			} finally {
				if (!isOver) await iterator.return?.();
				span.end();
			}
		},
		async close() {
			// Spans that the collector does not accept are lost. The shutdown succeeds all the same.
			await Promise.race([sdk.shutdown().catch(() => {}), wait(lastSpans, undefined, { ref: false })]);
			context.disable();
		},
	};
}

/** @param traceparent from another process of ours; an invalid one is ignored */
function spanContextOf(traceparent = ""): SpanContext | undefined {
	const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? [];
	if (!traceId || !spanId || !flags) return undefined;
	const found = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
	return isSpanContextValid(found) ? found : undefined;
}
