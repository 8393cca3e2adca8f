import type { WebsocketPluginOptions } from "@fastify/websocket";
import { limits } from "@sayso/contract/limits.ts";

/** Milliseconds a caller may take to answer a close frame; its types do not know this option of the library's. */
const closing = { closeTimeout: 5_000 };

/** How sockets are served: small messages, no memory for compression, and no waiting for callers who do not close. */
export const socketOptions: WebsocketPluginOptions = {
	options: {
		maxPayload: limits.audio.messageBytes,
		maxFragments: 16,
		perMessageDeflate: false,
		// Answers to a caller who sends pings and reads none would pile up: `routes/v1/ws.ts` answers them.
		autoPong: false,
		...closing,
	},
	// What a caller does wrong is no error of ours; the library has told them with its close frame.
	errorHandler: (error, _socket, request) => request.log.debug({ err: error }, "a socket broke off"),
};
