import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { trustOf } from "./proxies.ts";

test("a second secret stands beside the first, and is another", () => {
	const [one, other] = ["k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0sGa", "Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u"];
	expect(readConfig({ AUTH_SECRET: one, AUTH_SECRET_ALSO: other }).authSecretAlso).toBe(other);
	expect(() => readConfig({ AUTH_SECRET_ALSO: other })).toThrow("AUTH_SECRET: is needed with AUTH_SECRET_ALSO");
	expect(() => readConfig({ AUTH_SECRET: one, AUTH_SECRET_ALSO: one })).toThrow("AUTH_SECRET_ALSO: has to be another");
	expect(() => readConfig({ AUTH_SECRET: one, AUTH_SECRET_ALSO: "short" })).toThrow("AUTH_SECRET_ALSO: ");
});

test("an empty environment is a whole configuration on embedded parts", () => {
	expect(readConfig({})).toMatchObject({
		host: "127.0.0.1",
		port: 8080,
		publicUrl: "http://127.0.0.1:8080",
		database: { adapter: "embedded" },
		identity: "built-in",
		replies: "auto",
		rateLimits: true,
	});
});

test("a variable that is set to nothing counts as unset", () => {
	expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ port: 8080, database: { adapter: "embedded" } });
});

test("every problem is named, one line each", () => {
	const read = () => readConfig({ PORT: "many", DATABASE_URL: "mysql://x", REPLIES: "magic" });
	expect(read).toThrow(/^PORT: .+\nDATABASE_URL: .+\nREPLIES: .+$/);
});

test("production refuses what is only good for trying out", () => {
	const read = () => readConfig({ NODE_ENV: "production", RATE_LIMITS: "off", SPEECH_TO_TEXT: "scripted" });
	for (const name of ["DATABASE_URL", "PUBLIC_URL", "AUTH_SECRET", "RATE_LIMITS", "SPEECH_TO_TEXT"])
		expect(read).toThrow(new RegExp(`^${name}: `, "m"));
});

test("production takes an embedded database when that is allowed in so many words", () => {
	const config = readConfig({
		NODE_ENV: "production",
		EMBEDDED_DATABASE: "allow",
		PUBLIC_URL: "https://sayso.example/",
		AUTH_SECRET: "k7Qw2zR9vB4nX8mL1cT6yH3jF5pD0sGa",
		SMTP_URL: "smtp://mail.example",
		BILLING: "sandbox",
	});
	expect(config).toMatchObject({ database: { adapter: "embedded" }, publicUrl: "https://sayso.example" });
});

test.each([
	["short", /needs 32 characters/],
	["s".repeat(40), /one piece again and again/],
	["0123456789abcdef".repeat(3), /one piece again and again/],
	["aabbaabababbababaabbabababbabaab", /too few different characters/],
	["please-change-me-before-production-0", /placeholder/],
	["my super secret auth key for sayso!", /placeholder/],
])("a weak secret is refused: %s", (secret, sentence) => {
	expect(() => readConfig({ AUTH_SECRET: secret })).toThrow(sentence);
	expect(() => readConfig({ AUTH_SECRET: secret })).toThrow("AUTH_SECRET: ");
});

describe("TRUST_PROXY", () => {
	test.each([
		["", 0],
		["false", 0],
		["2", 2],
		["loopback", ["loopback"]],
		["10.0.0.0/8, 2001:db8::/32,192.0.2.1", ["10.0.0.0/8", "2001:db8::/32", "192.0.2.1"]],
	])("%j is %j", (value, proxies) => expect(readConfig({ TRUST_PROXY: value }).trustedProxies).toEqual(proxies));

	test.each(["true", "*", "0.0.0.0/0", "10.0.0.0/8,::/0", "proxy.example", "10.0.0.0/40", "99"])(
		"%s is refused with a line that says what to give",
		(value) =>
			expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY: .*the number of proxies in front/),
	);

	test.each([
		["0", "127.0.0.1"],
		["1", "203.0.113.7"],
		["2", "198.51.100.9"],
		["loopback", "203.0.113.7"],
		["loopback,203.0.113.0/24", "198.51.100.9"],
		["192.0.2.0/24", "127.0.0.1"],
	])("%s takes the address %s out of what was forwarded, never the leftmost", async (value, address) => {
		const app = Fastify({ trustProxy: trustOf(readConfig({ TRUST_PROXY: value }).trustedProxies) });
		app.get("/", ({ ip }) => ip);
		const headers = { "x-forwarded-for": "6.6.6.6, 198.51.100.9, 203.0.113.7" };
		expect((await app.inject({ url: "/", headers, remoteAddress: "127.0.0.1" })).body).toBe(address);
	});
});

const production = {
	NODE_ENV: "production",
	PUBLIC_URL: "https://sayso.example",
	AUTH_SECRET: "kEo1yqg3WmVt7xZr5bNd9fHs2jLp4uAc",
	SMTP_URL: "smtps://mail.example",
	EMBEDDED_DATABASE: "allow",
	BILLING: "sandbox",
};

test.each([
	[{}, "on"],
	[{ MODELS: "off" }, "off"],
	[{ MODELS: "listening" }, "listening"],
	[{ NODE_ENV: "test" }, "off"],
	[{ ...production, MODELS: "on" }, "on"],
	[production, "off"],
])("%j: models that the server fetches by itself: %s", (environment, fetched) => {
	expect(readConfig(environment as NodeJS.ProcessEnv).fetchModels).toBe(fetched);
});

test("nothing is fetched in tests: MODELS=on is refused", () => {
	expect(() => readConfig({ NODE_ENV: "test", MODELS: "on" })).toThrow("MODELS: cannot be on in tests");
});
