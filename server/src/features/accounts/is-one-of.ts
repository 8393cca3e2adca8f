import { timingSafeEqual } from "node:crypto";

/** Whether a digest is in the list. The comparison takes the same time for every digest of that length. */
export function isOneOf(digests: readonly string[], given: string): boolean {
	const bytes = Buffer.from(given);
	return digests
		.map((digest) => Buffer.from(digest))
		.map((expected) => expected.length === bytes.length && timingSafeEqual(expected, bytes))
		.includes(true);
}
