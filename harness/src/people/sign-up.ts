import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** How a request reaches the product: injected into the app, over the network, or with a page's cookies. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export interface Credentials {
	email: string;
	password: string;
}

export interface SignedUp extends Credentials {
	/** The person's ID token. */
	token: string;
	/** The headers of their calls. */
	headers: { authorization: string };
	/** The headers of a request for a new token. */
	session: { authorization: string };
}

/** A new person with a password. */
export const newPerson = (): Credentials => ({ email: `${randomUUID()}@example.org`, password: "secret 1" });

/** The profile of a test person. */
export const profile = { first_name: "Robin", surname: "Example", birth_year: 1985, country: "au", language: "en" };

/**
 * Signs a person up by API calls and makes their first call.
 * @param prove verifies their address; by default with the code from the mail
 */
export async function signUpThrough(
	send: Send,
	person = newPerson(),
	prove: (person: SignedUp) => Promise<void> = verifyThrough(send),
): Promise<SignedUp> {
	const signedUp = await accepted(send("/api/auth/sign-up/email", jsonCall("POST", { ...person, name: "" })));
	const session = { authorization: `Bearer ${signedUp.headers.get("set-auth-token")}` };
	const answer = await accepted(send("/api/auth/token", { headers: session }));
	const { token } = (await answer.json()) as { token: string };
	const headers = { authorization: `Bearer ${token}` };
	// Before the first call only the identity provider knows them.
	await accepted(send("/api/v1/users/first-login-check", { headers }));
	const somebody = { ...person, token, headers, session };
	await prove(somebody);
	return somebody;
}

/** Verifies an address with the code from the product's local mailbox. */
const verifyThrough =
	(send: Send) =>
	async ({ email, headers }: SignedUp): Promise<void> => {
		const path = "/api/v1/users/verification-code";
		await accepted(send(path, jsonCall("POST", {}, headers)));
		const answer = await accepted(send(`${path}/${await codeMailedTo(send, email)}`, { headers }));
		if (!((await answer.json()) as { valid: boolean }).valid) throw new Error(`The code for ${email} was not taken`);
	};

async function codeMailedTo(send: Send, email: string): Promise<string> {
	for (;;) {
		const mails = (await (await accepted(send("/dev/mailbox.json"))).json()) as { to: string; text: string }[];
		const code = mails.map(({ to, text }) => (to === email ? /^\d{4}$/m.exec(text)?.[0] : undefined)).find(Boolean);
		if (code) return code;
		await wait(50);
	}
}

/** Stores a profile and their agreement. */
export async function completeProfileThrough(send: Send, { headers }: Pick<SignedUp, "headers">): Promise<void> {
	const agreement = { agreedToTermsAndPrivacy: true };
	await accepted(send("/api/v1/users", jsonCall("POST", { ...profile, ...agreement }, headers)));
	await accepted(send("/api/v1/users/complete-profile", jsonCall("PUT", agreement, headers)));
}

const jsonCall = (method: string, body: object, headers: Record<string, string> = {}): RequestInit => ({
	method,
	headers: { ...headers, "content-type": "application/json" },
	body: JSON.stringify(body),
});

async function accepted(answer: Promise<Response>): Promise<Response> {
	const response = await answer;
	if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
	return response;
}
