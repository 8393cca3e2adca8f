import { useRef, useState } from "react";
import { iconOf } from "../../phrases/instant-command.ts";
import { type InstantAct, type InstantWord, isOurs } from "../../phrases/instant-layer.ts";
import { PhraseMark } from "../../phrases/phrase-mark.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { moveRow } from "./move-row.ts";
import { PhraseEditor, type PhraseWords } from "./phrase-editor.tsx";
import css from "./phrases.module.css";

/** Descriptions of the actions that speak no text. */
const does: Record<InstantAct, string> = {
	say: "",
	again: "Says the last thing again",
	louder: "Says the last thing again, louder",
	attention: "Plays a bell",
};

interface InstantRowProps {
	word: InstantWord;
	/** Undefined if it is already the first or last. */
	onEarlier: (() => void) | undefined;
	onLater: (() => void) | undefined;
	onChange: (words: PhraseWords) => void;
	/** Hides a built-in word, or deletes the person's own. */
	onGone: () => void;
}

/** An instant word with all its actions. */
export function InstantRow({ word, onEarlier, onLater, onChange, onGone }: InstantRowProps) {
	const [isOpen, setOpen] = useState(false);
	const row = useRef<HTMLLIElement>(null);
	const { text, emoji, picture, act } = word;

	return (
		<li ref={row} className={css.row}>
			<div className={css.line}>
				<p className={css.word}>
					<PhraseMark emoji={emoji} picture={picture} icon={act === "say" ? "speech" : iconOf[act]} />
					<span translate="no">
						{text}
						{act !== "say" && <small className={css.about}> {does[act]}</small>}
					</span>
				</p>
				<div className={css.tools} data-scan-group>
					<IconButton
						icon="up"
						label={`Earlier: ${text}`}
						isDisabled={!onEarlier}
						onPress={() => moveRow(row.current, onEarlier, "up")}
						data-move="up"
					/>
					<IconButton
						icon="down"
						label={`Later: ${text}`}
						isDisabled={!onLater}
						onPress={() => moveRow(row.current, onLater, "down")}
						data-move="down"
					/>
					<IconButton icon="pencil" label={`Change: ${text}`} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)} />
					<IconButton
						icon={isOurs(word) ? "eyeOff" : "close"}
						label={`${isOurs(word) ? "Hide" : "Delete"}: ${text}`}
						onPress={onGone}
					/>
				</div>
			</div>
			{isOpen && (
				<PhraseEditor
					initial={{ text, emoji, picture, folder: "", place: "", kind: "instant" }}
					action="Save changes"
					isInstant
					onSave={(words) => {
						setOpen(false);
						onChange(words);
					}}
					onCancel={() => setOpen(false)}
				/>
			)}
		</li>
	);
}
