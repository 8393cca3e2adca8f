import { useDeviceSetting } from "../../device/device-setting.ts";
import { starterSetting } from "../../phrases/starter-set.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SayButton } from "./phrase-row.tsx";
import css from "./phrases.module.css";

interface StarterPhrasesProps {
	/** Those that match the search. */
	found: readonly { emoji: string; text: string; folder: string }[];
	say: (text: string) => void;
	onKeep: (phrase: { emoji: string; text: string; folder: string }) => void;
}

/** The starter phrases: each can be spoken or saved as the person's own, and all can be hidden. */
export function StarterPhrases({ found, say, onKeep }: StarterPhrasesProps) {
	const [starter, setStarter] = useDeviceSetting(starterSetting);
	if (starter === "hidden")
		return (
			<Button icon={<Icon name="eye" />} onPress={() => setStarter("shown")}>
				Show the starter set
			</Button>
		);
	return (
		<>
			<p>Press one to say it. Press the ribbon beside it to keep it.</p>
			<ul className={css.list} aria-label="Starter set">
				{found.map((phrase) => (
					<li key={phrase.text} className={css.row}>
						<div className={css.both}>
							<SayButton {...phrase} about={phrase.folder} onSay={() => say(phrase.text)} />
							<IconButton icon="save" label={`Keep as mine: ${phrase.text}`} onPress={() => onKeep(phrase)} />
						</div>
					</li>
				))}
			</ul>
			<Button icon={<Icon name="eyeOff" />} onPress={() => setStarter("hidden")}>
				Hide the starter set
			</Button>
		</>
	);
}
