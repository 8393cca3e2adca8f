import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { PersonEvent } from "../../conversation/events.ts";
import type { State } from "../../conversation/state.ts";
import type { Communicator } from "./edge/communicator.ts";

const CommunicatorContext = createContext<Communicator | null>(null);

export function CommunicatorProvider({ communicator, children }: { communicator: Communicator; children: ReactNode }) {
	return <CommunicatorContext value={communicator}>{children}</CommunicatorContext>;
}

/** The state of the conversation, and the function that sends it events. */
export function useCommunicator(): { state: State; give: (event: PersonEvent) => void } {
	const communicator = useContext(CommunicatorContext);
	if (!communicator) throw new Error("useCommunicator needs a CommunicatorProvider above it");
	const state = useSyncExternalStore(communicator.subscribe, () => communicator.state);
	return { state, give: communicator.give };
}
