import type { Phrase } from "@sayso/contract/entities/phrase.ts";
import { useState } from "react";
import { changedWord, type InstantWord, instantLayer, isOurs, movedWords } from "../../phrases/instant-layer.ts";
import type { PhraseBook } from "../../phrases/phrase-book.ts";
import { blankPhrase, newPhrase } from "../../phrases/use-phrases.ts";
import { Button } from "../../ui/button.tsx";
import shared from "../../ui/editing.module.css";
import { Icon } from "../../ui/icon.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Deleted } from "./deleted.tsx";
import { InstantRow } from "./instant-row.tsx";
import { PhraseEditor } from "./phrase-editor.tsx";
import css from "./phrases.module.css";

/** Edits the instant words: order, text, hiding, adding, and resetting to Sayso's defaults. */
export function InstantEditor({ book, phrases }: { book: PhraseBook; phrases: readonly Phrase[] }) {
	const toast = useToast();
	const [gone, setGone] = useState<readonly Phrase[]>([]);
	const [isAdding, setAdding] = useState(false);
	const { shown, hidden } = instantLayer(phrases);
	const changedOurs = phrases.filter(isOurs);

	function move(from: number, to: number) {
		void book.save(movedWords(shown, from, to));
		toast(`Now ${to + 1} of ${shown.length}`);
	}
	function change(word: InstantWord, given: Partial<Phrase>) {
		// The first change of a built-in word stores it with the position where it is shown.
		const at = Math.max(0, shown.indexOf(word));
		const others = word.phrase ? [] : movedWords(shown, at, at).filter(({ id }) => id !== word.id);
		void book.save([...others, changedWord(word, word.phrase?.position ?? at, given)]);
	}
	function take(words: readonly Phrase[]) {
		setGone(words);
		for (const phrase of words) void book.remove(phrase);
	}

	return (
		<>
			<p>These words are always on the screen. The first ones are beside Yes and No, the others are on the board.</p>
			<Deleted
				phrases={gone}
				words={gone.every(isOurs) ? "Sayso’s words are back" : undefined}
				book={book}
				onDone={() => setGone([])}
			/>
			<ol className={css.list} aria-label="Always there">
				{shown.map((word, at) => (
					<InstantRow
						key={word.id}
						word={word}
						onEarlier={at > 0 ? () => move(at, at - 1) : undefined}
						onLater={at < shown.length - 1 ? () => move(at, at + 1) : undefined}
						onChange={(words) => change(word, words)}
						onGone={() => (isOurs(word) || !word.phrase ? change(word, { kind: "hidden" }) : take([word.phrase]))}
					/>
				))}
			</ol>
			{hidden.length > 0 && (
				<ul className={css.chips} aria-label="Hidden">
					{hidden.map((word) => (
						<li key={word.id}>
							<Button icon={<Icon name="eye" />} onPress={() => change(word, { kind: "instant" })}>
								Show: {word.text}
							</Button>
						</li>
					))}
				</ul>
			)}
			{isAdding && (
				<PhraseEditor
					initial={{ ...blankPhrase, kind: "instant" }}
					action="Add"
					isInstant
					onSave={(words) => {
						setAdding(false);
						void book.save([newPhrase(phrases, { ...words, kind: "instant" })]);
					}}
					onCancel={() => setAdding(false)}
				/>
			)}
			<div className={shared.actions}>
				{!isAdding && (
					<Button icon={<Icon name="pencil" />} onPress={() => setAdding(true)}>
						Add your own
					</Button>
				)}
				{changedOurs.length > 0 && (
					<Button icon={<Icon name="undo" />} onPress={() => take(changedOurs)}>
						Restore Sayso’s words
					</Button>
				)}
			</div>
		</>
	);
}
