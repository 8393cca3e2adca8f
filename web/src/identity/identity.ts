import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";

/** The signed-in person. */
export interface Person {
	id: string;
	email: string;
}

export interface Credentials {
	email: string;
	password: string;
}

/** Why signing in failed: the specification's codes, and further ones of ours. */
export type IdentityError =
	| "user-not-found"
	| "wrong-password"
	| "invalid-email"
	| "invalid-credential"
	| "popup-closed-by-user"
	| "popup-blocked"
	| "email-already-in-use"
	| "weak-password"
	/** Long enough, but easy to guess. */
	| "easy-password"
	/** The provider's address has an account here, and its ownership is not verified on both sides. */
	| "account-not-linked"
	/** The code of a reset email is wrong, used or expired. */
	| "invalid-reset-code"
	| "too-many-requests"
	| "no-connection"
	| "unknown";

/** A refusal is a value, not an exception, because it is an ordinary answer to a wrong password. */
export type Outcome = { ok: true } | { ok: false; error: IdentityError };

/** The browser side of the identity provider. */
export interface Identity {
	/** Signing in again as the same person renews the proof of identity, which the next token carries. */
	signIn(credentials: Credentials): Promise<Outcome>;
	signUp(credentials: Credentials): Promise<Outcome>;
	/** Signs in or up in a window of the provider. Call it in the click, or a browser blocks the window. */
	signInWith(provider: SignInProvider): Promise<Outcome>;
	/** Sets a new password with the code of a reset email. Every session of the account ends. */
	confirmReset(reset: { code: string; password: string }): Promise<Outcome>;
	/** An ID token that stays valid for a while, or null for a visitor. `fresh`: always request a new one. */
	token(options?: { fresh?: boolean }): Promise<string | null>;
	/** Calls back once the signed-in person is known, and at each change; returns how to stop. */
	onChange(listener: (person: Person | null) => void): () => void;
	signOut(): Promise<void>;
}

/** The signed-in person, once the provider knows. */
export function whoIsSignedIn(identity: Identity): Promise<Person | null> {
	const { promise, resolve } = Promise.withResolvers<Person | null>();
	const stop = identity.onChange(resolve);
	return promise.finally(stop);
}
