import { z } from "zod";

/** A token with less than this left is renewed, so that it stays valid during a call. */
const marginMilliseconds = 60_000;

const Claims = z.object({ exp: z.number(), sub: z.string().optional() });

/**
 * The claims of a JSON Web Token (RFC 7519 §4.1): `exp` in seconds since 1970, `sub` the person's id. They are not verified here.
 */
export function claimsOf(token: string): z.infer<typeof Claims> {
	const payload = token.split(".")[1] ?? "";
	return Claims.parse(JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))));
}

/** One ID token in memory, renewed before it expires. Simultaneous requests share one renewal. */
export function heldToken(renew: () => Promise<string | null>) {
	let held: { token: string; expires: number } | undefined;
	let renewing: Promise<string | null> | undefined;

	function begin(): Promise<string | null> {
		// A token requested before the drop may belong to another person or an older sign-in.
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
