import type { Config } from "../../config/config.ts";
import type { Identity } from "../../seams/identity.ts";
import { apple } from "./apple.ts";
import type { AuthOptions } from "./auth.ts";
import { type BuiltInIdentity, builtInIdentity } from "./built-in.ts";
import { firebaseIdentity } from "./firebase.ts";
import { google } from "./google.ts";
import type { OpenIdProvider } from "./open-id.ts";
import { resealSigningKeys } from "./signing-keys.ts";

export interface OpenIdentity {
	identity: Identity;
	/** Serves the identity library's own paths, if the built-in identity provider is configured. */
	paths: BuiltInIdentity["handle"] | undefined;
	close(): Promise<void>;
}

/** Opens the configured identity provider, with its sign-in providers. */
export async function openIdentity(
	config: Config,
	options: Pick<AuthOptions, "db" | "secrets" | "passwords" | "report" | "onReset" | "onSessionEnd">,
): Promise<OpenIdentity> {
	const { firebase } = config.signIn;
	if (firebase) return { identity: firebaseIdentity(firebase), paths: undefined, close: async () => {} };
	if (await resealSigningKeys(options.db, options.secrets))
		options.report(new Error("a key that signs tokens is sealed with another AUTH_SECRET: nobody can sign in"));
	const { providers, close } = await openProviders(config);
	const here = ["localhost", "127.0.0.1"].flatMap((host) => [`http://${host}:${config.port}`, `http://${host}:5173`]);
	const identity = builtInIdentity({
		...options,
		providers,
		publicUrl: config.publicUrl,
		origins: config.mode === "production" ? [config.publicUrl] : [config.publicUrl, ...here],
	});
	return { identity, paths: identity.handle, close };
}

async function openProviders({ signIn, publicUrl, host }: Config) {
	const providers: OpenIdProvider[] = [];
	if (signIn.google) providers.push(google(signIn.google));
	if (signIn.apple) providers.push(apple(signIn.apple));
	if (signIn.localPort === undefined) return { providers, close: async () => {} };
	// Imported here only: its package is for development and not part of a production install.
	const { startLocalOpenId } = await import("./local-open-id.ts");
	return startLocalOpenId({ publicUrl, host, port: signIn.localPort });
}
