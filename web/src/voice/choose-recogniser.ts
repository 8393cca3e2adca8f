/** What `/v1/status` says of the server's own recogniser. */
export interface ServerListening {
	label: string;
	/** It hears words poorly: a better one can be configured. */
	basic: boolean;
	available: boolean;
}

export interface ChosenRecogniser {
	kind: "server" | "browser";
	/** As the screen names it. */
	label: string;
	/** The browser could listen better, once the person has agreed to what that means for the sound. */
	offer: boolean;
}

const browserListeningLabel = "Your browser’s listening";

/**
 * Which recogniser listens: a good one of the server's; else the browser's, where it has one and the person agreed;
 * else the server's basic one.
 *
 * @param server undefined while unknown
 * @param browser whether this browser can listen by itself
 * @param agreed whether the person agreed that the browser's maker may receive the sound
 */
export function chooseRecogniser(
	server: ServerListening | undefined,
	browser: boolean,
	agreed: boolean,
): ChosenRecogniser {
	const good = server?.available && !server.basic;
	if (!good && browser && agreed) return { kind: "browser", label: browserListeningLabel, offer: false };
	return { kind: "server", label: server?.label ?? "Listening", offer: !good && browser };
}
