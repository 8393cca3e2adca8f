import { isSameWord, MyWord } from "@sayso/contract/entities/my-words.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import css from "../../ui/editing.module.css";
import { Icon } from "../../ui/icon.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface WordEditorProps {
	initial: MyWord;
	/** The other words: a word cannot be listed twice. */
	others: readonly MyWord[];
	/** @returns whether it was saved; until then the fields keep their text */
	onSave: (word: MyWord) => Promise<boolean>;
	onCancel: () => void;
	listen: (text: string) => void;
}

/** A word and its pronunciation, with a sample before saving. */
export function WordEditor({ initial, others, onSave, onCancel, listen }: WordEditorProps) {
	const [written, setWritten] = useState(initial);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const [isSaving, setSaving] = useState(false);
	const field = (name: "word" | "sayAs") => ({
		name,
		value: written[name],
		error: errors[name],
		onChange: (value: string) => setWritten({ ...written, [name]: value }),
	});

	async function save() {
		const read = MyWord.safeParse(written);
		if (!read.success)
			return setErrors(Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join("."), message])));
		if (others.some(({ word }) => isSameWord(word, read.data.word)))
			return setErrors({ word: "This word is in your list already" });
		setErrors({});
		setSaving(true);
		if (!(await onSave(read.data))) setSaving(false);
	}

	return (
		<form
			className={css.editor}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<div className={css.fields}>
				<TextField label="Word or name" autoFocus autoCapitalize="none" {...field("word")} />
				<TextField
					label="Say it as"
					hint="Write it as it sounds, such as shi-vawn. Leave it empty if it is already said right."
					autoCapitalize="none"
					{...field("sayAs")}
				/>
			</div>
			<div className={css.actions}>
				<Button
					icon={<Icon name="speaker" />}
					isDisabled={!(written.sayAs.trim() || written.word.trim())}
					onPress={() => listen(written.sayAs.trim() || written.word.trim())}
				>
					Listen
				</Button>
				<Button type="submit" look="primary" isPending={isSaving}>
					Save word
				</Button>
				<Button onPress={onCancel}>Cancel</Button>
			</div>
		</form>
	);
}
