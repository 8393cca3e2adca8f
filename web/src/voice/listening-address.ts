import { listeningPath } from "@sayso/contract/v1/ws.ts";

/** Where the server listens: its socket. */
export function listeningAddress(): string {
	const address = new URL(`/api${listeningPath}`, location.href);
	address.protocol = address.protocol.replace("http", "ws");
	return address.href;
}
