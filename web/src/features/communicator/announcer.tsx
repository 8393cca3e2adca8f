import { useCommunicator } from "./communicator-context.tsx";
import { announcementOf } from "./conversation/announcement.ts";
import { isSpeaking } from "./conversation/state.ts";

/** Tells those who hear the page what has changed, without moving their focus; a scan waits while something is said aloud, and a sound is no switch while Sayso listens. */
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
