import { dayMilliseconds } from "@sayso/contract/day.ts";

const name = "profile-incomplete";
const days = 30;

/** If the browser blocks cookies, the app works without this one. */
const isBlocked = () => undefined;

/** Stores on the device, for 30 days, whether the profile is incomplete. */
export async function writeProfileIncomplete(incomplete: boolean): Promise<void> {
	const expires = Date.now() + days * dayMilliseconds;
	// Browsers have no cookie store on insecure connections.
	await globalThis.cookieStore
		?.set({ name, value: String(incomplete), expires, path: "/", sameSite: "lax" })
		.catch(isBlocked);
}

/** The last stored value, for when the server is unreachable; undefined if nothing is known of the signed-in person. */
export function readProfileIncomplete(): boolean | undefined {
	const kept = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
	return kept === undefined ? undefined : kept === `${name}=true`;
}

/** Clears the value of the previous person. */
export async function forgetProfileIncomplete(): Promise<void> {
	await globalThis.cookieStore?.delete(name).catch(isBlocked);
}
