import type { SignInOptions } from "@sayso/contract/v1/sign-in-options.ts";
import type { Context } from "../../context.ts";

/** The sign-in methods that the configuration enables. */
export function signInOptions({ config: { signIn } }: Pick<Context, "config">): SignInOptions {
	const { firebase, google, apple, localPort } = signIn;
	if (firebase) {
		const { projectId, apiKey, authDomain, providers, access } = firebase;
		const emulator = "emulator" in access ? access.emulator : null;
		return { providers, firebase: { projectId, apiKey, authDomain, emulator } };
	}
	const isLocal = localPort !== undefined;
	const open = { google: isLocal || google !== undefined, apple: isLocal || apple !== undefined };
	return { providers: (["google", "apple"] as const).filter((name) => open[name]), firebase: null };
}
