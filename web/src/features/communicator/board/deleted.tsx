import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { UndoNotice } from "../../../ui/undo-notice.tsx";
import type { PhraseBook } from "./phrase-book.ts";

interface DeletedProps {
	phrases: readonly Phrase[];
	book: PhraseBook;
	/** What was done, where it is no deleting. */
	words?: string | undefined;
	/** They are back. */
	onDone: () => void;
}

/** What was deleted just now, and how to have it back. */
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
