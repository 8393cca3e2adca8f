import type { IslandName } from "./islands.ts";

/** Where an island stands: `render.tsx` puts its HTML in, `site.ts` hydrates it. */
export function Island({ name }: { name: IslandName }) {
	return <div data-island={name} data-unhydrated="" />;
}
