/**
 * Subscribes to the newsletter. It does not use the API client of the signed-in area, which the public pages do not load.
 * @returns whether the address was accepted
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
