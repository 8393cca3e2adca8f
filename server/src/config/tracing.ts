import { z } from "zod";
import type { Refuse } from "./refuse.ts";

/**
 * OpenTelemetry's own variable names, which other programs on the machine may share, so they are checked only if a
 * collector is configured. The SDK itself reads those that are missing here: headers, timeouts, samplers, batches,
 * resource attributes.
 */
export const tracingVariables = {
	OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
	OTEL_EXPORTER_OTLP_PROTOCOL: z.string().optional(),
	OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.string().optional(),
	OTEL_TRACES_EXPORTER: z.string().optional(),
	OTEL_SDK_DISABLED: z.string().optional(),
};

const Variables = z.object(tracingVariables);
type Variables = z.infer<typeof Variables>;

export interface TracingConfig {
	protocol: "http/protobuf" | "http/json" | "grpc";
}

const Protocol = z.enum(["http/protobuf", "http/json", "grpc"]);
const Address = z.url({ protocol: /^https?$/ });
/** A gRPC collector may be given without a scheme. */
const hostAndPort = /^[\w.-]+:\d+$/;

/** The effective variables if a general and a specific one are set; undefined if no collector is configured. */
function inForce(variables: Variables) {
	const [endpoint, protocol] = [
		variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ? "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT" : "OTEL_EXPORTER_OTLP_ENDPOINT",
		variables.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ? "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL" : "OTEL_EXPORTER_OTLP_PROTOCOL",
	] as const;
	const address = variables[endpoint];
	const exporter = (variables.OTEL_TRACES_EXPORTER ?? "otlp").toLowerCase();
	if (!address || exporter === "none" || variables.OTEL_SDK_DISABLED?.toLowerCase() === "true") return undefined;
	return { endpoint, protocol, address, exporter, spoken: (variables[protocol] ?? "http/protobuf").toLowerCase() };
}

/** Reports problems with the effective variables, if a collector is configured. */
export function checkTracing(variables: Variables, refuse: Refuse): void {
	const held = inForce(variables);
	if (!held) return;
	const { endpoint, protocol, address, exporter, spoken } = held;
	if (exporter !== "otlp") refuse("OTEL_TRACES_EXPORTER", "has to be otlp or none");
	if (!Protocol.safeParse(spoken).success) refuse(protocol, `has to be one of ${Protocol.options.join(", ")}`);
	const isAddress = Address.safeParse(address).success || (spoken === "grpc" && hostAndPort.test(address));
	if (!isAddress) refuse(endpoint, "has to be an address with http or https");
}

/** @returns undefined if no collector is configured */
export function tracingConfig(variables: Variables): TracingConfig | undefined {
	const held = inForce(variables);
	return held && { protocol: Protocol.parse(held.spoken) };
}
