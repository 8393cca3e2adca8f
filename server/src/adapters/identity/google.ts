import type { OpenIdProvider } from "./open-id.ts";

/** Google, at the addresses its discovery document names. */
export const google = (client: { id: string; secret: string }): OpenIdProvider => ({
	id: "google",
	name: "Google",
	issuers: ["https://accounts.google.com", "accounts.google.com"],
	authorizationUrl: "https://accounts.google.com/o/oauth2/v2/auth",
	tokenUrl: "https://oauth2.googleapis.com/token",
	keysUrl: "https://www.googleapis.com/oauth2/v3/certs",
	clientId: client.id,
	clientSecret: async () => client.secret,
	scopes: ["openid", "email", "profile"],
	responseMode: "query",
	algorithms: ["RS256"],
});
