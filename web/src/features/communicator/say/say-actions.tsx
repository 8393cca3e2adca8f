import type { PersonEvent } from "../../../conversation/events.ts";
import { isPossible } from "../../../conversation/machine.ts";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import { speakingWay } from "../../../device/speaking-way.ts";
import { SaveAsPhrase } from "../../../phrases/save-as-phrase.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./own-words.module.css";

/** The actions on the typed text. @param props.press gives an event, and returns the focus to the box */
export function SayActions({ press }: { press: (event: PersonEvent) => void }) {
	const { state } = useCommunicator();
	const [way, setWay] = useDeviceSetting(speakingWay);
	const may = (event: PersonEvent) => isPossible(state, event);
	return (
		<div className={css.actions}>
			<Button
				look="primary"
				icon={<Icon name="speaker" />}
				isDisabled={!may({ type: "sayOwnWords" })}
				onPress={() => press({ type: "sayOwnWords" })}
			>
				Speak
			</Button>
			<Button
				icon={<Icon name="close" />}
				isDisabled={!may({ type: "clearOwnWords" })}
				onPress={() => press({ type: "clearOwnWords" })}
			>
				Clear
			</Button>
			<Button
				icon={<Icon name="undo" />}
				isDisabled={!state.own.cleared}
				onPress={() => press({ type: "restoreOwnWords" })}
			>
				Get words back
			</Button>
			<SaveAsPhrase text={state.own.text} />
			<button
				type="button"
				className={css.bySentence}
				aria-pressed={way === "sentences"}
				onClick={() => setWay(way === "sentences" ? "whole" : "sentences")}
			>
				<Icon name={way === "sentences" ? "check" : "lines"} size={1.25} />
				<span>Speak each sentence as I finish it</span>
			</button>
		</div>
	);
}
