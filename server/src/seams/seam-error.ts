/** What an adapter throws when its vendor or engine fails. The message is for the log and holds no conversation text. */
export class SeamError extends Error {
	readonly retryable: boolean;
	/** What a server answered with, such as 401; 0 where none could be reached, 408 where it took too long. */
	readonly status: number | undefined;
	constructor(message: string, options: { retryable: boolean; cause?: unknown; status?: number }) {
		super(message, { cause: options.cause });
		this.name = "SeamError";
		this.retryable = options.retryable;
		this.status = options.status;
	}
}

/** Whoever works for us stops in good order: it has failed at nothing, and may be asked again when it is back. */
export class SeamLeaves extends SeamError {
	constructor(message: string) {
		super(message, { retryable: true, status: 503 });
		this.name = "SeamLeaves";
	}
}
