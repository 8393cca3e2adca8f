/** One mail, to one person. */
export interface Mail {
	/** An address, without a name. */
	to: string;
	subject: string;
	html: string;
	text: string;
	/** Where a mail program can unsubscribe with one press (RFC 8058), for a mail that goes to subscribers. */
	unsubscribeUrl?: string;
	/** `name`: the file's, as it is saved. `type`: its media type. */
	attachments?: readonly { name: string; type: string; content: Uint8Array }[];
}

export interface MailTransport {
	/** As the configuration names it. */
	readonly name: string;
	readonly label: string;
	/** Whether a better one can be configured. */
	readonly basic: boolean;
	/**
	 * Hands a mail over.
	 * @throws {SeamError} `retryable` unless the mail server has refused this mail for good
	 */
	send(mail: Mail): Promise<void>;
	close(): Promise<void>;
}
