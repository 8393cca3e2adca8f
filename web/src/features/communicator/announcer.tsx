import { announcementOf } from "./announcement.ts";
import { useCommunicator } from "./communicator-context.tsx";

/** Tells those who hear the page what has changed, without moving their focus. */
export function Announcer() {
	const { state } = useCommunicator();
	return (
		<p role="status" className="visually-hidden">
			{announcementOf(state)}
		</p>
	);
}
