import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import type { PhraseBook } from "../../phrases/phrase-book.ts";
import { UndoNotice } from "../../ui/undo-notice.tsx";

interface DeletedProps {
	phrases: readonly Phrase[];
	book: PhraseBook;
	/** The message, if the action was not a deletion. */
	words?: string | undefined;
	/** Called once they are restored. */
	onDone: () => void;
}

/** The phrases just deleted, with Undo. */
export function Deleted({ phrases, book, words, onDone }: DeletedProps) {
	if (phrases.length === 0) return null;
	return (
		<UndoNotice
			words={words ?? `Deleted: ${phrases.map(({ text }) => text).join(", ")}`}
			onUndo={() => {
				onDone();
				void book.save(phrases);
			}}
		/>
	);
}
