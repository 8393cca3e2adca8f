/** Timeouts of a connection, in milliseconds. */
export interface Timeouts {
	/** Until the last line of a request's head has arrived. */
	head: number;
	/** Until the last byte of its body has arrived, 64 KB at most. A response may take as long as it needs. */
	request: number;
	/** How often both timeouts are checked. */
	check: number;
}

/** A connection that cannot send 64 KB in 30 s, which is 17 kbit/s, could not carry a conversation either. */
export const timeouts: Timeouts = { head: 10_000, request: 30_000, check: 2_000 };
