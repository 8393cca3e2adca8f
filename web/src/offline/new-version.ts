/** Milliseconds between two checks for a new version while the page stays open. */
const pause = 60 * 60 * 1_000;

/** Whether the waiting version differs from this page, which may have come from the network and be new already. */
async function isOtherVersion(): Promise<boolean> {
	const own = document.querySelector('script[type="module"][src]')?.getAttribute("src");
	const answer = await fetch("/app", { cache: "no-store" });
	const html = await answer.text();
	// A page without our script is a captive portal's.
	return answer.ok && own != null && html.includes('src="/assets/') && !html.includes(`"${own}"`);
}

/**
 * Notifies when a newer version of the app is stored and waits for a reload; a page open for days checks when it becomes visible.
 * If nothing is stored, no version waits.
 * @returns how to stop
 */
export function onNewVersion(notify: () => void): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	async function watch(): Promise<void> {
		// A page may open before the first worker exists, and stay open until a second one.
		const registration = await navigator.serviceWorker?.ready;
		if (!registration || signal.aborted) return;
		const look = async () => {
			if (!registration.waiting || !registration.active) return;
			// If the server is unreachable, the new version comes at the next start of the app.
			if ((await isOtherVersion().catch(() => false)) && !signal.aborted) notify();
		};
		const follow = () => registration.installing?.addEventListener("statechange", look, { signal });
		void look();
		follow();
		registration.addEventListener("updatefound", follow, { signal });
		let last = Date.now();
		function lookAgain() {
			if (document.visibilityState === "hidden" || Date.now() - last < pause) return;
			last = Date.now();
			void registration.update().catch(() => undefined);
		}
		document.addEventListener("visibilitychange", lookAgain, { signal });
	}
	// Without it a new version comes at the next start of the app, as usual.
	watch().catch(() => undefined);
	return () => stop.abort();
}
