let last = 0;

/** A UUID (RFC 9562, version 7) that sorts after all earlier ones of this page: it begins with the time in milliseconds. */
export function orderedId(now = Date.now()): string {
	last = Math.max(last + 1, now);
	const time = last.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** The time when such an id was made. Ids of the same millisecond still have an order. */
export const timeOf = (id: string): Date => new Date(Number.parseInt(id.slice(0, 13).replace("-", ""), 16));
