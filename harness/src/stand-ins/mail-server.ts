import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail {
	/** The envelope's recipients, and the raw mail. */
	to: string[];
	raw: string;
}

/** A real mail server that stores its mails. @param port 0 for any free port */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}) {
	const received: ReceivedMail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onData(stream, session, done) {
			text(stream).then((raw) => {
				received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
				done();
			}, done);
		},
		...options,
	});
	server.on("error", () => {});
	server.listen(port, "127.0.0.1");
	await once(server.server, "listening");
	const address = server.server.address() as AddressInfo;
	return {
		port: address.port,
		url: `smtp://127.0.0.1:${address.port}`,
		received,
		close: () => new Promise<void>((resolve) => server.close(resolve)),
	};
}
