import { z } from "zod";
import type { Refuse } from "./refuse.ts";

/**
 * OpenTelemetry's own names, which other programs on the machine may share: they are judged where a collector is named. Those that are not
 * here the SDK reads itself: headers, timeouts, samplers, batches, resource attributes.
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
/** What speaks gRPC may be named without a scheme. */
const hostAndPort = /^[\w.-]+:\d+$/;

/** The variables that hold where there are two of each; undefined where nobody is named who is to be told. */
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

/** Says what is wrong with the variables that hold, where a collector is named. */
export function checkTracing(variables: Variables, refuse: Refuse): void {
	const held = inForce(variables);
	if (!held) return;
	const { endpoint, protocol, address, exporter, spoken } = held;
	if (exporter !== "otlp") refuse("OTEL_TRACES_EXPORTER", "has to be otlp or none");
	if (!Protocol.safeParse(spoken).success) refuse(protocol, `has to be one of ${Protocol.options.join(", ")}`);
	const isAddress = Address.safeParse(address).success || (spoken === "grpc" && hostAndPort.test(address));
	if (!isAddress) refuse(endpoint, "has to be an address with http or https");
}

/** @returns undefined where nobody is named who is to be told */
export function tracingConfig(variables: Variables): TracingConfig | undefined {
	const held = inForce(variables);
	return held && { protocol: Protocol.parse(held.spoken) };
}
