/**
 * Asks for the newsletter. Not with the client of the signed-in area: the public pages load none of it.
 *
 * @returns whether the address was taken
 */
export async function subscribe(email: string, website: string): Promise<boolean> {
	try {
		const { ok } = await fetch("/api/v1/email-subscribe", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ email, website }),
		});
		return ok;
	} catch {
		return false;
	}
}
