import fc from "fast-check";

/** Strings that must not appear in HTML as they were sent, only escaped. */
export const traps = ["<script>alert(1)</script>", `"><img src=x onerror=alert(1)>`, `'onmouseover='alert(1)`];

const known = [
	...traps,
	"",
	" ",
	"\0",
	"Yes\0",
	"\uD83D",
	"\uDE00\uD83D",
	"\uFFFE\uFFFF",
	"\uFEFF",
	"\u202E\u2066",
	"\u200B".repeat(40),
	"e\u0301\u0302".repeat(500),
	"👩‍👩‍👧‍👦".repeat(60),
	"…",
	"🎉",
	"٣",
	"\r\nset-cookie: a=b",
	"\x1B[2J\x07\b",
	"'; drop table person; --",
	"$1 %s %n {{7*7}} #{7*7}",
	"__proto__",
	"constructor",
	"toString",
	"hasOwnProperty",
	"null",
	"undefined",
	"NaN",
	"-1",
	"1e999",
	"0x10",
	"9".repeat(400),
	"../../../../etc/passwd",
	"..\\..\\secret",
	"%00",
	"%2e%2e%2f",
	"%E0%A4%A",
	"%",
	"file:///etc/passwd",
	"http://169.254.169.254/",
	"ada@example.org\0",
	"a@b.c\nbcc: x@y.z",
	"2026-02-30T25:61:61.000Z~\0",
	"x".repeat(20_001),
	"㏂".repeat(3_000),
	"a ".repeat(9_000),
];

/** Any text, including halves of surrogate pairs and control characters. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom(...known) },
	{
		weight: 1,
		arbitrary: fc.string({ unit: fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code)) }),
	},
	{
		weight: 1,
		arbitrary: fc.string({ unit: fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code)) }),
	},
);

const nested = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

/** Any JSON value: texts first, then values of unexpected types. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 3, arbitrary: hostileText },
	{
		weight: 1,
		arbitrary: fc.constantFrom<unknown>(
			null,
			true,
			0,
			-1,
			1.5,
			2 ** 53,
			-(2 ** 63),
			1e308,
			[],
			{},
			[null],
			{ length: 1e9 },
			nested(1_000),
			JSON.parse(`{"__proto__":{"admin":true}}`),
			JSON.parse(`{"constructor":{"prototype":{"admin":true}}}`),
			{ toString: 1, valueOf: 1 },
			{ $ne: null },
		),
	},
	{ weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Percent-encoded for a URL; halves of surrogate pairs as their bytes (WTF-8). */
export function encoded(text: string): string {
	return [...text]
		.map((character) => {
			const code = character.charCodeAt(0);
			if (character.isWellFormed()) return encodeURIComponent(character);
			const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
			return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join("");
		})
		.join("");
}

interface Door {
	method?: string;
	path: string;
	headers?: Record<string, string>;
	body?: string;
}

/** A request with the text at each `¤`: percent-encoded in the path, or unchanged as far as HTTP allows. */
export function spelled(door: Door, text: string, escaped: boolean): Door {
	const inPath = escaped ? encoded(text) : text.replaceAll(/[^\x21-\xff]/g, "");
	const inHeader = text.replaceAll(/[^\x20-\x7e\x80-\xff]/g, "").slice(0, 4_000);
	const inMethod = text.replaceAll(/[^A-Z]/g, "") || "PATCH";
	const inBody =
		door.body?.startsWith("{") && escaped ? JSON.stringify(text).slice(1, -1) : escaped ? encoded(text) : text;
	return {
		...door,
		...(door.method && { method: door.method.replaceAll("¤", inMethod) }),
		path: door.path.replaceAll("¤", () => inPath.slice(0, 2_000)),
		headers: Object.fromEntries(
			Object.entries(door.headers ?? {}).map(([name, value]) => [name, value.replaceAll("¤", () => inHeader)]),
		),
		...(door.body !== undefined && { body: door.body.replaceAll("¤", () => inBody) }),
	};
}
