const key = "visitor-id";

/** A random id of this browser, stored on the device and sent with an agreement to record where it was given. */
export function visitorId(): string {
	const kept = localStorage.getItem(key);
	if (kept) return kept;
	const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
	localStorage.setItem(key, made);
	return made;
}
