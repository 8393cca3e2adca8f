import { type ReactNode, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../waking/when-idle.ts";
import { whenUsed } from "../waking/when-used.ts";

interface LoadedLaterProps {
	isOpen: boolean;
	/** Loads what the children are made of. */
	load: () => Promise<unknown>;
	/** One lazy component; it stays once it was opened, to close as it likes. */
	children: ReactNode;
}

/**
 * A part of a screen that is seen only while it is open. What it is made of is loaded once somebody uses the page and the
 * browser has nothing else to do, or when it is first opened.
 */
export function LoadedLater({ isOpen, load, children }: LoadedLaterProps) {
	const [wasOpened, setWasOpened] = useState(isOpen);
	if (isOpen && !wasOpened) setWasOpened(true);
	useEffect(() => {
		void whenUsed().then(whenIdle).then(load);
	}, [load]);
	return wasOpened && <Suspense>{children}</Suspense>;
}
