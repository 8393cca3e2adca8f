import { dayMilliseconds } from "@sayso/contract/day.ts";

const name = "profile-incomplete";
const days = 30;

/** A browser that blocks cookies goes on without this one. */
const isBlocked = () => undefined;

/** Keeps on the device, for 30 days, whether the profile is still to be completed. */
export async function writeProfileIncomplete(incomplete: boolean): Promise<void> {
	const expires = Date.now() + days * dayMilliseconds;
	// Browsers have no cookie store where a page came over an unprotected connection.
	await globalThis.cookieStore
		?.set({ name, value: String(incomplete), expires, path: "/", sameSite: "lax" })
		.catch(isBlocked);
}

/** What was last kept here, for when the server cannot say; undefined where nothing is known of whoever is signed in. */
export function readProfileIncomplete(): boolean | undefined {
	const kept = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
	return kept === undefined ? undefined : kept === `${name}=true`;
}

/** What one person left behind says nothing about the next. */
export async function forgetProfileIncomplete(): Promise<void> {
	await globalThis.cookieStore?.delete(name).catch(isBlocked);
}
