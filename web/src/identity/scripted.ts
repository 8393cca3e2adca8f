import type { Credentials, Identity, IdentityError, Outcome, Person } from "./identity.ts";

/** What the fake does next, and what it was asked. */
export interface ScriptedIdentity extends Identity {
	/** Refuses every try until it is set to undefined. */
	refuseWith: IdentityError | undefined;
	/** Every pair it was given, in order. */
	readonly tried: readonly Credentials[];
	/** Every new password that was set with the code of a mail. */
	readonly resets: readonly { code: string; password: string }[];
	/** Lets the tries that wait go on; without `hold`, none waits. */
	release: () => void;
	/** From now on, tries wait for `release`. */
	hold: () => void;
}

/** An identity provider without a server, for tests and for work on the screens. It knows who is signed in at once. */
export function scriptedIdentity(signedIn: Person | null = null): ScriptedIdentity {
	const listeners = new Set<(person: Person | null) => void>();
	const tried: Credentials[] = [];
	const resets: { code: string; password: string }[] = [];
	let person = signedIn;
	let gate: PromiseWithResolvers<void> | undefined;

	function become(now: Person | null): void {
		person = now;
		for (const listener of listeners) listener(now);
	}

	async function enter(credentials: Credentials): Promise<Outcome> {
		tried.push(credentials);
		await gate?.promise;
		if (scripted.refuseWith) return { ok: false, error: scripted.refuseWith };
		if (person?.email !== credentials.email) become({ id: `person-of-${credentials.email}`, email: credentials.email });
		return { ok: true };
	}

	const scripted: ScriptedIdentity = {
		refuseWith: undefined,
		tried,
		resets,
		hold: () => {
			gate = Promise.withResolvers();
		},
		release: () => gate?.resolve(),
		signIn: enter,
		signUp: enter,
		signInWith: (provider) => enter({ email: `${provider}@example.com`, password: "" }),
		async confirmReset({ code, password }) {
			await gate?.promise;
			if (scripted.refuseWith) return { ok: false, error: scripted.refuseWith };
			resets.push({ code, password });
			become(null);
			return { ok: true };
		},
		token: async () => person && `token-of-${person.id}`,
		onChange(listener) {
			listeners.add(listener);
			listener(person);
			return () => listeners.delete(listener);
		},
		signOut: async () => become(null),
	};
	return scripted;
}
