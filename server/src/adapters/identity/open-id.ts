import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import type { BetterAuthPlugin } from "better-auth";
import {
	createAuthorizationURL,
	type OAuthProvider,
	validateAuthorizationCode,
	verifyProviderIdToken,
} from "better-auth/oauth2";
import { createRemoteJWKSet, decodeJwt } from "jose";

/** A provider of OpenID Connect, with its addresses given outright: nothing is asked of it before somebody signs in. */
export interface OpenIdProvider {
	id: SignInProvider;
	name: string;
	/** What an ID token may name as its issuer. */
	issuers: string[];
	authorizationUrl: string;
	tokenUrl: string;
	keysUrl: string;
	clientId: string;
	/** Asked for each code: Apple's is a signed one that expires. */
	clientSecret(): Promise<string>;
	scopes: string[];
	/** How the provider brings the code back: `query`, or a form posted to us, which Apple demands for the name. */
	responseMode: "query" | "form_post";
	algorithms: string[];
}

interface Claims {
	sub?: string;
	email?: string;
	/** Apple has said "true" as well as true. */
	email_verified?: boolean | "true" | "false";
	name?: string;
}

/** Code flow with PKCE, state and nonce; an ID token counts only with its signature, issuer, audience and nonce right. */
export const openIdProviders = (providers: readonly OpenIdProvider[]) =>
	({
		id: "open-id-providers",
		init: (auth) => ({ context: { socialProviders: [...providers.map(asLibraryProvider), ...auth.socialProviders] } }),
	}) satisfies BetterAuthPlugin;

function asLibraryProvider(settings: OpenIdProvider): OAuthProvider<Claims> {
	const { id, name, clientId, scopes, responseMode } = settings;
	const options = async () => ({ clientId, clientSecret: await settings.clientSecret() });
	const provider: OAuthProvider<Claims> = {
		id,
		name,
		accountSubject: ({ profile }) => profile.sub ?? "",
		requiresIdTokenNonce: true,
		idToken: {
			jwks: createRemoteJWKSet(new URL(settings.keysUrl)),
			issuer: settings.issuers,
			audience: clientId,
			algorithms: settings.algorithms,
			maxTokenAge: "1h",
		},
		createAuthorizationURL: ({ state, codeVerifier, redirectURI, idTokenNonce }) =>
			createAuthorizationURL({
				id,
				options: { clientId },
				authorizationEndpoint: settings.authorizationUrl,
				state,
				codeVerifier,
				redirectURI,
				scopes,
				responseMode,
				...(idTokenNonce && { nonce: idTokenNonce }),
			}),
		validateAuthorizationCode: async ({ code, codeVerifier, redirectURI }) =>
			validateAuthorizationCode({
				code,
				redirectURI,
				options: await options(),
				tokenEndpoint: settings.tokenUrl,
				...(codeVerifier && { codeVerifier }),
			}),
		async getUserInfo({ idToken, expectedIdTokenNonce }) {
			if (!idToken || !(await verifyProviderIdToken(provider, idToken, expectedIdTokenNonce))) return null;
			const claims = decodeJwt<Claims>(idToken);
			return {
				user: {
					email: claims.email ?? null,
					emailVerified: claims.email_verified === true || claims.email_verified === "true",
					name: claims.name ?? "",
				},
				data: claims,
			};
		},
		options: {},
	};
	return provider;
}
