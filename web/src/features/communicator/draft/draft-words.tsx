import { useEffect, useRef, useState } from "react";
import type { Draft } from "../../../conversation/draft.ts";
import { coreOf, type WordEdit, wordsOf } from "../../../conversation/edit-words.ts";
import { useCommunicator } from "../communicator-context.tsx";
import { DraftActions } from "./draft-actions.tsx";
import css from "./draft-words.module.css";
import { WordTools } from "./word-tools.tsx";

/** The reply word by word: the selected word can be replaced or deleted, and words can be added beside it. */
export function DraftWords({ draft }: { draft: Draft }) {
	const { state, give } = useCommunicator();
	const [chosen, setChosen] = useState<number>();
	const chips = useRef<HTMLUListElement>(null);
	const words = wordsOf(draft.text).map((word, at) => ({ word, at }));
	// Undo may have removed the selected word.
	const open = words.find(({ at }) => at === chosen);
	const focusChip = (at: number) => chips.current?.querySelectorAll("button")[at]?.focus();

	useEffect(() => chips.current?.querySelector("button")?.focus(), []);

	function done(at: number) {
		setChosen(undefined);
		// After the words are drawn again.
		requestAnimationFrame(() => focusChip(Math.min(at, (chips.current?.children.length ?? 1) - 1)));
	}

	function change(edit: WordEdit) {
		give({ type: "editWords", edit });
		done(edit.kind === "add" && edit.side === "after" ? edit.at + 1 : edit.at);
	}

	return (
		<>
			<ul ref={chips} className={css.words} aria-label="Words of your reply" translate="no">
				{words.map(({ word, at }) => (
					<li key={`${at} ${word}`}>
						<button
							type="button"
							className={css.word}
							aria-pressed={at === chosen}
							onClick={() => (at === chosen ? done(at) : setChosen(at))}
						>
							{word}
						</button>
					</li>
				))}
			</ul>
			{!open ? (
				<>
					<p className={css.hint}>Choose a word to change it.</p>
					<DraftActions draft={draft} />
				</>
			) : (
				<WordTools
					key={open.at}
					at={open.at}
					word={coreOf(open.word)}
					choices={state.cards.flatMap((card) => (card && /^option_/.test(card.tone) ? [card.keyword] : []))}
					onChange={change}
					onDone={() => done(open.at)}
				/>
			)}
		</>
	);
}
