import { announcementOf } from "../../conversation/announcement.ts";
import { isSpeaking } from "../../conversation/state.ts";
import { useCommunicator } from "./communicator-context.tsx";

/**
 * Announces changes to screen readers without moving the focus. It also pauses scanning while Sayso speaks, and the sound switch
 * while Sayso listens.
 */
export function Announcer() {
	const { state } = useCommunicator();
	return (
		<p
			role="status"
			className="visually-hidden"
			data-scan-pause={isSpeaking(state) || undefined}
			data-listens={state.phase === "listening" || state.phase === "paused" || undefined}
		>
			{announcementOf(state)}
		</p>
	);
}
