import { useEffect, useId, useRef, useState } from "react";
import { writesByHand } from "../../../access/glance.ts";
import { Button } from "../../../ui/button.tsx";
import css from "./draft-words.module.css";

/** The most characters of a typed word or short insertion. */
const most = 60;

/** Adds a typed word: at first only a button, so that no on-screen keyboard opens unasked. */
export function TypedWord({ onWord }: { onWord: (word: string) => void }) {
	const [typed, setTyped] = useState<string>();
	const id = useId();
	const box = useRef<HTMLInputElement>(null);
	const isOpen = typed !== undefined;
	const word = typed?.trim() ?? "";
	useEffect(() => {
		// Not if a key is the switch: its presses would type into the field.
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
