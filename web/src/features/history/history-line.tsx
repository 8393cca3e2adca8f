import { SaveAsPhrase } from "../../phrases/save-as-phrase.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import css from "./history.module.css";
import type { HistoryLine as Line } from "./merge-lines.ts";
import { speakerWords, timeWords } from "./words-of-line.ts";

interface HistoryLineProps {
	line: Line;
	isSpeaking: boolean;
	onPlay: () => void;
	onDelete: () => void;
}

/** One line with its actions. */
export function HistoryLine({ line, isSpeaking, onPlay, onDelete }: HistoryLineProps) {
	const { text, created_at, isUnsent, isHard } = line;
	const speaker = speakerWords(line);
	return (
		<li className={css.line} data-by={speaker === "You said" ? "person" : "partner"} data-scan-group>
			<div className={css.words}>
				<p className={css.about}>
					{speaker}, <time dateTime={created_at}>{timeWords(line)}</time>
					{isUnsent && <strong className={css.unsent}>{isHard ? "Not sent yet, tried again" : "Not sent yet"}</strong>}
				</p>
				<p className={css.text} translate="no">
					{text}
				</p>
			</div>
			<div className={css.tools}>
				<IconButton
					icon={isSpeaking ? "pause" : "speaker"}
					label={isSpeaking ? `Stop: ${text}` : `Speak: ${text}`}
					onPress={onPlay}
				/>
				<SaveAsPhrase text={text} inList />
				<IconButton icon="close" label={`Delete: ${text}`} onPress={onDelete} />
			</div>
		</li>
	);
}
