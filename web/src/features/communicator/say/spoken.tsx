import { commands } from "../../../conversation/commands.ts";
import { isSpeaking, type Speech } from "../../../conversation/state.ts";
import { SaveAsPhrase } from "../../../phrases/save-as-phrase.tsx";
import { insteadWords } from "../../../voice/instead-words.ts";
import { CommandButton } from "../command-button.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./spoken.module.css";

const notes: Partial<Record<Speech["progress"], string>> = {
	...insteadWords,
	browser: "Your own voice could not be reached. This is your browser’s voice.",
	silent: "No voice is working just now. Show this to them.",
};

/** The last speech, which can be stopped or repeated. */
export function Spoken() {
	const { state } = useCommunicator();
	const { speech } = state;
	if (!speech) return null;
	// The note about a stand-in voice stays until the next speech: the sound itself may be short.
	const note = notes[speech.progress] ?? (speech.by && notes[speech.by]);
	return (
		<section className={css.spoken} data-progress={speech.progress} aria-label="What you said">
			<figure>
				<figcaption>{speech.progress === "silent" ? "Your words" : "You said"}</figcaption>
				<blockquote translate="no">{speech.text}</blockquote>
			</figure>
			<SaveAsPhrase text={speech.text} />
			{isSpeaking(state) ? (
				<CommandButton command={commands.stopSpeaking} icon="close" />
			) : (
				<CommandButton command={commands.sayAgain} icon="speaker" />
			)}
			{note && <p className={css.note}>{note}</p>}
		</section>
	);
}
