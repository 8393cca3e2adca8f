import { listeningPath } from "@sayso/contract/v1/ws.ts";

/** The address of the server's listening socket. */
export function listeningAddress(): string {
	const address = new URL(`/api${listeningPath}`, location.href);
	address.protocol = address.protocol.replace("http", "ws");
	return address.href;
}
