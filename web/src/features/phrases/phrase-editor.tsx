import { PhraseForm } from "@sayso/contract/entities/phrase.ts";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import shared from "../../ui/editing.module.css";
import { TextField } from "../../ui/text-field.tsx";
import css from "./phrases.module.css";
import { type PhotoState, PictureField } from "./picture-field.tsx";

/** The fields of a phrase that the person writes. */
const PhraseWords = PhraseForm.pick({ text: true, emoji: true, picture: true, folder: true, place: true, kind: true });
export type PhraseWords = ReturnType<typeof PhraseWords.parse>;

interface PhraseEditorProps {
	initial: PhraseWords;
	/** The label of the save button. */
	action: string;
	onSave: (words: PhraseWords) => void;
	onCancel?: () => void;
	/** It is an instant word: it has neither folder nor place. */
	isInstant?: boolean;
	/** The existing folders and places to choose from. */
	known?: { folders: readonly string[]; places: readonly string[] };
	/** Further actions. */
	children?: ReactNode;
}

/** Edits the text of a phrase, its picture, its folder and place, and whether it is an instant word. */
export function PhraseEditor(props: PhraseEditorProps) {
	const { initial, action, onSave, onCancel, isInstant = false, known, children } = props;
	const id = useId();
	const [words, setWords] = useState(initial);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const [photo, setPhoto] = useState<PhotoState>("none");
	const [isWaiting, setIsWaiting] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	// A large photo takes seconds to open. Saving waits for it and then saves the current fields.
	useEffect(() => {
		if (!isWaiting || photo === "opening") return;
		setIsWaiting(false);
		if (photo === "none") form.current?.requestSubmit();
	}, [isWaiting, photo]);
	const field = (name: "text" | "emoji" | "folder" | "place") => ({
		name,
		value: words[name],
		error: errors[name],
		onChange: (value: string) => setWords((now) => ({ ...now, [name]: value })),
	});
	return (
		<form
			ref={form}
			className={shared.editor}
			onSubmit={(event) => {
				event.preventDefault();
				if (photo === "opening") return setIsWaiting(true);
				const read = PhraseWords.safeParse({ ...words, picture: words.picture.trim() });
				if (!read.success)
					return setErrors(Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join("."), message])));
				setErrors({});
				setWords(initial);
				onSave(read.data);
			}}
		>
			<TextField label="What to say" autoCapitalize="sentences" {...field("text")} />
			<div className={css.short}>
				<TextField label="Emoji, if you like" {...field("emoji")} />
				{!isInstant && (
					<>
						<TextField label="Folder, if you like" list={`${id}-folders`} {...field("folder")} />
						<TextField
							label="Place, if you like"
							list={`${id}-places`}
							hint="Such as home, or clinic"
							{...field("place")}
						/>
						<datalist id={`${id}-folders`}>
							{known?.folders.map((name) => (
								<option key={name} value={name} />
							))}
						</datalist>
						<datalist id={`${id}-places`}>
							{known?.places.map((name) => (
								<option key={name} value={name} />
							))}
						</datalist>
					</>
				)}
			</div>
			<PictureField
				value={words.picture}
				onChange={(picture) => setWords((now) => ({ ...now, picture }))}
				onPhoto={setPhoto}
				error={errors.picture}
			/>
			{!isInstant && (
				<Checkbox
					label="Always there: with Wait and Say that again"
					name="kind"
					value={words.kind === "instant"}
					onChange={(checked) => setWords((now) => ({ ...now, kind: checked ? "instant" : "phrase" }))}
				/>
			)}
			<div className={shared.actions}>
				<Button type="submit" look="primary" isPending={isWaiting}>
					{action}
				</Button>
				{onCancel && <Button onPress={onCancel}>Cancel</Button>}
				{children}
			</div>
		</form>
	);
}
