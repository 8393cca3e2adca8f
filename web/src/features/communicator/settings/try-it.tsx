import { useEffect, useEffectEvent } from "react";
import { useServices } from "../../../api/services.tsx";
import { Button } from "../../../ui/button.tsx";
import { browserRecogniser } from "../../../voice/browser-recogniser.ts";
import { listeningAddress } from "../../../voice/listening-address.ts";
import { listeningProblems } from "../../../voice/listening-problems.ts";
import { serverRecogniser } from "../../../voice/server-recogniser.ts";
import { type Trial, trialSeconds } from "../../../voice/try-listening.ts";
import { useMyWords } from "../../../voice/use-my-words.ts";
import type { TrialSound } from "./trial-sound.ts";
import css from "./try-it.module.css";
import { type Tried, useTrials } from "./use-trials.ts";

interface TryItProps {
	/** The recognisers available here: the server's by its name, the browser's on the device, and the browser's online. */
	available: { server: string | undefined; device: boolean; browser: boolean };
	language: string;
	/** Opened in the press. */
	sound: TrialSound;
	onClose: () => void;
}

/** Lets each available recogniser transcribe the same five seconds and shows the results. Nothing is stored. */
export function TryIt({ available, language, sound, onClose }: TryItProps) {
	const { identity } = useServices();
	const words = (useMyWords().words ?? []).map(({ word }) => word);
	const server: Tried | undefined = available.server
		? {
				name: available.server,
				listen: serverRecogniser({ ...sound, address: listeningAddress(), token: () => identity.token() }),
			}
		: undefined;
	const device: Tried = {
		name: "Listening on this device",
		listen: browserRecogniser(language, { words, unlessLocal: "unavailable" }),
	};
	const browser: Tried = { name: "Your browser’s listening", listen: browserRecogniser(language, { words }) };
	// A browser runs one recogniser at a time.
	const inBrowser = [...(available.device ? [device] : []), ...(available.browser ? [browser] : [])];
	const [first, ...later] = inBrowser;
	const together = [...(server ? [server] : []), ...(first ? [first] : [])];
	const rounds = [...(together.length > 0 ? [together] : []), ...later.map((each) => [each])];
	const { trials, isRunning, next, start, startNext, enough } = useTrials(rounds);
	const begin = useEffectEvent(start);
	useEffect(() => begin(), []);

	if (rounds.length === 0)
		return (
			<div className={css.tryIt}>
				<p role="status">Listening does not work here just now. You can always type.</p>
				<Button autoFocus onPress={onClose}>
					Close
				</Button>
			</div>
		);
	return (
		<div className={css.tryIt}>
			<p role="status">
				{isRunning
					? `Say something. ${rounds.length > 1 ? "Each" : "It"} listens for ${trialSeconds} seconds. Nothing is kept.`
					: next
						? "One more can listen. Press the button, then say it again."
						: "That is what was heard. Nothing is kept."}
			</p>
			<dl className={css.heard}>
				{rounds.flat().map(({ name }) => (
					<div key={name}>
						<dt>{nameOf(name, trials[name])}</dt>
						<dd data-state={trials[name]?.state}>{inWords(trials[name])}</dd>
					</div>
				))}
			</dl>
			<div className={css.buttons}>
				{isRunning ? (
					<Button look="primary" autoFocus onPress={enough}>
						That is enough
					</Button>
				) : next ? (
					<Button look="primary" autoFocus onPress={startNext}>
						Try the next: {next}
					</Button>
				) : (
					<Button look="primary" autoFocus onPress={start}>
						Try again
					</Button>
				)}
				<Button onPress={onClose}>Close</Button>
			</div>
		</div>
	);
}

/** The recogniser that transcribed may differ from the requested one: if one fails the next takes over. */
const nameOf = (name: string, trial: Trial | undefined): string => (trial && "engine" in trial && trial.engine) || name;

function inWords(trial: Trial | undefined): string {
	switch (trial?.state) {
		case "heard":
			return `“${trial.text}”`;
		case "listening":
			return trial.text ? `“${trial.text} …”` : "Listening …";
		case "writing":
			return trial.text ? `“${trial.text} …”` : "Writing down …";
		case "nothing":
			return "Heard no words.";
		case "failed":
			return trial.problem === "slow" ? "Took too long to begin." : `${listeningProblems[trial.problem].title}.`;
		case "opening":
			return "Getting ready …";
		default:
			return "Comes next. Please say it again then.";
	}
}
