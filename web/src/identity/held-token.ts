import { z } from "zod";

/** A token is renewed when it has less than this left: a call made with it may take a while. */
const marginMilliseconds = 60_000;

const Claims = z.object({ exp: z.number() });

/** When a JSON Web Token ends, in milliseconds since 1970 (RFC 7519 §4.1.4 counts seconds). Reads it, proves nothing. */
function expiryOf(token: string): number {
	const payload = token.split(".")[1] ?? "";
	const json = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
	return Claims.parse(JSON.parse(json)).exp * 1000;
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
				if (isCurrent()) held = token === null ? undefined : { token, expires: expiryOf(token) };
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
