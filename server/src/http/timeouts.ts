/** How long a connection may take, in milliseconds. */
export interface Timeouts {
	/** Until the last line of a request's head has come. */
	head: number;
	/** Until the last byte of its body has: 64 KB at most. An answer may take as long as it needs. */
	request: number;
	/** How often both are looked at. */
	check: number;
}

/** A line that carries 64 KB in 30 s carries no conversation either: 17 kbit/s. */
export const timeouts: Timeouts = { head: 10_000, request: 30_000, check: 2_000 };
