import { hydrateRoot } from "react-dom/client";
import { keepDone } from "../waking/keep-done.ts";
import { OnWoken, Woken } from "../waking/woken.tsx";
import { type IslandName, islands } from "./islands.ts";

const isIsland = (name: string | undefined): name is IslandName => name !== undefined && name in islands;

/** Wakes the island that stands in this element. */
export async function hydrate(element: HTMLElement): Promise<void> {
	const { island: name } = element.dataset;
	if (!isIsland(name)) return;
	const Component = await islands[name]();
	hydrateRoot(
		element,
		<OnWoken value={keepDone(element)}>
			<Woken>
				<Component />
			</Woken>
		</OnWoken>,
		{ identifierPrefix: name },
	);
}
