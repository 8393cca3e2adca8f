import type { Page } from "@playwright/test";
import { type ListeningMessage, listeningPath } from "@sayso/contract/v1/ws.ts";

/** Seconds that may be listened: more than a slow machine needs to press Stop & Process. */
const longest = 300;

/**
 * A partner who is understood as soon as any sound comes, in the place of the server's recogniser: the microphone and the
 * frames of its sound are the page's own. It answers in the page, as fifty frames a second would wait for one another on
 * their way out of a busy browser. Call it before the page is opened.
 */
export async function partnerSays(page: Page, words: string): Promise<void> {
	await page.addInitScript(standIn, { path: listeningPath, words, longest });
}

/** Runs in the page: whoever opens the listening socket has one that answers as the server's does. */
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
