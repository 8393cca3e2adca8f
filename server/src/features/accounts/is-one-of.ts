import { timingSafeEqual } from "node:crypto";

/** Whether a digest that was kept or given is one of these, in a time that says nothing of how nearly. */
export function isOneOf(digests: readonly string[], given: string): boolean {
	const bytes = Buffer.from(given);
	return digests
		.map((digest) => Buffer.from(digest))
		.map((expected) => expected.length === bytes.length && timingSafeEqual(expected, bytes))
		.includes(true);
}
