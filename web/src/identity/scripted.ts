import { listeners } from "../listeners.ts";
import type { Credentials, Identity, IdentityError, Outcome, Person } from "./identity.ts";

/** What the fake does next, and the calls it got. */
export interface ScriptedIdentity extends Identity {
	/** Refuses every attempt while it is set. */
	refuseWith: IdentityError | undefined;
	/** All credentials it got, in order. */
	readonly tried: readonly Credentials[];
	/** Every new password set with the code of an email. */
	readonly resets: readonly { code: string; password: string }[];
	/** Lets waiting attempts go on. */
	release: () => void;
	/** From now on, attempts wait for `release`. */
	hold: () => void;
}

/**
 * An identity provider without a server, for tests and for work on the screens. It knows the signed-in person at once, accepts any
 * password for accounts that were not created here, and any code once: the code of a reset is the address itself.
 */
export function scriptedIdentity(signedIn: Person | null = null): ScriptedIdentity {
	const changes = listeners<[now: Person | null]>();
	const tried: Credentials[] = [];
	const resets: { code: string; password: string }[] = [];
	/** Address → password of the accounts created here. */
	const accounts = new Map<string, string>();
	let person = signedIn;
	let gate: PromiseWithResolvers<void> | undefined;

	function become(now: Person | null): void {
		person = now;
		changes.emit(now);
	}

	async function enter(
		credentials: Credentials,
		refusal: () => IdentityError | undefined = () => undefined,
	): Promise<Outcome> {
		tried.push(credentials);
		await gate?.promise;
		const error = scripted.refuseWith ?? refusal();
		if (error) return { ok: false, error };
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
		signIn: (credentials) =>
			enter(credentials, () => {
				const password = accounts.get(credentials.email);
				return password === undefined || password === credentials.password ? undefined : "invalid-credential";
			}),
		signUp: (credentials) =>
			enter(credentials, () => {
				if (accounts.has(credentials.email)) return "email-already-in-use";
				accounts.set(credentials.email, credentials.password);
				return undefined;
			}),
		signInWith: (provider) => enter({ email: `${provider}@example.com`, password: "" }),
		async confirmReset({ code, password }) {
			await gate?.promise;
			if (scripted.refuseWith) return { ok: false, error: scripted.refuseWith };
			if (resets.some((reset) => reset.code === code)) return { ok: false, error: "invalid-reset-code" };
			resets.push({ code, password });
			if (accounts.has(code)) accounts.set(code, password);
			become(null);
			return { ok: true };
		},
		token: async () => person && `token-of-${person.id}`,
		onChange(listener) {
			const stop = changes.subscribe(listener);
			listener(person);
			return stop;
		},
		signOut: async () => become(null),
	};
	return scripted;
}
