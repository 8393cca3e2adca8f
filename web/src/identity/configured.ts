import type { SignInOptions } from "@sayso/contract/v1/sign-in-options.ts";
import { builtInIdentity } from "./built-in.ts";
import type { Identity } from "./identity.ts";

const retryMilliseconds = 3_000;

/** Loads the configured provider. Firebase is loaded only if it is used. */
async function loadIdentity({ firebase, providers }: SignInOptions): Promise<() => Identity> {
	if (!firebase) return () => builtInIdentity({ base: "/api/auth" });
	const { firebaseIdentity, openFirebase } = await import("./firebase.ts");
	return () => firebaseIdentity(openFirebase(firebase, providers));
}

/**
 * The identity provider in the server's configuration.
 * @param options requests the configuration; retried until there is an answer, and calls wait for it
 */
export function configuredIdentity(options: () => Promise<SignInOptions>, load = loadIdentity): Identity {
	/** Once it is loaded, calls run synchronously in the click, so that the window is not blocked. */
	let opened: Identity | undefined;
	const opening = openWhenLoaded();

	async function openWhenLoaded(): Promise<Identity> {
		for (;;) {
			const open = await options()
				.then(load)
				.catch(() => undefined);
			if (open) {
				opened = open();
				return opened;
			}
			await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
		}
	}

	const withIdentity = <Result>(act: (identity: Identity) => Promise<Result>): Promise<Result> =>
		opened ? act(opened) : opening.then(act);

	return {
		signIn: (credentials) => withIdentity((identity) => identity.signIn(credentials)),
		signUp: (credentials) => withIdentity((identity) => identity.signUp(credentials)),
		signInWith: (provider) => withIdentity((identity) => identity.signInWith(provider)),
		confirmReset: (reset) => withIdentity((identity) => identity.confirmReset(reset)),
		token: (asked) => withIdentity((identity) => identity.token(asked)),
		onChange(listener) {
			if (opened) return opened.onChange(listener);
			let stopped = false;
			let stop = () => {
				stopped = true;
			};
			void opening.then((identity) => {
				if (!stopped) stop = identity.onChange(listener);
			});
			return () => stop();
		},
		signOut: () => withIdentity((identity) => identity.signOut()),
	};
}
