import { UndoNotice } from "../../ui/undo-notice.tsx";
import css from "./history.module.css";
import { HistoryLine } from "./history-line.tsx";
import { byDay, type HistoryLine as Line, newestFirst } from "./merge-lines.ts";
import { dayWords } from "./words-of-line.ts";

interface HistoryListProps {
	/** Newest first. */
	lines: readonly Line[];
	/** The last deleted line: Undo is shown in its place. */
	deleted: Line | undefined;
	/** The id of the line being spoken. */
	spoken: string | undefined;
	onPlay: (line: Line) => void;
	onDelete: (line: Line) => void;
	onUndo: (line: Line) => void;
}

/** The conversation lines, day by day. */
export function HistoryList({ lines, deleted, spoken, onPlay, onDelete, onUndo }: HistoryListProps) {
	const others = lines.filter(({ id }) => id !== deleted?.id);
	const all = deleted ? [...others, deleted].sort(newestFirst) : lines;
	return byDay(all).map(({ date, lines: ofDay }) => (
		<section key={date} className={css.day} aria-label={dayWords(date)}>
			<h3>{dayWords(date)}</h3>
			<ol className={css.list} reversed>
				{ofDay.map((line) =>
					line === deleted ? (
						<li key={`deleted ${line.id}`}>
							<UndoNotice words={`Deleted: ${line.text}`} onUndo={() => onUndo(line)} takesFocus />
						</li>
					) : (
						<HistoryLine
							key={line.id}
							line={line}
							isSpeaking={spoken === line.id}
							onPlay={() => onPlay(line)}
							onDelete={() => onDelete(line)}
						/>
					),
				)}
			</ol>
		</section>
	));
}
