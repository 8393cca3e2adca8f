import { lazy } from "react";
import { LoadedLater } from "../../../ui/loaded-later.tsx";
import { useCommunicator } from "../communicator-context.tsx";

const load = async () => ({ default: (await import("./turned-window.tsx")).TurnedWindow });
const TurnedWindow = lazy(load);

/** Fills the window with text for the person opposite. */
export function Turned() {
	const { state, give } = useCommunicator();
	const turnBack = () => give({ type: "turnScreen" });
	return (
		<LoadedLater isOpen={state.isTurned} onFailed={turnBack} load={load}>
			<TurnedWindow isOpen={state.isTurned} onClose={turnBack} />
		</LoadedLater>
	);
}
