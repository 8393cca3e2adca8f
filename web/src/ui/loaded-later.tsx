import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { whenIdle } from "../hydration/when-idle.ts";
import { whenUsed } from "../hydration/when-used.ts";
import { useToast } from "./toast.tsx";

interface LoadedLaterProps {
	isOpen: boolean;
	/** It could not be fetched: it is not open. */
	onFailed: () => void;
	/** Loads what the children are made of. */
	load: () => Promise<unknown>;
	/** Stands there while it is open and not yet come. */
	meanwhile?: ReactNode;
	/** One lazy component; it stays once it was opened, to close as it likes. */
	children: ReactNode;
}

/**
 * A part of a screen that is seen only while it is open. What it is made of is loaded once somebody uses the page and the
 * browser has nothing else to do, or when it is first opened. Where it cannot be, that is told, and the
 * screen stays.
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
		// What cannot be fetched now may be when it is wanted.
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
