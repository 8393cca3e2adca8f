import { hydrateRoot } from "react-dom/client";
import { Hydrated, OnHydration } from "../hydration/hydrated.tsx";
import { keepInput } from "../hydration/keep-input.ts";
import { type IslandName, islands } from "./islands.ts";

const isIsland = (name: string | undefined): name is IslandName => name !== undefined && name in islands;

/** Hydrates the island in this element. */
export async function hydrate(element: HTMLElement): Promise<void> {
	const { island: name } = element.dataset;
	if (!isIsland(name)) return;
	const Component = await islands[name]();
	hydrateRoot(
		element,
		<OnHydration value={keepInput(element)}>
			<Hydrated>
				<Component />
			</Hydrated>
		</OnHydration>,
		{ identifierPrefix: name },
	);
}
