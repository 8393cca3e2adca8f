import type { LocalListening } from "./local-listening.ts";

/** What `/v1/status` says of the server's own recogniser. */
export interface ServerListening {
	label: string;
	/** The recogniser is a basic one; the operator can configure a better one. */
	basic: boolean;
	available: boolean;
}

/** What this browser can do. */
export interface BrowserListening {
	listens: boolean;
	/** Recognition on the device itself, so that no sound leaves it; undefined while unknown. */
	local: LocalListening | undefined;
}

export interface ChosenRecogniser {
	kind: "server" | "browser";
	/** The browser must listen on the device: the person did not agree that its maker receives the sound. */
	isLocal: boolean;
	/** The name that the screen shows. */
	label: string;
	/** The browser has a better recogniser, which needs the person's agreement that its maker receives the sound. */
	offer: boolean;
	/** The browser can listen on the device after a download. */
	install: boolean;
	/** The browser may take over if the server fails: the person agreed. */
	standIn: boolean;
}

/**
 * Chooses the recogniser, best first: the browser's on the device, which sends no sound away; a good one on the server; the
 * browser's online one, if the person agreed; the server's basic one. With `person.serverFirst` the server comes first.
 * @param server undefined while unknown
 * @param person.agreed whether they agreed that the browser's maker may receive the sound
 * @param person.serverFirst whether they want the server to listen whenever it can
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
