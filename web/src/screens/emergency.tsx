import { EmergencySettings } from "../features/communicator/emergency/emergency-settings.tsx";
import { useEmergency } from "../features/communicator/emergency/use-emergency.ts";
import { BackLink } from "../ui/back-link.tsx";
import { Notice } from "../ui/notice.tsx";
import { Panel } from "../ui/panel.tsx";
import { Spinner } from "../ui/spinner.tsx";
import css from "./column.module.css";

/** Where a call for help is set up: off until then. */
export function Emergency() {
	const { card, follow } = useEmergency();
	if (!card) return <Spinner label="Loading" />;
	return (
		<div className={css.screen}>
			<BackLink to="/app/access">Back to Access and voice</BackLink>
			<Panel title="Call for help">
				<Notice type="warning" live={false}>
					It calls nobody by phone. It speaks from this device, loudly, until you press Stop, and shows your card.
				</Notice>
				<p>
					SOS stands beside Yes and No. Hold it for 2 seconds, or rest on it for twice your dwell time. A short press
					asks first.
				</p>
				<EmergencySettings initial={card} onSaved={follow} />
				<p>
					Your card is kept in this browser only. It is sealed, it is never sent to us, and it is deleted when you sign
					out. The sentence is sent once, to be made into sound.
				</p>
			</Panel>
		</div>
	);
}
