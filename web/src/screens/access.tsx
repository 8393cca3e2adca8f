import { Link } from "@tanstack/react-router";
import { Reading } from "../features/access/reading.tsx";
import { WaysToPress } from "../features/access/ways-to-press.tsx";
import { Engines } from "../features/communicator/settings/engines.tsx";
import { Looks } from "../features/communicator/settings/looks.tsx";
import { Shortcuts } from "../features/communicator/settings/shortcuts.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Panel } from "../ui/panel.tsx";
import css from "./column.module.css";

/** Access and voice settings of this device: ways of pressing, looks, the recogniser and the reply engine. */
export function Access() {
	return (
		<div className={css.screen}>
			<BackLink to="/app">Back to the communicator</BackLink>
			<Panel title="How it looks">
				<Looks />
				<Reading />
			</Panel>
			<Panel title="Listening and replies">
				<Engines />
				<p>
					<Link to="/app/voice">Voice and words</Link>: use a voice of this device, and teach Sayso to say names. Choose
					your voice in <Link to="/app/account">your account</Link>, and your replies in{" "}
					<Link to="/app/preferences">your preferences</Link>.
				</p>
			</Panel>
			<Panel title="Call for help">
				<p>
					<Link to="/app/emergency">Set up SOS</Link>: one button that says loudly that you need help, and shows your
					card.
				</p>
			</Panel>
			<Panel title="Another device">
				<p>
					<Link to="/app/bring-along">Bring it along</Link>: take your settings, phrases and words to another device,
					with a file or a link. You can also keep your ways to press in your account.
				</p>
			</Panel>
			<Panel title="Ways to press">
				<WaysToPress />
			</Panel>
			<Panel title="Keyboard">
				<Shortcuts />
			</Panel>
		</div>
	);
}
