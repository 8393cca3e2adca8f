import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { TracingConfig } from "../../config/tracing.ts";

/** Sends spans to the collector that the SDK's variables name. */
export async function exporterFor(protocol: TracingConfig["protocol"]): Promise<SpanExporter> {
	const { OTLPTraceExporter } =
		protocol === "grpc"
			? await import("@opentelemetry/exporter-trace-otlp-grpc")
			: protocol === "http/json"
				? await import("@opentelemetry/exporter-trace-otlp-http")
				: await import("@opentelemetry/exporter-trace-otlp-proto");
	return new OTLPTraceExporter();
}
