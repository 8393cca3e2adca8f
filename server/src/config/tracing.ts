import { z } from "zod";

const switchedOn = z.enum(["true", "false"]).optional();

/** OpenTelemetry's own names. Those that are not here the SDK reads itself: headers, timeouts, samplers, batches, resource attributes. */
export const tracingVariables = {
	OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
	OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(["http/protobuf", "http/json", "grpc"]).default("http/protobuf"),
	OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.enum(["http/protobuf", "http/json", "grpc"]).optional(),
	OTEL_TRACES_EXPORTER: z.enum(["otlp", "none"]).default("otlp"),
	OTEL_SDK_DISABLED: switchedOn,
};

const Variables = z.object(tracingVariables);
type Variables = z.infer<typeof Variables>;

export interface TracingConfig {
	protocol: "http/protobuf" | "http/json" | "grpc";
}

/** @returns undefined where nobody is named who is to be told */
export function tracingConfig(data: Variables): TracingConfig | undefined {
	const address = data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? data.OTEL_EXPORTER_OTLP_ENDPOINT;
	if (!address || data.OTEL_TRACES_EXPORTER === "none" || data.OTEL_SDK_DISABLED === "true") return undefined;
	return { protocol: data.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? data.OTEL_EXPORTER_OTLP_PROTOCOL };
}
