import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { whenIdle } from "../hydration/when-idle.ts";
import { whenUsed } from "../hydration/when-used.ts";
import { useToast } from "./toast.tsx";

interface LoadedLaterProps {
	isOpen: boolean;
	/** Called if loading failed: the part is not open. */
	onFailed: () => void;
	/** Loads the code of the children. */
	load: () => Promise<unknown>;
	/** Shown while it is open and still loading. */
	meanwhile?: ReactNode;
	/** One lazy component; it stays mounted once opened, so that it can animate its closing. */
	children: ReactNode;
}

/**
 * A part of a screen that shows only while it is open. Its code is loaded once the page is in use and the browser is idle, or when
 * it is first opened. If loading fails, that is reported, and the screen stays.
 */
export function LoadedLater({ isOpen, onFailed, load, meanwhile, children }: LoadedLaterProps) {
	const [isHere, setHere] = useState(false);
	const show = useToast();
	const failed = useEffectEvent(() => {
		if (!isOpen) return;
		onFailed();
		show("This could not be opened just now. Please try again.", "error");
	});
	useEffect(() => {
		// A failed load is tried again when the part is opened.
		void whenUsed()
			.then(whenIdle)
			.then(load)
			.catch(() => undefined);
	}, [load]);
	useEffect(() => {
		if (!isOpen || isHere) return;
		let isWanted = true;
		load().then(
			() => setHere(true),
			() => isWanted && failed(),
		);
		return () => {
			isWanted = false;
		};
	}, [isOpen, isHere, load]);
	const waiting = isOpen && meanwhile;
	return isHere ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
