import { z } from "zod";
import { listeners } from "../listeners.ts";
import { claimsOf, heldToken } from "./held-token.ts";
import type { Identity, IdentityError, Outcome, Person } from "./identity.ts";
import { signInByPopup } from "./popup.ts";

/** Maps the provider's codes to the specification's. Any other is `unknown`. */
const errorOf: Record<string, IdentityError> = {
	USER_ALREADY_EXISTS: "email-already-in-use",
	USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email-already-in-use",
	PASSWORD_TOO_SHORT: "weak-password",
	easy_password: "easy-password",
	INVALID_EMAIL_OR_PASSWORD: "invalid-credential",
	INVALID_EMAIL: "invalid-email",
	INVALID_TOKEN: "invalid-reset-code",
};

const Refused = z.object({ code: z.string() });
const Session = z.object({ user: z.object({ id: z.string(), email: z.string() }) }).nullable();
const Token = z.object({ token: z.string() });

const retryMilliseconds = 3_000;

export interface BuiltInOptions {
	/** The base path of the provider, such as `/api/auth`. */
	base: string;
	fetch?: typeof globalThis.fetch;
	/** Signs the person in with another provider, in a separate window. */
	signInInPopup?: typeof signInByPopup;
}

/** Sayso's own identity provider. The session is an HTTP-only cookie; the ID token made from it is only in memory. */
export function builtInIdentity({
	base,
	fetch = globalThis.fetch,
	signInInPopup = signInByPopup,
}: BuiltInOptions): Identity {
	const persons = listeners<[now: Person | null]>();
	/** Undefined until the provider has answered. */
	let person: Person | null | undefined;
	/** Counts sign-ins and sign-outs, to discard answers requested before the latest. */
	let changes = 0;
	/** The session expired without a sign-out: the person may sign in again in another window. */
	let hasEnded = false;

	const idToken = heldToken(async () => {
		const asOf = changes;
		const response = await fetch(`${base}/token`);
		if (response.status === 401) {
			if (asOf !== changes) return null;
			hasEnded = true;
			report(null);
			return null;
		}
		if (!response.ok) throw new Error(`No token: ${response.status}`);
		const { token } = Token.parse(await response.json());
		const { sub } = claimsOf(token);
		if (sub === undefined || sub === person?.id) return token;
		// Another person signed in in another window: send nothing in their name before this page knows them.
		await readSession();
		return null;
	});

	function report(now: Person | null): void {
		if (person !== undefined && person?.id === now?.id) return;
		person = now;
		idToken.drop();
		persons.emit(now);
	}

	async function readSession(): Promise<void> {
		const asOf = changes;
		const response = await fetch(`${base}/get-session`);
		if (!response.ok) throw new Error(`The session could not be read: ${response.status}`);
		const session = Session.parse(await response.json());
		if (asOf !== changes) return;
		if (session) hasEnded = false;
		report(session?.user ?? null);
	}

	/** There is a new session: drop the token of the old one. */
	async function enter(): Promise<void> {
		changes++;
		idToken.drop();
		await readSession();
	}

	/** @throws if the provider cannot be reached */
	async function tokenNow(options?: { fresh?: boolean }): Promise<string | null> {
		if (hasEnded || person === undefined) await readSession();
		return person === null ? null : idToken.get(options);
	}

	function leave(): void {
		changes++;
		hasEnded = false;
		report(null);
	}

	/** Asks who is signed in until there is an answer: an unreachable server must not sign the person out. */
	async function askUntilKnown(): Promise<void> {
		while (person === undefined)
			await readSession().catch(() => new Promise((resolve) => setTimeout(resolve, retryMilliseconds)));
	}

	const post = (path: string, body: object) =>
		fetch(`${base}${path}`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		});

	/** Sends a form. A refusal is returned as a value; `then` runs on success. */
	async function submit(path: string, body: object, then: () => unknown): Promise<Outcome> {
		try {
			const response = await post(path, body);
			if (response.ok) {
				await then();
				return { ok: true };
			}
			if (response.status === 429) return { ok: false, error: "too-many-requests" };
			const refused = Refused.safeParse(await response.json().catch(() => null));
			return { ok: false, error: (refused.success && errorOf[refused.data.code]) || "unknown" };
		} catch {
			return { ok: false, error: "no-connection" };
		}
	}

	void askUntilKnown();
	return {
		signIn: (credentials) => submit("/sign-in/email", credentials, enter),
		signUp: (credentials) => submit("/sign-up/email", { ...credentials, name: "" }, enter),
		async signInWith(provider) {
			const onLate = () => void enter().catch(() => {});
			const outcome = await signInInPopup(`${base}/oauth-popup/start`, provider, { onLate });
			if (!outcome.ok) return outcome;
			return enter().then(
				() => outcome,
				() => ({ ok: false, error: "no-connection" }),
			);
		},
		confirmReset: ({ code, password }) => submit("/reset-password", { token: code, newPassword: password }, leave),
		token: tokenNow,
		onChange(listener) {
			const stop = persons.subscribe(listener);
			if (person !== undefined) listener(person);
			return stop;
		},
		async signOut() {
			const response = await post("/sign-out", {});
			if (!response.ok) throw new Error(`Signing out failed: ${response.status}`);
			leave();
		},
	};
}
