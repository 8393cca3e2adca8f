import { createContext, type ReactNode, use, useEffect } from "react";

/** What is to be done once a part of the page that was made at build time is awake. */
export const OnWoken = createContext<() => void>(() => undefined);

/** Tells it: its children are React's now, and answer. */
export function Woken({ children }: { children: ReactNode }) {
	const tell = use(OnWoken);
	useEffect(tell, [tell]);
	return children;
}
