import { whenIdle } from "../hydration/when-idle.ts";

/** Hydrates the islands of this page when the browser is idle, each shortly before it becomes visible. */
export async function hydrateIslands(islands: NodeListOf<HTMLElement>): Promise<void> {
	if (islands.length === 0) return;
	await whenIdle();
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
}
