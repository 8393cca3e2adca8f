import type { IslandName } from "./islands.ts";

/** The place of an island: `render.tsx` inserts its HTML, `site.ts` hydrates it. */
export function Island({ name }: { name: IslandName }) {
	return <div data-island={name} data-unhydrated="" />;
}
