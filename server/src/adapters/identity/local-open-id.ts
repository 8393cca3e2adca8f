import { once } from "node:events";
import { createServer } from "node:http";
import { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import Provider from "oidc-provider";
import type { OpenIdProvider } from "./open-id.ts";

const clientSecret = "local";
const names = { google: "Google", apple: "Apple" } as const;

/**
 * A real OpenID Connect provider on a local port, for development. It takes the place of Google and Apple and accepts
 * every identity without a check. An e-mail address that begins with `unproved` is returned as unverified.
 * @param options.port 0 for any free port
 */
export async function startLocalOpenId(options: {
	publicUrl: string;
	host: string;
	port: number;
}): Promise<{ providers: OpenIdProvider[]; close(): Promise<void> }> {
	const server = createServer().listen(options.port, options.host);
	await once(server, "listening");
	const address = server.address();
	if (typeof address !== "object" || !address) throw new Error("A listening server has no address");
	const issuer = `http://${new URL(options.publicUrl).hostname}:${address.port}`;

	const provider = new Provider(issuer, {
		clients: SignInProvider.options.map((id) => ({
			client_id: id,
			client_secret: clientSecret,
			redirect_uris: [`${options.publicUrl}/api/auth/callback/${id}`],
			token_endpoint_auth_method: "client_secret_post",
		})),
		claims: { email: ["email", "email_verified"], profile: ["name"] },
		// Google and Apple put the claims of the scopes into the ID token itself.
		conformIdTokenClaims: false,
		pkce: { required: () => true },
		findAccount: (_context, email) => ({
			accountId: email,
			claims: async () => ({ sub: email, email, email_verified: !email.startsWith("unproved"), name: "Local Person" }),
		}),
	});
	server.on("request", provider.callback());
	return {
		providers: SignInProvider.options.map((id) => ({
			id,
			name: names[id],
			issuers: [issuer],
			authorizationUrl: `${issuer}/auth`,
			tokenUrl: `${issuer}/token`,
			keysUrl: `${issuer}/jwks`,
			clientId: id,
			clientSecret: async () => clientSecret,
			scopes: ["openid", "email", "profile"],
			responseMode: id === "apple" ? "form_post" : "query",
			algorithms: ["RS256"],
		})),
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
