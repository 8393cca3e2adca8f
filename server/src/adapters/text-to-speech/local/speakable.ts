/**
 * The text that Kokoro gets: Latin letters, digits, and the punctuation at which it pauses. On anything it cannot
 * speak, the library ends its process.
 * @returns "" if nothing can be spoken
 */
export function speakable(text: string): string {
	const known = text
		.normalize("NFC")
		.replace(/[‘’ʼ′]/g, "'")
		.replace(/\s*[–—]\s*/g, ", ")
		.replace(/…/g, "...")
		.replace(/[^\p{Script=Latin}\p{M}0-9.,!?;:'"()\s-]/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
	return /[\p{Script=Latin}0-9]/u.test(known) ? known : "";
}
