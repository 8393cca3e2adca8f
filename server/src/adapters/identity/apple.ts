import { importPKCS8, SignJWT } from "jose";
import type { OpenIdProvider } from "./open-id.ts";

const issuer = "https://appleid.apple.com";
const minute = 60;

/** Our credentials at Apple: the services id, and the key that signs our client secret (PKCS 8, PEM). */
export interface AppleClient {
	id: string;
	teamId: string;
	keyId: string;
	privateKey: string;
}

/** Apple, at the addresses its discovery document names. */
export const apple = (client: AppleClient): OpenIdProvider => ({
	id: "apple",
	name: "Apple",
	issuers: [issuer],
	authorizationUrl: `${issuer}/auth/authorize`,
	tokenUrl: `${issuer}/auth/token`,
	keysUrl: `${issuer}/auth/keys`,
	clientId: client.id,
	clientSecret: appleSecret(client),
	scopes: ["openid", "email", "name"],
	responseMode: "form_post",
	algorithms: ["RS256"],
});

/**
 * Apple's client secret is a JWT that we sign (ES256). Apple accepts lifetimes up to six months. Ours is valid for an
 * hour and renewed ten minutes before it expires.
 */
export function appleSecret(client: AppleClient, now = () => Date.now()): () => Promise<string> {
	let secret: { value: string; renewAt: number } | undefined;
	return async () => {
		const seconds = Math.floor(now() / 1000);
		if (secret && seconds < secret.renewAt) return secret.value;
		const value = await new SignJWT()
			.setProtectedHeader({ alg: "ES256", kid: client.keyId })
			.setIssuer(client.teamId)
			.setSubject(client.id)
			.setAudience(issuer)
			.setIssuedAt(seconds)
			.setExpirationTime(seconds + 60 * minute)
			.sign(await importPKCS8(client.privateKey, "ES256"));
		secret = { value, renewAt: seconds + 50 * minute };
		return value;
	};
}
