import { randomUUID } from "node:crypto";
import type { z } from "zod";

/** Harmless values of forms; together they satisfy every field of the contract. */
const ordinary: unknown[] = [
	"Would you like a cup of tea?",
	"Ada",
	"ada@example.org",
	"Secret 1234",
	"1234",
	"AU",
	"2026-11-22T08:00:00.000Z",
	"2026-11-22T08:00:00.000Z~a",
	randomUUID(),
	4,
	1990,
	true,
	"4",
	"true",
];

/**
 * A value that the schema accepts, with every optional field filled in.
 * @param named the values of fields with these names
 */
export function sample(schema: z.ZodType, named: Record<string, unknown>): unknown {
	const { def } = schema as z.ZodType & { def: Def };
	if (def.type === "object")
		return Object.fromEntries(
			Object.entries(def.shape).map(([key, field]) => [key, named[key] ?? sample(field, named)]),
		);
	if (def.type === "array") {
		const item = sample(def.element, named);
		const lists = [1, 2, 3, 4].map((length) => Array.from({ length }, () => item));
		return lists.find((list) => schema.safeParse(list).success) ?? lists[0];
	}
	if (def.type === "record") return {};
	if (def.type === "union") return sample(def.options[0], named);
	if (def.type === "enum") return Object.values(def.entries)[0];
	if (def.type === "literal") return def.values[0];
	if ("innerType" in def) return sample(def.innerType, named);
	return ordinary.find((value) => schema.safeParse(value).success);
}

/** The supported kinds of zod schemas: https://zod.dev/packages/core#schemas */
type Def =
	| { type: "object"; shape: Record<string, z.ZodType> }
	| { type: "array"; element: z.ZodType }
	| { type: "union"; options: [z.ZodType, ...z.ZodType[]] }
	| { type: "enum"; entries: Record<string, string> }
	| { type: "literal"; values: unknown[] }
	| { type: "optional" | "nullable" | "default"; innerType: z.ZodType }
	| { type: "record" | "string" };

/** The path to every place of a value where something else could stand: its leaves and their containers. */
export function placesOf(value: unknown, way: string[] = []): string[][] {
	const below = typeof value === "object" && value ? Object.entries(value) : [];
	return [way, ...below.flatMap(([key, inner]) => placesOf(inner, [...way, key]))];
}

/** A copy of the value with one place replaced. */
export function put(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
	if (key === undefined) return other;
	if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? put(item, rest, other) : item));
	const record = value as Record<string, unknown>;
	return { ...record, [key]: put(record[key], rest, other) };
}
