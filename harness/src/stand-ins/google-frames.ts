import type { BrowserContext } from "@playwright/test";

type Answer = (data: unknown) => unknown;
interface Message {
	kind: "asked" | "answered";
	id: number;
	name: string;
	data: unknown;
}

/** A stand-in for Google's script with which Firebase's pages communicate, because tests run offline. */
export async function standInForGoogleFrames(context: BrowserContext): Promise<void> {
	const body = `(${googleFrames})()`;
	await context.route("https://apis.google.com/js/api.js*", (route) =>
		route.fulfill({ contentType: "text/javascript", body }),
	);
}

/** Runs in the page, and in the Firebase frame that it opens. */
function googleFrames(): void {
	const onLoad = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get("onload") ?? "gapi_onload";

	/** One end of the communication with another window. */
	function endOf(other: () => Window | null) {
		const handlers = new Map<string, Answer>();
		const waiting = new Map<number, (answers: unknown[]) => void>();
		const post = (message: Message) => other()?.postMessage({ googleFrames: message }, "*");
		window.addEventListener("message", ({ source, data }) => {
			const message: Message | undefined = data?.googleFrames;
			if (source !== other() || !message) return;
			if (message.kind === "answered") waiting.get(message.id)?.([message.data]);
			else post({ ...message, kind: "answered", data: handlers.get(message.name)?.(message.data) });
		});
		return {
			register: (name: string, answer: Answer) => handlers.set(name, answer),
			send(name: string, data: unknown, then: (answers: unknown[]) => void) {
				waiting.set(waiting.size, then);
				post({ kind: "asked", id: waiting.size - 1, name, data });
			},
		};
	}

	function open({ url, where }: { url: string; where: Element }, then: (end: object) => unknown): unknown {
		const frame = document.createElement("iframe");
		frame.src = url;
		frame.hidden = true;
		const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
		where.append(frame);
		return then({ ...endOf(() => frame.contentWindow), restyle: async () => {}, ping: () => loaded });
	}

	const context = { open, getParentIframe: () => endOf(() => window.parent) };
	const gapi = {
		load: (_part: string, { callback }: { callback: () => void }) => callback(),
		iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
	};
	Object.assign(window, { gapi });
	(window as unknown as Record<string, () => void>)[onLoad]?.();
}
