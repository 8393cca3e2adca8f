import type { LocalListening } from "./local-listening.ts";

/** What `/v1/status` says of the server's own recogniser. */
export interface ServerListening {
	label: string;
	/** It hears words poorly: a better one can be configured. */
	basic: boolean;
	available: boolean;
}

/** What this browser can do. */
export interface BrowserListening {
	listens: boolean;
	/** On the device itself, so that nothing leaves it; undefined while that is unknown. */
	local: LocalListening | undefined;
}

export interface ChosenRecogniser {
	kind: "server" | "browser";
	/** The browser listens on the device itself, and may not otherwise: nobody agreed to that. */
	isLocal: boolean;
	/** As the screen names it. */
	label: string;
	/** The browser could listen better, once the person has agreed to what that means for the sound. */
	offer: boolean;
	/** The browser could listen on the device itself, once it has fetched what it needs. */
	install: boolean;
	/** The browser may go on where the server cannot: the person agreed to what that means. */
	standIn: boolean;
}

/**
 * Which recogniser listens, best first: the browser's on the device itself, which nothing leaves; a good one of the server's;
 * the browser's as its maker has it, where the person agreed; the server's basic one. Who wants the server first has it.
 *
 * @param server undefined while unknown
 * @param person.agreed whether they agreed that the browser's maker may receive the sound
 * @param person.serverFirst whether they want the server to listen wherever it can
 */
export function chooseRecogniser(
	server: ServerListening | undefined,
	{ listens, local }: BrowserListening,
	{ agreed, serverFirst }: { agreed: boolean; serverFirst: boolean },
): ChosenRecogniser {
	const standIn = listens && agreed;
	const none = { isLocal: false, offer: false, install: false, standIn };
	const byServer = { kind: "server", label: server?.label ?? "Listening" } as const;
	if (serverFirst) return { ...none, ...byServer };
	if (local === "available") return { ...none, kind: "browser", isLocal: true, label: "Listening on this device" };
	const install = local === "downloadable" || local === "downloading";
	const isGood = server?.available && !server.basic;
	if (!isGood && standIn) return { ...none, kind: "browser", label: "Your browser’s listening", install };
	return { ...none, ...byServer, offer: !isGood && listens, install };
}
