import { useEffect, useId, useRef, useState } from "react";
import { writesByHand } from "../../../access/glance.ts";
import { Button } from "../../../ui/button.tsx";
import css from "./draft-words.module.css";

/** Characters of one word, or the few that are put in together. */
const most = 60;

/** A word of the person's own: a button first, so that no keyboard opens unasked. */
export function TypedWord({ onWord }: { onWord: (word: string) => void }) {
	const [typed, setTyped] = useState<string>();
	const id = useId();
	const box = useRef<HTMLInputElement>(null);
	const isOpen = typed !== undefined;
	const word = typed?.trim() ?? "";
	useEffect(() => {
		// A key that is the switch would write there.
		if (isOpen && writesByHand()) box.current?.focus();
	}, [isOpen]);

	if (!isOpen) return <Button onPress={() => setTyped("")}>Type a word</Button>;
	return (
		<form
			className={css.typed}
			onSubmit={(event) => {
				event.preventDefault();
				if (word) onWord(word);
			}}
		>
			<label htmlFor={id} className="visually-hidden">
				Your word
			</label>
			<input
				id={id}
				ref={box}
				value={typed}
				maxLength={most}
				placeholder="Your word"
				onChange={({ target }) => setTyped(target.value)}
				autoComplete="off"
				autoCapitalize="none"
			/>
			<Button type="submit" isDisabled={!word}>
				Use it
			</Button>
		</form>
	);
}
