import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const at = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };

test.each([
	["no collector is named, even if other programs export to a console", { OTEL_TRACES_EXPORTER: "console" }],
	["no collector is named, only a protocol", { OTEL_EXPORTER_OTLP_PROTOCOL: "carrier pigeon" }],
	["it is switched off", { ...at, OTEL_SDK_DISABLED: "TRUE", OTEL_TRACES_EXPORTER: "console" }],
	["nothing is to be exported", { ...at, OTEL_TRACES_EXPORTER: "None" }],
])("no traces are sent where %s", (_, environment) => {
	expect(readConfig(environment).tracing).toBeUndefined();
});

test.each([
	["http/protobuf", at],
	["http/protobuf", { ...at, OTEL_SDK_DISABLED: "no", OTEL_TRACES_EXPORTER: "OTLP" }],
	["http/json", { ...at, OTEL_EXPORTER_OTLP_PROTOCOL: "HTTP/JSON" }],
	["grpc", { ...at, OTEL_EXPORTER_OTLP_PROTOCOL: "http/json", OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: "grpc" }],
	["grpc", { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "localhost:4317", OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }],
])("traces go to a collector by %s", (protocol, environment) => {
	expect(readConfig(environment).tracing).toEqual({ protocol });
});

test.each([
	["OTEL_TRACES_EXPORTER", { ...at, OTEL_TRACES_EXPORTER: "console" }],
	["OTEL_EXPORTER_OTLP_PROTOCOL", { ...at, OTEL_EXPORTER_OTLP_PROTOCOL: "carrier pigeon" }],
	["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" }],
])("%s is refused where a collector is named and its value is not supported", (name, environment) => {
	expect(() => readConfig(environment)).toThrow(`${name}: has to be`);
	expect(() =>
		readConfig({ ...environment, ROLE: "listen", LISTENERS_SECRET: "k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0sGa" }),
	).toThrow(`${name}: has to be`);
});
