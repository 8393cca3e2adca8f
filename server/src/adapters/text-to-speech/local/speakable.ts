/**
 * What of a text Kokoro is given: Latin letters, digits and the marks that it breathes at. On what it cannot say at all the
 * library ends its process.
 *
 * @returns "" when nothing can be said
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
