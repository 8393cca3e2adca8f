import { createContext, type ReactNode, use, useEffect, useLayoutEffect } from "react";
import type { Kept } from "./keep-input.ts";

/** Restores actions made in a prerendered part of the page before its hydration. */
export const OnHydration = createContext<Kept>({ giveTexts: () => undefined, giveBackPresses: () => undefined });

/** Restores them: the children belong to React now and respond. */
export function Hydrated({ children }: { children: ReactNode }) {
	const { giveTexts, giveBackPresses } = use(OnHydration);
	useLayoutEffect(giveTexts, [giveTexts]);
	useEffect(giveBackPresses, [giveBackPresses]);
	return children;
}
