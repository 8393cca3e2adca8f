let last = 0;

/** A UUID (RFC 9562, version 7) that sorts after all this page made before: it begins with the time, in milliseconds. */
export function orderedId(now = Date.now()): string {
	last = Math.max(last + 1, now);
	const time = last.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** When such an identifier was made: what is said in the same millisecond has its order even so. */
export const timeOf = (id: string): Date => new Date(Number.parseInt(id.slice(0, 13).replace("-", ""), 16));
