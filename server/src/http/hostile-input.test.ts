import { randomUUID } from "node:crypto";
import type { Endpoint } from "@sayso/contract/endpoint.ts";
import { endpoints } from "@sayso/contract/endpoints.ts";
import type { PlanName } from "@sayso/contract/entities/plan.ts";
import { Problem } from "@sayso/contract/errors.ts";
import { planCatalogue } from "@sayso/contract/plans.ts";
import { placesOf, put, sample } from "@sayso/harness/hostile/samples.ts";
import { encoded, hostileText, hostileValue, spelled, traps } from "@sayso/harness/hostile/values.ts";
import { type Answer, wire } from "@sayso/harness/hostile/wire.ts";
import { isLong } from "@sayso/harness/product/at-length.ts";
import { signUp, testApp } from "@sayso/harness/product/test-app.ts";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

/** Change it to test other inputs. A failure prints it with the call that failed. */
const seed = 20_261_122;
const runs = isLong ? 1_200 : 200;

const { app, logged } = await testApp({
	RATE_LIMITS: "off",
	GOOGLE_CLIENT_ID: "id",
	GOOGLE_CLIENT_SECRET: "secret",
});
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
const server = wire(typeof address === "object" && address ? address.port : 0);
afterAll(() => server.close());

const { headers, session } = await signUp(app);
const origin = "http://127.0.0.1:8080";
const json = { ...headers, "content-type": "application/json" };
const { id } = (await app.inject({ url: "/api/v1/users", headers })).json();

/** A plan as sold in Australia: by card, or by an invoice to a third party. */
const offer = (plan: PlanName) =>
	planCatalogue
		.filter(({ plan_name }) => plan_name === plan)
		.flatMap(({ id: plan_id, pricing }) => pricing.map((price) => ({ ...price, plan_id, user_country: "AU" })))
		.find(({ country }) => country === "au");

/** Values for fields of these names. */
const named = (endpoint: Endpoint): Record<string, unknown> => ({
	// The browser creates the id of a phrase.
	id: /^\/v1\/(?:phrases|conversation$)/.test(endpoint.path) ? randomUUID() : id,
	userId: id,
	setup: { access: { scan: { on: true }, keys: { changed: { yes: "j" } } }, device: { theme: "dark" } },
	...offer(endpoint === endpoints.paymentRequest ? "thirdparty" : "base"),
});

/** Inputs that have caused failures before are tried in every field; others are chosen at random. */
const certain = ["\0", "\uD83D"];

const answered = new Map<number, number>();

/** Checks that hold for every answer. */
function check(path: string, answer: Answer): void {
	const { status, type, body } = answer;
	answered.set(status, (answered.get(status) ?? 0) + 1);
	expect(status, status < 500 ? "" : logged().trim().split("\n").at(-1)).toBeLessThan(500);
	if (status >= 400 && path.startsWith("/api/v1")) {
		expect(type).toBe("application/problem+json; charset=utf-8");
		expect(Problem.parse(JSON.parse(body)).status).toBe(status);
	}
	if (!type.includes("json")) for (const trap of traps) expect(body).not.toContain(trap);
}

interface Given {
	params?: Record<string, unknown>;
	query?: Record<string, unknown>;
	body?: unknown;
}

async function call({ method, path }: Endpoint, { params = {}, query = {}, body }: Given): Promise<Answer> {
	const asText = (value: unknown) => encoded(typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
	const filled = path.replace(/:(\w+)/g, (_, name) => asText(params[name]));
	const search = Object.entries(query).map(([name, value]) => `${name}=${asText(value)}`);
	const address = `/api${filled}${search.length > 0 ? `?${search.join("&")}` : ""}`;
	// JSON escapes half of a surrogate pair, so it arrives unchanged.
	return server.send({ method, path: address, headers: json, body: JSON.stringify(body) });
}

const givenTo = (endpoint: Endpoint): Given =>
	Object.fromEntries(
		Object.entries({ params: endpoint.params, query: endpoint.query, body: endpoint.body }).flatMap(([part, schema]) =>
			schema ? [[part, sample(schema, named(endpoint))]] : [],
		),
	);

/** Calls without fields are left out, as are those that end the caller's account. */
const taking = (Object.entries(endpoints) as [string, Endpoint][]).filter(
	([, endpoint]) => endpoint.params || endpoint.query || endpoint.body,
);

test("every call is taken when all of its fields are as they should be", async () => {
	const refused = new Map<string, string>();
	for (const [name, endpoint] of taking) {
		const answer = await call(endpoint, givenTo(endpoint));
		check(endpoint.path, answer);
		if (answer.status === 400 || answer.status === 422) refused.set(name, answer.body);
	}
	expect(refused).toEqual(new Map());
});

/** Each field by its name, such as `speak.body.text`. */
const places = new Map(
	taking.flatMap(([name, endpoint]) => {
		const given = givenTo(endpoint);
		const inside = placesOf(given).filter((place) => place.length > 1 || place[0] === "body");
		return inside.map((place) => [[name, ...place].join("."), { endpoint, given, place }] as const);
	}),
);

test("no value in any field of any call brings the server down", async () => {
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...places.keys()), hostileValue, async (name, value) => {
			const { endpoint, given, place } = places.get(name) ?? expect.unreachable(name);
			check("/api/v1", await call(endpoint, put(given, place, value) as Given));
		}),
		{
			seed,
			numRuns: places.size * certain.length + runs,
			examples: [...places.keys()].flatMap((name) => certain.map((text): [string, unknown] => [name, text])),
		},
	);
	console.log(
		`${places.size * certain.length + runs} calls, ${places.size} fields, by status:`,
		Object.fromEntries(answered),
	);
}, 120_000);

/** The calls of our pages to the identity library. */
const identityCalls: Record<string, Record<string, string>> = {
	"sign-up/email": { email: "grace@example.org", password: "quite secret 1", name: "" },
	"sign-in/email": { email: "grace@example.org", password: "quite secret 1" },
	"reset-password": { token: "token", newPassword: "quite secret 2" },
	"sign-out": { token: "token" },
};

/** Every other path that accepts input; `¤` is replaced by the input. */
const doors: { method?: string; path: string; headers?: Record<string, string>; body?: string }[] = [
	...[
		"/¤",
		"/help/¤",
		"/app/¤",
		"/assets/¤",
		"/login/¤",
		"/?¤=¤",
		"/login?redirect=¤",
		"/mulberry/¤.svg",
		"/newsletter/¤/¤/¤",
		"/newsletter/confirm/¤/¤",
		"/sandbox/checkout/¤",
		"/dev/mailbox¤",
		"/api/¤",
		"/api/docs/¤",
		"/api/docs/static/¤",
		"/api/v1/¤",
		"/api/v1/ws?token=¤",
		"/api/v1/memory?after=¤&after=¤&limit[]=¤",
		"/api/auth/¤",
		"/api/auth/error?error=¤&error_description=¤",
		"/api/auth/reset-password/¤?callbackURL=¤",
		"/api/auth/verify-email?token=¤&callbackURL=¤",
		"/api/auth/callback/google?code=¤&state=¤",
		"/api/auth/callback/google?error=¤&error_description=¤&state=1",
		"/api/auth/oauth-popup/start?provider=¤",
		"/api/auth/oauth-popup/start?provider=google&callbackURL=¤&¤=¤",
		"/api/auth/token?¤=¤",
	].map((path) => ({ path })),
	{ method: "¤", path: "/api/v1/users" },
	...[
		"authorization",
		"cookie",
		"accept",
		"accept-encoding",
		"if-none-match",
		"range",
		"x-forwarded-for",
		"origin",
		"content-type",
	].map((name) => ({
		method: name === "content-type" ? "POST" : "GET",
		path: "/api/v1/users",
		headers: { ...headers, [name]: "¤" },
	})),
	...["range", "if-none-match", "if-modified-since", "accept-encoding", "cookie"].map((name) => ({
		path: "/",
		headers: { [name]: "¤" },
	})),
	{ path: "/api/v1/users", headers: { authorization: "Bearer ¤" } },
	{ path: "/api/auth/get-session", headers: { cookie: "better-auth.session_token=¤" } },
	{
		method: "POST",
		path: "/newsletter/unsubscribe/¤/¤",
		headers: { "content-type": "multipart/form-data" },
		body: "¤",
	},
	...["¤", "/sandbox/checkout/1"].map((path) => ({
		method: "POST",
		path: path === "¤" ? "/sandbox/checkout/¤" : path,
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: "card=¤&¤=1",
	})),
	{
		method: "POST",
		path: "/api/v1/stripe/webhook",
		headers: { "content-type": "application/json", "stripe-signature": "¤" },
		body: "¤",
	},
	{ method: "POST", path: "/api/v1/generate", headers: json, body: "¤" },
	{ method: "POST", path: "/api/v1/generate", headers: json, body: `{"text":"¤","__proto__":{"¤":1}}` },
	...Object.entries(identityCalls).flatMap(([path, body]) => [
		...placesOf(body).map((place) => ({
			method: "POST",
			path: `/api/auth/${path}`,
			headers: { ...session, origin, "content-type": "application/json" },
			body: JSON.stringify(put(body, place, "¤")),
		})),
		{
			method: "POST",
			path: `/api/auth/${path}`,
			headers: { ...session, origin, "content-type": "application/x-www-form-urlencoded" },
			body: Object.keys(body)
				.map((name) => `${name}=¤`)
				.join("&"),
		},
	]),
];

test("no text at any other door does", async () => {
	const before = new Map(answered);
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...doors), hostileText, fc.boolean(), async (door, text, escaped) => {
			const { method = "GET", path, headers = {}, body } = spelled(door, text, escaped);
			check("", await server.send({ method, path, headers, body }));
		}),
		{
			seed,
			numRuns: doors.length * certain.length + runs,
			examples: doors.flatMap((door) =>
				certain.map((text): [(typeof doors)[number], string, boolean] => [door, text, true]),
			),
		},
	);
	console.log(
		`${doors.length * certain.length + runs} calls, ${doors.length} doors`,
		[...answered].map(([status, n]) => [status, n - (before.get(status) ?? 0)]).join(" "),
	);
	const pages = await server.send({ method: "GET", path: "/dev/mailbox", headers: {} });
	check("/dev/mailbox", pages);
	expect(Object.keys(Object.prototype)).toEqual([]);
	expect((await server.send({ method: "GET", path: "/readyz", headers: {} })).status).toBe(200);
	expect(
		(await server.send({ method: "GET", path: "/api/v1/users", headers: (await signUp(app)).headers })).status,
	).toBe(200);
}, 120_000);
