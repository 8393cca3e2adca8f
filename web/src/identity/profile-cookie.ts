const name = "profile-incomplete";
const days = 30;

/** Keeps on the device, for 30 days, whether the profile is still to be completed. */
export async function writeProfileIncomplete(incomplete: boolean): Promise<void> {
	const expires = Date.now() + days * 24 * 60 * 60 * 1000;
	// Browsers have no cookie store where a page came over an unprotected connection.
	await globalThis.cookieStore?.set({ name, value: String(incomplete), expires, path: "/", sameSite: "lax" });
}

/** What was last kept here, for when the server cannot say. */
export const readProfileIncomplete = (): boolean => document.cookie.split("; ").includes(`${name}=true`);
