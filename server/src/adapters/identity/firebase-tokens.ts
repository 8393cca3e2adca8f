import { createRemoteJWKSet, type JWTPayload, jwtVerify, UnsecuredJWT } from "jose";
import { z } from "zod";
import type { FirebaseConfig } from "../../config/sign-in.ts";

const googleKeys = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

const Claims = z.object({ sub: z.string().min(1), auth_time: z.int() });
type Claims = z.infer<typeof Claims>;

/**
 * Verifies a Firebase ID token. Returns its claims, or null if it is expired, forged or of another project. The
 * emulator does not sign its tokens; unsigned tokens are accepted from the emulator only.
 */
export function firebaseTokens({ projectId, access }: FirebaseConfig): (token: string) => Promise<Claims | null> {
	const expected = { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId };
	const keys = createRemoteJWKSet(new URL(googleKeys));
	const payloadOf = async (token: string): Promise<JWTPayload> =>
		"emulator" in access
			? UnsecuredJWT.decode(token, expected).payload
			: (await jwtVerify(token, keys, { ...expected, algorithms: ["RS256"] })).payload;
	return async (token) => {
		const payload = await payloadOf(token).catch(() => null);
		return Claims.safeParse(payload).data ?? null;
	};
}
