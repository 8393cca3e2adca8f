import { z } from "zod";

/** A token is renewed when it has less than this left: a call made with it may take a while. */
const marginMilliseconds = 60_000;

const Claims = z.object({ exp: z.number(), sub: z.string().optional() });

/** What a JSON Web Token says of itself (RFC 7519 §4.1): `exp` in seconds since 1970, `sub` whose it is. Proves nothing. */
export function claimsOf(token: string): z.infer<typeof Claims> {
	const payload = token.split(".")[1] ?? "";
	return Claims.parse(JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))));
}

/** One ID token in memory, renewed before it ends. Those who ask while it is being renewed share the one renewal. */
export function heldToken(renew: () => Promise<string | null>) {
	let held: { token: string; expires: number } | undefined;
	let renewing: Promise<string | null> | undefined;

	function begin(): Promise<string | null> {
		// What was asked for before the token was dropped may be about somebody else, or about an older sign-in.
		const isCurrent = () => renewing === renewal;
		const renewal = renew()
			.then((token) => {
				if (isCurrent()) held = token === null ? undefined : { token, expires: claimsOf(token).exp * 1000 };
				return token;
			})
			.finally(() => {
				if (isCurrent()) renewing = undefined;
			});
		return renewal;
	}

	return {
		async get({ fresh = false } = {}): Promise<string | null> {
			if (!fresh && held && held.expires - Date.now() > marginMilliseconds) return held.token;
			renewing ??= begin();
			return renewing;
		},
		drop(): void {
			held = undefined;
			renewing = undefined;
		},
	};
}
