/** Calls `act` when the page is shown again as it was left, out of the browser's memory. @returns how to stop */
export function onShownAgain(act: () => void): () => void {
	const shown = ({ persisted }: PageTransitionEvent) => {
		if (persisted) act();
	};
	window.addEventListener("pageshow", shown);
	return () => window.removeEventListener("pageshow", shown);
}
