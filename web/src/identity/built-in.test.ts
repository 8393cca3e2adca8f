import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accountServer } from "../testing/account-server.ts";
import { builtInIdentity } from "./built-in.ts";
import { describeIdentity } from "./identity.conformance.ts";
import { type Outcome, type Person, whoIsSignedIn } from "./identity.ts";

const sam = { id: "p1", email: "sam@example.com" };
const credentials = { email: sam.email, password: "secret1" };
const base = "/api/auth";

/** A token that expires in so many seconds. */
const tokenFor = (seconds: number, name = "token", sub = sam.id) => {
	const claims = { exp: Date.now() / 1000 + seconds, name, sub };
	return `head.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
};

type Answer = () => Response | Promise<Response>;
const json =
	(body: unknown, status = 200): Answer =>
	() =>
		Response.json(body, { status });

/** A provider with an answer for each path, which the test can change. */
function providerWith(answers: Record<string, Answer>) {
	const asked: { path: string; body: unknown }[] = [];
	const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
		const path = String(input).slice(base.length);
		asked.push({ path, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined });
		const answer = answers[path];
		if (!answer) throw new TypeError(`Failed to fetch ${path}`);
		return answer();
	};
	return { asked, answers, fetch };
}

const nobody = { "/get-session": json(null) };
const somebody = { "/get-session": json({ session: {}, user: { ...sam, name: "" } }) };

describeIdentity("Built-in", () => {
	const { fetch, resetCodeFor, enterByWindow } = accountServer();
	let ending: Outcome = { ok: true };
	const signInInPopup = async (): Promise<Outcome> => {
		if (ending.ok) enterByWindow("google@example.org");
		return ending;
	};
	return {
		identity: builtInIdentity({ base, fetch, signInInPopup }),
		resetCodeFor,
		windowEndsWith(error) {
			ending = { ok: false, error };
		},
	};
});

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

describe("the signed-in person", () => {
	test("is reported once the provider answers, and to later listeners", async () => {
		const identity = builtInIdentity({ base, fetch: providerWith(somebody).fetch });
		const early: (Person | null)[] = [];
		identity.onChange((person) => early.push(person));
		expect(early).toEqual([]);
		expect(await whoIsSignedIn(identity)).toEqual(sam);
		expect(early).toEqual([sam]);
	});

	test("is not overwritten by an answer requested before a sign-up", async () => {
		const early = Promise.withResolvers<Response>();
		const provider = providerWith({ "/get-session": () => early.promise, "/sign-up/email": json({}) });
		const identity = builtInIdentity({ base, fetch: provider.fetch });
		Object.assign(provider.answers, somebody);
		await identity.signUp(credentials);
		early.resolve(Response.json(null));
		await vi.advanceTimersByTimeAsync(0);
		expect(await whoIsSignedIn(identity)).toEqual(sam);
	});

	test("stays unknown while the server is unreachable: a lost connection does not sign the person out", async () => {
		const provider = providerWith({});
		const identity = builtInIdentity({ base, fetch: provider.fetch });
		const reported: (Person | null)[] = [];
		identity.onChange((person) => reported.push(person));
		await vi.advanceTimersByTimeAsync(10_000);
		expect(reported).toEqual([]);
		Object.assign(provider.answers, somebody);
		await vi.advanceTimersByTimeAsync(3_000);
		expect(reported).toEqual([sam]);
	});

	test("is not reported to removed listeners", async () => {
		const identity = builtInIdentity({ base, fetch: providerWith(nobody).fetch });
		const reported: (Person | null)[] = [];
		identity.onChange((person) => reported.push(person))();
		await whoIsSignedIn(identity);
		expect(reported).toEqual([]);
	});
});

describe("signing in and up", () => {
	test("sends the credentials, then reports the person", async () => {
		const provider = providerWith({ ...nobody, "/sign-in/email": json({}) });
		const identity = builtInIdentity({ base, fetch: provider.fetch });
		expect(await whoIsSignedIn(identity)).toBeNull();
		Object.assign(provider.answers, somebody);
		expect(await identity.signIn(credentials)).toEqual({ ok: true });
		expect(provider.asked).toContainEqual({ path: "/sign-in/email", body: credentials });
		expect(await whoIsSignedIn(identity)).toEqual(sam);
	});

	test("gives a new account the empty name, which the profile fills in later", async () => {
		const provider = providerWith({ ...somebody, "/sign-up/email": json({}) });
		const identity = builtInIdentity({ base, fetch: provider.fetch });
		expect(await identity.signUp(credentials)).toEqual({ ok: true });
		expect(provider.asked).toContainEqual({ path: "/sign-up/email", body: { ...credentials, name: "" } });
	});

	test.each([
		[422, "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", "email-already-in-use"],
		[400, "PASSWORD_TOO_SHORT", "weak-password"],
		[422, "easy_password", "easy-password"],
		[401, "INVALID_EMAIL_OR_PASSWORD", "invalid-credential"],
		[400, "INVALID_EMAIL", "invalid-email"],
		[400, "SOMETHING_NEW", "unknown"],
		[429, undefined, "too-many-requests"],
		[500, undefined, "unknown"],
	])("%i %s is reported as %s", async (status, code, error) => {
		const refusal = json({ code, message: "Refused" }, status);
		const provider = providerWith({ ...nobody, "/sign-in/email": refusal, "/sign-up/email": refusal });
		const identity = builtInIdentity({ base, fetch: provider.fetch });
		expect(await identity.signIn(credentials)).toEqual({ ok: false, error });
		expect(await identity.signUp(credentials)).toEqual({ ok: false, error });
	});

	test("without a connection reports that", async () => {
		const identity = builtInIdentity({ base, fetch: providerWith(nobody).fetch });
		expect(await identity.signIn(credentials)).toEqual({ ok: false, error: "no-connection" });
	});

	test("with another provider happens in its window, then reports the person", async () => {
		const provider = providerWith(nobody);
		const opened: unknown[] = [];
		const identity = builtInIdentity({
			base,
			fetch: provider.fetch,
			async signInInPopup(...asked) {
				opened.push(asked);
				Object.assign(provider.answers, somebody);
				return { ok: true };
			},
		});
		expect(await whoIsSignedIn(identity)).toBeNull();
		expect(await identity.signInWith("google")).toEqual({ ok: true });
		expect(opened).toEqual([["/api/auth/oauth-popup/start", "google", { onLate: expect.any(Function) }]]);
		expect(await whoIsSignedIn(identity)).toEqual(sam);
	});

	test("with another provider passes on why it failed", async () => {
		const refused = { ok: false, error: "popup-blocked" } as const;
		const { fetch } = providerWith(nobody);
		const identity = builtInIdentity({ base, fetch, signInInPopup: async () => refused });
		expect(await identity.signInWith("apple")).toEqual(refused);
	});

	test("after a reset uses the code of the email", async () => {
		const provider = providerWith({ ...nobody, "/reset-password": json({ status: true }) });
		const identity = builtInIdentity({ base, fetch: provider.fetch });
		expect(await identity.confirmReset({ code: "c0de", password: "secret2" })).toEqual({ ok: true });
		expect(provider.asked.at(-1)?.body).toEqual({ token: "c0de", newPassword: "secret2" });
	});

	test("after a reset the person is signed out: every session has ended", async () => {
		const provider = providerWith({ ...somebody, "/reset-password": json({ status: true }) });
		const identity = builtInIdentity({ base, fetch: provider.fetch });
		expect(await whoIsSignedIn(identity)).toEqual(sam);
		await identity.confirmReset({ code: "c0de", password: "secret2" });
		expect(await whoIsSignedIn(identity)).toBeNull();
	});

	test("with a used or expired link reports that", async () => {
		const provider = providerWith({ ...nobody, "/reset-password": json({ code: "INVALID_TOKEN" }, 400) });
		const identity = builtInIdentity({ base, fetch: provider.fetch });
		const reset = await identity.confirmReset({ code: "c0de", password: "secret2" });
		expect(reset).toEqual({ ok: false, error: "invalid-reset-code" });
	});
});

describe("the ID token", () => {
	async function signedIn(answer: Answer) {
		const provider = providerWith({ ...somebody, "/token": answer });
		const identity = builtInIdentity({ base, fetch: provider.fetch });
		await whoIsSignedIn(identity);
		return { identity, provider, renewals: () => provider.asked.filter(({ path }) => path === "/token").length };
	}

	test("is kept until a minute before it expires", async () => {
		const { identity, renewals } = await signedIn(() => Response.json({ token: tokenFor(600) }));
		const first = await identity.token();
		await vi.advanceTimersByTimeAsync(539_000);
		expect(await identity.token()).toBe(first);
		expect(renewals()).toBe(1);
		await vi.advanceTimersByTimeAsync(2_000);
		expect(await identity.token()).not.toBe(first);
		expect(renewals()).toBe(2);
	});

	test("is renewed when a fresh one is requested", async () => {
		const { identity, renewals } = await signedIn(json({ token: tokenFor(600) }));
		await identity.token();
		await identity.token({ fresh: true });
		expect(renewals()).toBe(2);
	});

	test("is renewed once for simultaneous requests", async () => {
		const { identity, renewals } = await signedIn(json({ token: tokenFor(600) }));
		await Promise.all([identity.token(), identity.token(), identity.token()]);
		expect(renewals()).toBe(1);
	});

	test("of an older sign-in is not used after a new one by the same person", async () => {
		let sessions = 0;
		const { identity, provider } = await signedIn(() => Response.json({ token: tokenFor(600, `session-${sessions}`) }));
		const old = await identity.token();
		provider.answers["/sign-in/email"] = () => {
			sessions++;
			return Response.json({});
		};
		await identity.signIn(credentials);
		expect(await identity.token()).not.toBe(old);
	});

	test("requested before a new sign-in is not kept", async () => {
		const late = Promise.withResolvers<Response>();
		const { identity, provider } = await signedIn(() => late.promise);
		const old = identity.token();
		provider.answers["/sign-in/email"] = json({});
		await identity.signIn(credentials);
		provider.answers["/token"] = json({ token: tokenFor(600, "new") });
		const current = await identity.token();
		late.resolve(Response.json({ token: tokenFor(600, "old") }));
		expect(await old).not.toBe(current);
		expect(await identity.token()).toBe(current);
	});

	test("of another person who signed in in another window is not used, and the page learns who it is", async () => {
		const lou = { id: "p2", email: "lou@example.com" };
		const provider = providerWith({ ...somebody, "/token": json({ token: tokenFor(900, "lou", lou.id) }) });
		const identity = builtInIdentity({ base, fetch: provider.fetch });
		expect(await whoIsSignedIn(identity)).toEqual(sam);
		Object.assign(provider.answers, { "/get-session": json({ session: {}, user: { ...lou, name: "" } }) });
		expect(await identity.token()).toBeNull();
		expect(await whoIsSignedIn(identity)).toEqual(lou);
		expect(await identity.token()).toEqual(expect.any(String));
	});

	test("that is refused means that the person is signed out", async () => {
		const { identity } = await signedIn(json({}, 401));
		expect(await identity.token()).toBeNull();
		expect(await whoIsSignedIn(identity)).toBeNull();
	});

	test("that cannot be fetched now does not sign the person out", async () => {
		const { identity } = await signedIn(json({}, 503));
		await expect(identity.token()).rejects.toThrow("503");
		expect(await whoIsSignedIn(identity)).toEqual(sam);
	});

	test("is gone after sign-out", async () => {
		const { identity, provider } = await signedIn(json({ token: tokenFor(600) }));
		provider.answers["/sign-out"] = json({ success: true });
		await identity.token();
		await identity.signOut();
		expect(await identity.token()).toBeNull();
		expect(await whoIsSignedIn(identity)).toBeNull();
	});

	test("stays if sign-out fails", async () => {
		const { identity, provider } = await signedIn(json({ token: tokenFor(600) }));
		provider.answers["/sign-out"] = json({}, 500);
		await expect(identity.signOut()).rejects.toThrow("500");
		expect(await identity.token()).not.toBeNull();
	});
});
