import type { WebsocketPluginOptions } from "@fastify/websocket";
import { limits } from "@sayso/contract/limits.ts";

/** Milliseconds that a caller may take to answer a close frame. The library's types lack this option. */
const closing = { closeTimeout: 5_000 };

/** Socket options: small messages, no memory for compression, and a timeout for callers who do not close. */
export const socketOptions: WebsocketPluginOptions = {
	options: {
		maxPayload: limits.audio.messageBytes,
		maxFragments: 16,
		perMessageDeflate: false,
		// Off, because answers to a caller who sends pings and reads nothing would pile up: `routes/v1/ws.ts` answers
		// pings.
		autoPong: false,
		...closing,
	},
	// A caller's protocol violation is not our error. The library has already sent the reason in its close frame.
	errorHandler: (error, _socket, request) => request.log.debug({ err: error }, "a socket broke off"),
};
