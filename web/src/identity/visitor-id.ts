const key = "visitor-id";

/** A random name of this browser, kept on the device: with an agreement, it says where somebody agreed. */
export function visitorId(): string {
	const kept = localStorage.getItem(key);
	if (kept) return kept;
	const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
	localStorage.setItem(key, made);
	return made;
}
