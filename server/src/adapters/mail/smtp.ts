import { createTransport } from "nodemailer";
import type { MailTransport } from "../../seams/mail.ts";
import { SeamError } from "../../seams/seam-error.ts";

/** Milliseconds of silence after which a mail server counts as down. The mail is retried later. */
const usualPatience = 15_000;
/** Milliseconds for a whole mail, because a server that keeps sending small pieces is never silent. */
const usualDeadline = 120_000;

/**
 * Sends mail by SMTP.
 * @param options.url `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte
 * @param options.from the sender, as `Name <address>`
 * @param options.requireTls send nothing if the server does not offer encryption
 * @param options.patience milliseconds of silence allowed
 * @param options.deadline milliseconds that a mail may take in total
 */
export function smtpMail(options: {
	url: string;
	from: string;
	requireTls: boolean;
	patience?: number;
	deadline?: number;
}): MailTransport {
	const { patience = usualPatience, deadline = usualDeadline } = options;
	const server = new URL(options.url);
	const transport = createTransport({
		host: server.hostname,
		secure: server.protocol === "smtps:",
		requireTLS: options.requireTls,
		connectionTimeout: patience,
		greetingTimeout: patience,
		socketTimeout: patience,
		// Mails never attach files or fetch addresses: we compose their whole content.
		disableFileAccess: true,
		disableUrlAccess: true,
		...(server.port && { port: Number(server.port) }),
		...(server.username && {
			auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
		}),
	});
	return {
		name: "smtp",
		label: "Mail server",
		basic: false,
		async send({ to, subject, html, text, attachments = [], unsubscribeUrl }) {
			try {
				await transport.sendMail({
					...{ from: options.from, to: { name: "", address: to }, subject, html, text },

					signal: AbortSignal.timeout(deadline),
					headers: unsubscribeUrl ? oneClickHeaders(unsubscribeUrl) : {},
					attachments: attachments.map(({ name, type, content }) => ({
						filename: name,
						contentType: type,
						content: Buffer.from(content),
					})),
				});
			} catch (cause) {
				throw new SeamError("The mail server did not take a mail", { retryable: !isRefusedForGood(cause), cause });
			}
		},
		async close() {
			transport.close();
		},
	};
}

/** The headers that let a mail program offer an unsubscribe button. */
const oneClickHeaders = (url: string) => ({
	"List-Unsubscribe": `<${url}>`,
	"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** A 5xx answer to the recipient's address or to the mail itself. A refused login is not final: it can be fixed. */
function isRefusedForGood(error: unknown): boolean {
	const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
	return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
}
