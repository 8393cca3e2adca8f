/** Milliseconds after which a page that should have been left can be used again. */
const leavingMilliseconds = 10_000;

/** Leaves this page for another. @returns once this one is used again: the person came back, or it was not left after all */
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

/** Calls `act` when the page is shown again as it was left, out of the browser's memory. @returns how to stop */
export function onShownAgain(act: () => void): () => void {
	const shown = ({ persisted }: PageTransitionEvent) => {
		if (persisted) act();
	};
	window.addEventListener("pageshow", shown);
	return () => window.removeEventListener("pageshow", shown);
}
