import { useEffect, useSyncExternalStore } from "react";
import { keepAwake } from "../../../device/awake.ts";
import type { Communicator } from "./communicator.ts";

/** Keeps the screen on while Sayso listens: a device that goes to sleep closes the microphone. */
export function useAwake(communicator: Communicator): void {
	const isListening = useSyncExternalStore(communicator.subscribe, () => communicator.state.phase === "listening");
	useEffect(() => (isListening ? keepAwake() : undefined), [isListening]);
}
