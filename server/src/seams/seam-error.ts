/** What an adapter throws when its vendor or engine fails. The message is for the log and holds no conversation text. */
export class SeamError extends Error {
	readonly retryable: boolean;
	/**
	 * The status that a server answered with, such as 401; 0 if no server could be reached, 408 if it took too long.
	 */
	readonly status: number | undefined;
	constructor(message: string, options: { retryable: boolean; cause?: unknown; status?: number }) {
		super(message, { cause: options.cause });
		this.name = "SeamError";
		this.retryable = options.retryable;
		this.status = options.status;
	}
}

/**
 * A remote process is shutting down in good order. This is not a failure: the process may be asked again when it is
 * back.
 */
export class SeamLeaves extends SeamError {
	constructor(message: string) {
		super(message, { retryable: true, status: 503 });
		this.name = "SeamLeaves";
	}
}
