import { isPhoto } from "@sayso/contract/entities/phrase.ts";
import { voiceOf } from "@sayso/contract/entities/voice.ts";
import { useState } from "react";
import { orderNames } from "../../phrases/order-names.ts";
import { Button } from "../../ui/button.tsx";
import { download } from "../../ui/download.ts";
import shared from "../../ui/editing.module.css";
import { Icon } from "../../ui/icon.tsx";
import { useToast } from "../../ui/toast.tsx";
import { waysInWords } from "./access-words.ts";
import { type Belongings, only, type Part, parts } from "./belongings.ts";
import { writeBelongings } from "./belongings-file.ts";
import { counted } from "./changes.ts";
import { PartChoice } from "./part-choice.tsx";

/** Other people may read the file, so this part is included only if the person ticks it. */
const notByItself: readonly Part[] = ["emergency"];

/** Describes what a part holds here, in a few words. */
function holds(belongings: Belongings, part: Part): string {
	const { voice, voiceOfDevice, myWords = [], access, phrases = [], boardOrder, ownWords = [], emergency } = belongings;
	const photos = phrases.filter(({ picture }) => picture && isPhoto(picture)).length;
	const says: Record<Part, string> = {
		preferences: "How your replies are made, and About Me. Not Memory, and not adult language.",
		voice: voice ? voiceOf(voice).label : "",
		voiceOfDevice: voiceOfDevice ? `${voiceOfDevice.name}, with its speed, pitch and volume.` : "Sayso’s voices speak.",
		myWords: `${counted(myWords.length, "word", "words")}, and how they are said.`,
		boardOrder: orderNames[boardOrder?.order ?? "own"],
		device: "Text size, colours, hand, the turned screen, how own words are spoken, who listens.",
		access: `Now: ${access ? waysInWords(access) : ""}.`,
		phrases: `${phrases.length} saved, with their folders${photos > 0 ? ` and ${photos} photos` : ""}, and the words that are always there.`,
		ownWords: `${counted(ownWords.length, "sentence", "sentences")} that you said in your own words.`,
		emergency: emergency?.isOn ? "Your SOS sentence and card." : "SOS is off.",
	};
	return says[part];
}

/** Lets the person choose parts and download the file. */
export function SaveFile({ belongings }: { belongings: Belongings }) {
	const there = parts.filter((part) => belongings[part] !== undefined);
	const [left, setLeft] = useState<readonly Part[]>(notByItself);
	const toast = useToast();
	const chosen = there.filter((part) => !left.includes(part));

	function save() {
		const text = writeBelongings(only(belongings, chosen));
		download(new Blob([text], { type: "application/json" }), "sayso-bring-along.json");
		toast("Saved as sayso-bring-along.json");
	}

	return (
		<>
			<p>Everything you set up, as one file. Keep it safe: it has your words in it. It has no password and no email.</p>
			<div>
				{there.map((part) => (
					<PartChoice
						key={part}
						part={part}
						isChosen={chosen.includes(part)}
						onChange={(isChosen) => setLeft(isChosen ? left.filter((each) => each !== part) : [...left, part])}
					>
						<p>{holds(belongings, part)}</p>
					</PartChoice>
				))}
			</div>
			<div className={shared.actions}>
				<Button
					look="primary"
					icon={<Icon name="download" />}
					isDisabled={chosen.length === 0}
					onPress={save}
					data-scan
				>
					Save the file
				</Button>
			</div>
		</>
	);
}
