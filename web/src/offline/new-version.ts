/** Milliseconds between two looks for a new version while the page stays open. */
const pause = 60 * 60 * 1_000;

/** Whether the app is of another version than this page: the page may have come from the network, and be the new one already. */
async function isOtherVersion(): Promise<boolean> {
	const own = document.querySelector('script[type="module"][src]')?.getAttribute("src");
	const answer = await fetch("/app", { cache: "no-store" });
	const html = await answer.text();
	// What has no script of ours is the page of a portal.
	return answer.ok && own != null && html.includes('src="/assets/') && !html.includes(`"${own}"`);
}

/**
 * Tells when a newer version of the app is kept and waits for this page to be opened anew; a page that stays open for days
 * looks for one when it comes into sight. Where nothing is kept nothing waits.
 * @returns how to stop
 */
export function onNewVersion(tell: () => void): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	async function watch(): Promise<void> {
		// A page may be here before the first worker is, and stay open until there is a second.
		const registration = await navigator.serviceWorker?.ready;
		if (!registration || signal.aborted) return;
		const look = async () => {
			if (!registration.waiting || !registration.active) return;
			// Out of reach, it comes when the app is opened.
			if ((await isOtherVersion().catch(() => false)) && !signal.aborted) tell();
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
	// Without it a new version comes when the app is opened, as ever.
	watch().catch(() => undefined);
	return () => stop.abort();
}
