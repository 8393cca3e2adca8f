import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import css from "./undo-notice.module.css";

interface UndoNoticeProps {
	/** What was done. */
	words: string;
	onUndo: () => void;
	/** The button that did it is gone: the focus comes here. */
	takesFocus?: boolean;
}

/** Says what was done just now, with the way back. */
export function UndoNotice({ words, onUndo, takesFocus = false }: UndoNoticeProps) {
	return (
		<Notice type="info" live>
			<div className={css.line}>
				<p>{words}</p>
				<Button onPress={onUndo} autoFocus={takesFocus}>
					Undo
				</Button>
			</div>
		</Notice>
	);
}
