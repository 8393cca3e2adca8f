const whenIdle = window.requestIdleCallback ?? ((wake: () => void) => setTimeout(wake, 200));

/** Wakes the islands of this page when there is nothing else to do, and each only when it is about to be seen. */
export function wakeIslands(islands: NodeListOf<HTMLElement>): void {
	if (islands.length === 0) return;
	// A form that is sent before its island woke would leave the page.
	document.addEventListener("submit", (event) => event.preventDefault());
	whenIdle(async () => {
		const { hydrate } = await import("./hydrate.tsx");
		const seen = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) {
					if (!isIntersecting || !(target instanceof HTMLElement)) continue;
					seen.unobserve(target);
					void hydrate(target);
				}
			},
			{ rootMargin: "100%" },
		);
		for (const island of islands) seen.observe(island);
	});
}
