import { type SubmitEvent, useState } from "react";
import type { PersonEvent } from "../../../conversation/events.ts";
import { isPossible } from "../../../conversation/machine.ts";
import { most, typedWords } from "../../../conversation/steering.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import css from "./steering-chips.module.css";

/** A field for up to three words that are not in the prompt. */
export function TypedWords() {
	const { state, give } = useCommunicator();
	const [text, setText] = useState("");
	const [error, setError] = useState<string>();

	function submit(event: SubmitEvent) {
		event.preventDefault();
		const words = typedWords(text);
		if (!words) return setError(`One to three words, each of at most ${most.characters} letters`);
		const steer: PersonEvent = { type: "steer", steer: { words } };
		if (!isPossible(state, steer)) return;
		give(steer);
		setText("");
	}

	return (
		<form className={css.typing} onSubmit={submit} noValidate>
			<TextField
				label="Or type one to three words"
				value={text}
				onChange={(value) => {
					setText(value);
					setError(undefined);
				}}
				error={error}
				autoComplete="off"
				autoCapitalize="none"
			/>
			<Button type="submit">New replies</Button>
		</form>
	);
}
