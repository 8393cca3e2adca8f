import { useState } from "react";
import { useDeviceSetting } from "../../access/device-setting.ts";
import { Button } from "../../ui/button.tsx";
import type { ChosenRecogniser } from "../../voice/choose-recogniser.ts";
import { useCommunicator } from "./communicator-context.tsx";
import { browserListeningConsent } from "./consent.ts";
import css from "./engines.module.css";

interface EnginesProps {
	recogniser: ChosenRecogniser;
	/** The reply engine that is set up. `basic`: it is the built-in one. */
	replyEngine: { label: string; basic: boolean } | undefined;
}

/** Who listens and who replies, by name, and the way to better listening. */
export function Engines({ recogniser, replyEngine }: EnginesProps) {
	const { basicReplies } = useCommunicator().state;
	const [consent, setConsent] = useDeviceSetting(browserListeningConsent);
	const [asking, setAsking] = useState(false);
	// The built-in engine may stand in for the one set up.
	const replies = basicReplies && !replyEngine?.basic ? "Built-in replies" : replyEngine?.label;
	return (
		<div className={css.engines}>
			<p>
				{recogniser.label}
				{replies && ` · ${replies}`}
			</p>
			{recogniser.offer && consent !== "agreed" && !asking && (
				<Button look="quiet" onPress={() => setAsking(true)}>
					Listen better
				</Button>
			)}
			{recogniser.kind === "browser" && (
				<Button look="quiet" onPress={() => setConsent("not-agreed")}>
					Stop using my browser
				</Button>
			)}
			{recogniser.offer && asking && (
				<div className={css.ask}>
					<p>Your browser can listen too, often better. Your browser’s maker may receive the sound.</p>
					<Button
						look="accent"
						onPress={() => {
							setConsent("agreed");
							setAsking(false);
						}}
					>
						Use my browser
					</Button>
					<Button onPress={() => setAsking(false)}>Not now</Button>
				</div>
			)}
		</div>
	);
}
