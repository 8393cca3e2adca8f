import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";

/** Who is signed in. */
export interface Person {
	id: string;
	email: string;
}

export interface Credentials {
	email: string;
	password: string;
}

/** Why signing in did not work: the specification's provider codes, and those it leaves open. */
export type IdentityError =
	| "user-not-found"
	| "wrong-password"
	| "invalid-email"
	| "invalid-credential"
	| "popup-closed-by-user"
	| "popup-blocked"
	| "email-already-in-use"
	| "weak-password"
	/** Long enough, and among the first that anybody would guess. */
	| "easy-password"
	/** The provider's address has an account here, and one side has not proved that it owns it. */
	| "account-not-linked"
	/** The code of a reset mail is wrong, used or too old. */
	| "invalid-reset-code"
	| "too-many-requests"
	| "no-connection"
	| "unknown";

/** A refusal is a value, not an exception: it is an ordinary answer to a wrong password. */
export type Outcome = { ok: true } | { ok: false; error: IdentityError };

/** The browser's side of the identity provider. */
export interface Identity {
	/** Signing in as the person who is signed in already proves anew who is there: the next token says so. */
	signIn(credentials: Credentials): Promise<Outcome>;
	signUp(credentials: Credentials): Promise<Outcome>;
	/** Signs in, or up, in a window of the provider's own; called in the click, or a browser blocks the window. */
	signInWith(provider: SignInProvider): Promise<Outcome>;
	/** Sets a new password with the code of a reset mail. Every session of the account ends. */
	confirmReset(reset: { code: string; password: string }): Promise<Outcome>;
	/** An ID token that is valid for a while yet, or null for a visitor. `fresh`: a new one even so. */
	token(options?: { fresh?: boolean }): Promise<string | null>;
	/** Calls back once it is known who is signed in, and at each change; returns how to stop. */
	onChange(listener: (person: Person | null) => void): () => void;
	signOut(): Promise<void>;
}

/** Who is signed in now, as soon as the provider knows. */
export function whoIsSignedIn(identity: Identity): Promise<Person | null> {
	const { promise, resolve } = Promise.withResolvers<Person | null>();
	const stop = identity.onChange(resolve);
	return promise.finally(stop);
}
