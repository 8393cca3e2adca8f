/** One mail, to one person. */
export interface Mail {
	/** An address, without a name. */
	to: string;
	subject: string;
	html: string;
	text: string;
	/** Where a mail program can unsubscribe with one click (RFC 8058). Set for mails to subscribers. */
	unsubscribeUrl?: string;
	/** `name`: the file name. `type`: the media type. */
	attachments?: readonly { name: string; type: string; content: Uint8Array }[];
}

export interface MailTransport {
	/** The name in the configuration. */
	readonly name: string;
	readonly label: string;
	/** Whether a better transport can be configured. */
	readonly basic: boolean;
	/** Sends a mail. @throws {SeamError} `retryable` unless the mail server has rejected this mail for good */
	send(mail: Mail): Promise<void>;
	close(): Promise<void>;
}
