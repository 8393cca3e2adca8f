import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { useRef, useState } from "react";
import { PhraseMark } from "../../phrases/phrase-mark.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { moveRow } from "./move-row.ts";
import { PhraseEditor, type PhraseWords } from "./phrase-editor.tsx";
import css from "./phrases.module.css";

interface PhraseRowProps {
	phrase: Phrase;
	known: { folders: readonly string[]; places: readonly string[] };
	onSay: () => void;
	onChange: (words: PhraseWords) => void;
	/** Undefined if it is already the first or last, or the list is not in the person's own order. */
	onEarlier: (() => void) | undefined;
	onLater: (() => void) | undefined;
	onDelete: () => void;
}

/** A saved phrase: one press speaks it; a second button opens the other actions. */
export function PhraseRow({ phrase, known, onSay, onChange, onEarlier, onLater, onDelete }: PhraseRowProps) {
	const [isOpen, setOpen] = useState(false);
	const row = useRef<HTMLLIElement>(null);
	const { text, emoji, picture, folder, place, kind } = phrase;
	return (
		<li ref={row} className={css.row}>
			<div className={css.both}>
				<SayButton {...{ emoji, picture, text }} about={[folder, place].filter(Boolean).join(" · ")} onSay={onSay} />
				<IconButton
					icon={isOpen ? "close" : "pencil"}
					label={`Change: ${text}`}
					aria-expanded={isOpen}
					onPress={() => setOpen(!isOpen)}
				/>
			</div>
			{isOpen && (
				<PhraseEditor
					initial={{ text, emoji, picture, folder, place, kind }}
					action="Save changes"
					known={known}
					onSave={(words) => {
						setOpen(false);
						onChange(words);
					}}
				>
					<Button
						icon={<Icon name="up" />}
						aria-label={`Earlier: ${text}`}
						isDisabled={!onEarlier}
						onPress={() => moveRow(row.current, onEarlier, "up")}
						data-move="up"
					>
						Earlier
					</Button>
					<Button
						icon={<Icon name="down" />}
						aria-label={`Later: ${text}`}
						isDisabled={!onLater}
						onPress={() => moveRow(row.current, onLater, "down")}
						data-move="down"
					>
						Later
					</Button>
					<Button icon={<Icon name="close" />} aria-label={`Delete: ${text}`} onPress={onDelete}>
						Delete
					</Button>
				</PhraseEditor>
			)}
		</li>
	);
}

interface SayButtonProps {
	emoji: string;
	picture?: string;
	text: string;
	/** Its folder and place. */
	about?: string;
	onSay: () => void;
}

/** A phrase that one press speaks. */
export function SayButton({ emoji, picture = "", text, about, onSay }: SayButtonProps) {
	return (
		<button type="button" className={css.say} onClick={onSay}>
			<PhraseMark emoji={emoji} picture={picture} icon="speaker" />
			<span>
				<span translate="no">{text}</span>
				{about && <small className={css.about}>{about}</small>}
			</span>
		</button>
	);
}
