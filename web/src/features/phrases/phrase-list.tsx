import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { useState } from "react";
import { placesOf } from "../../phrases/order-phrases.ts";
import type { PhraseBook } from "../../phrases/phrase-book.ts";
import { saidOnceMore } from "../../phrases/use-phrases.ts";
import { useToast } from "../../ui/toast.tsx";
import { Deleted } from "./deleted.tsx";
import { foldersOf } from "./find-phrases.ts";
import { PhraseRow } from "./phrase-row.tsx";
import css from "./phrases.module.css";

interface PhraseListProps {
	book: PhraseBook;
	/** All phrases, in order. */
	phrases: readonly Phrase[];
	/** The phrases that match the search, in the chosen order. */
	found: readonly Phrase[];
	/** They are in the person's own order, which can be changed. */
	isOwnOrder: boolean;
	say: (text: string) => void;
}

/** The person's own phrases, in their order. */
export function PhraseList({ book, phrases, found, isOwnOrder, say }: PhraseListProps) {
	const toast = useToast();
	const known = { folders: foldersOf(phrases), places: placesOf(phrases) };
	const [deleted, setDeleted] = useState<readonly Phrase[]>([]);

	/** Swaps a phrase with its visible neighbour; if they share a position each gets a new one. */
	function swap(at: number, other: number) {
		const [one, two] = [found[at], found[other]];
		if (!one || !two) return;
		const order = phrases.map((phrase) => (phrase === one ? two : phrase === two ? one : phrase));
		const moved = order.flatMap((phrase, position) => (phrase.position === position ? [] : [{ ...phrase, position }]));
		void book.save(moved);
		toast(`Now ${other + 1} of ${found.length}`);
	}

	return (
		<>
			<Deleted phrases={deleted} book={book} onDone={() => setDeleted([])} />
			<ul className={css.list} aria-label="Your phrases">
				{found.map((phrase, at) => (
					<PhraseRow
						key={phrase.id}
						phrase={phrase}
						known={known}
						onSay={() => {
							say(phrase.text);
							void book.save([saidOnceMore(phrase)]);
						}}
						onChange={(words) => void book.save([{ ...phrase, ...words }])}
						onEarlier={isOwnOrder && at > 0 ? () => swap(at, at - 1) : undefined}
						onLater={isOwnOrder && at < found.length - 1 ? () => swap(at, at + 1) : undefined}
						onDelete={() => {
							setDeleted([phrase]);
							void book.remove(phrase);
						}}
					/>
				))}
			</ul>
		</>
	);
}
