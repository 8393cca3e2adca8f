import type { Page } from "@playwright/test";
import { type ListeningMessage, listeningPath } from "@sayso/contract/v1/ws.ts";

/** Seconds of listening allowed: more than a slow machine needs to press Stop & Process. */
const longest = 300;

/**
 * Replaces the server's recogniser: the words of the partner are sent as soon as any audio arrives. The microphone and
 * the audio frames are real. The stand-in runs in the page, because a busy browser would delay fifty frames a second on
 * their way out. Call it before the page is opened.
 */
export async function partnerSays(page: Page, words: string): Promise<void> {
	await page.addInitScript(standIn, { path: listeningPath, words, longest });
}

/** Runs in the page: replaces the listening socket with one that answers like the server's. */
function standIn({ path, words, longest }: { path: string; words: string; longest: number }) {
	function listener() {
		const socket = {
			OPEN: 1,
			readyState: 0,
			bufferedAmount: 0,
			onopen: null as (() => void) | null,
			onmessage: null as ((event: { data: string }) => void) | null,
			onclose: null as ((event: { code: number }) => void) | null,
			send(message: string | ArrayBuffer) {
				if (typeof message !== "string") hear();
				else if (JSON.parse(message).type === "start") say({ type: "ready", engine: "scripted", max_seconds: longest });
				else queueMicrotask(() => socket.onclose?.({ code: 1000 }));
			},
			close() {},
		};
		let isHeard = false;
		const say = (message: ListeningMessage) => socket.onmessage?.({ data: JSON.stringify(message) });
		function hear() {
			if (!isHeard) say({ type: "final", text: words });
			isHeard = true;
		}
		setTimeout(() => {
			socket.readyState = socket.OPEN;
			socket.onopen?.();
		});
		return socket;
	}
	window.WebSocket = new Proxy(window.WebSocket, {
		construct: (Real, [address]) => (new URL(address).pathname.endsWith(path) ? listener() : new Real(address)),
	});
}
