import { createContext, type ReactNode, use, useEffect, useLayoutEffect } from "react";
import type { Kept } from "./keep-input.ts";

/** What was done in a part of the page that was made at build time, until it is hydrated. */
export const OnHydration = createContext<Kept>({ giveTexts: () => undefined, giveBackPresses: () => undefined });

/** Gives it back: its children are React's now, and answer. */
export function Hydrated({ children }: { children: ReactNode }) {
	const { giveTexts, giveBackPresses } = use(OnHydration);
	useLayoutEffect(giveTexts, [giveTexts]);
	useEffect(giveBackPresses, [giveBackPresses]);
	return children;
}
