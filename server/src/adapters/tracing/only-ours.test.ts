import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import { expect, test } from "vitest";
import { OnlyOurs } from "./only-ours.ts";

const span = (scope: string, name: string, attributes: object = {}) =>
	({
		...{ name, attributes, instrumentationScope: { name: scope } },
		status: { code: 2, message: "a kangaroo" },
		events: [{ name: "exception", attributes: { "exception.message": "a kangaroo" } }],
		links: [{ attributes: { said: "a kangaroo" } }],
	}) as unknown as ReadableSpan;

function passed(...spans: ReadableSpan[]) {
	const exported: ReadableSpan[] = [];
	const exporter: SpanExporter = { export: (given) => void exported.push(...given), shutdown: async () => {} };
	new OnlyOurs(exporter).export(spans, () => {});
	return exported.map(({ name, attributes, events, links, status }) => ({ name, attributes, events, links, status }));
}

test("spans of a library are not exported", () => {
	expect(passed(span("a library", "select"), span("ai", "ai.streamText", { prompt: "a kangaroo" }))).toEqual([]);
});

test("of ours passes what is of the list, and written as ours is: no message, no event, no link", () => {
	const route = { "http.route": "/api/v1/memory/:id", "http.response.status_code": 500 };
	const strange = {
		"user.email": "a@b.c",
		"sayso.adapter": "a “kangaroo”",
		"sayso.job": "x".repeat(200),
		"db.system.name": {},
	};
	expect(passed(span("sayso", "GET /*", { ...route, ...strange }), span("sayso", "say “kangaroo”"))).toEqual([
		{ name: "GET /*", attributes: route, events: [], links: [], status: { code: 2 } },
	]);
});
