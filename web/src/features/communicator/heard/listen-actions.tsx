import { limits } from "@sayso/contract/limits.ts";
import { commands } from "../../../conversation/commands.ts";
import { isPartnerSilent, type State } from "../../../conversation/state.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { CommandButton } from "../command-button.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import { Countdown } from "./countdown.tsx";
import css from "./listen-actions.module.css";

/** The next actions on the partner's words; the main action comes first and keeps its place. */
export function ListenActions() {
	const { state } = useCommunicator();
	return (
		<div className={css.actions} data-scan-first={isPartnerSilent(state) || undefined}>
			<Actions state={state} />
		</div>
	);
}

function Actions({ state }: { state: State }) {
	if (state.closing) return <p className={css.waiting}>{<Spinner />} Hearing the last words…</p>;
	switch (state.phase) {
		case "idle":
			return <CommandButton command={commands.startListening} icon="microphone" look="primary" main />;
		case "processing":
			return (
				<>
					<CommandButton command={commands.processText} icon="speech" look="primary" main />
					<p className={css.plain}>Show replies</p>
					<CommandButton command={commands.startListening} icon="microphone" />
					<CommandButton command={commands.restart} icon="restart" look="quiet" />
				</>
			);
		case "listening":
		case "paused":
			return (
				<>
					<CommandButton command={commands.stopAndProcess} icon="check" look="primary" main />
					{state.phase === "listening" ? (
						<CommandButton command={commands.pause} icon="pause" />
					) : (
						<CommandButton command={commands.resume} icon="play" />
					)}
					<CommandButton command={commands.restart} icon="restart" look="quiet" />
					<Countdown
						remaining={state.remaining}
						total={state.seconds * 1000}
						{...(state.phase === "paused" ? { note: "Paused" } : hearingOf(state))}
					/>
				</>
			);
		case "generating":
			return (
				<>
					<CommandButton command={commands.cancel} icon="close" main />
					<p className={css.waiting}>
						<Spinner /> {state.slow ? "Still thinking…" : "Finding replies…"}
					</p>
				</>
			);
	}
}

/** The state of listening for the countdown. */
function hearingOf({ hearing, silence, remaining }: Extract<State, { phase: "listening" }>) {
	if (hearing === "heard" && remaining <= limits.listeningEndsSoonMilliseconds)
		return { note: `Ends in ${Math.ceil(remaining / 1000)} s` };
	if (silence === undefined || hearing !== "heard") return { note: hearingNotes[hearing] };
	return { note: "Finishing…", silenceLeft: 1 - silence / limits.endOfTurnMilliseconds };
}

const hearingNotes = {
	opening: "Opening the microphone…",
	heard: "Listening",
	interrupted: "Connecting again…",
	silent: "No sound…",
};
