import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import css from "./undo-notice.module.css";

interface UndoNoticeProps {
	/** What was done. */
	words: string;
	onUndo: () => void;
	/** The pressed button has disappeared: focus this notice. */
	takesFocus?: boolean;
}

/** Says what was just done, with Undo. */
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
