/** What an adapter throws when its vendor or engine fails. The message is for the log and holds no conversation text. */
export class SeamError extends Error {
	readonly retryable: boolean;
	constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
		super(message, { cause: options.cause });
		this.name = "SeamError";
		this.retryable = options.retryable;
	}
}
