import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import type { BetterAuthPlugin } from "better-auth";
import {
	createAuthorizationURL,
	type OAuthProvider,
	validateAuthorizationCode,
	verifyProviderIdToken,
} from "better-auth/oauth2";
import { createRemoteJWKSet, decodeJwt } from "jose";

/** An OpenID Connect provider with fixed addresses, so that no discovery request is needed before the first sign-in. */
export interface OpenIdProvider {
	id: SignInProvider;
	name: string;
	/** The issuers that an ID token may have. */
	issuers: string[];
	authorizationUrl: string;
	tokenUrl: string;
	keysUrl: string;
	clientId: string;
	/** Called for each code, because Apple's secret is a signed token that expires. */
	clientSecret(): Promise<string>;
	scopes: string[];
	/**
	 * How the provider returns the code: `query`, or a form posted to us, which Apple requires if the name is
	 * requested.
	 */
	responseMode: "query" | "form_post";
	algorithms: string[];
}

interface Claims {
	sub?: string;
	email?: string;
	/** Apple has also returned "true" as a string. */
	email_verified?: boolean | "true" | "false";
	name?: string;
}

/**
 * Code flow with PKCE, state and nonce. An ID token is accepted only if its signature, issuer, audience and nonce are
 * right.
 */
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
