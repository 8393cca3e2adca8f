import { useEffect, useSyncExternalStore } from "react";
import type { Communicator } from "./communicator.ts";

/** Keeps the screen on while Sayso listens: a sleeping device closes the microphone. */
export function useAwake(communicator: Communicator): void {
	const isListening = useSyncExternalStore(communicator.subscribe, () => communicator.state.phase === "listening");
	useEffect(() => {
		if (!isListening) return;
		const kept = import("../../../access/awake.ts").then(({ keepAwake }) => keepAwake()).catch(() => () => {});
		return () => void kept.then((letGo) => letGo());
	}, [isListening]);
}
