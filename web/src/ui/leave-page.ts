/** Milliseconds after which a page that did not navigate away can be used again. */
const leavingMilliseconds = 10_000;

/** Navigates to another page. @returns once this page is used again: the person came back, or the navigation failed */
export function leavePage(url: string, leave = (url: string) => window.location.assign(url)): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const stop = onShownAgain(resolve);
	const wait = setTimeout(resolve, leavingMilliseconds);
	leave(url);
	return promise.finally(() => {
		stop();
		clearTimeout(wait);
	});
}

/** Calls `act` when the page is restored from the browser's back/forward cache. @returns how to stop */
export function onShownAgain(act: () => void): () => void {
	const shown = ({ persisted }: PageTransitionEvent) => {
		if (persisted) act();
	};
	window.addEventListener("pageshow", shown);
	return () => window.removeEventListener("pageshow", shown);
}
