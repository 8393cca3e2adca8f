import { isPhoto } from "@sayso/contract/entities/phrase.ts";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import shared from "../../../ui/editing.module.css";
import { Icon } from "../../../ui/icon.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { photoOfFile } from "./make-photo.ts";
import css from "./phrases.module.css";
import { pictureAddress } from "./tiles-of.ts";

interface PictureFieldProps {
	value: string;
	onChange: (picture: string) => void;
	error: string | undefined;
}

/** The picture of a phrase: one of ours, by a word; a photo of this device; or none. */
export function PictureField({ value, onChange, error }: PictureFieldProps) {
	const [problem, setProblem] = useState<string>();
	const [missing, setMissing] = useState<string>();
	const file = useRef<HTMLInputElement>(null);
	const photo = isPhoto(value);

	async function choose(chosen: File | undefined) {
		if (!chosen) return;
		const made = await photoOfFile(chosen);
		setProblem(made ? undefined : "This picture could not be opened. Please choose another one.");
		if (made) onChange(made);
	}

	return (
		<div className={css.picture}>
			{value && value !== missing ? (
				<img src={pictureAddress(value)} alt="" onError={() => setMissing(value)} />
			) : (
				<span className={css.blank} aria-hidden="true" />
			)}
			<TextField
				label="Picture, if you like"
				hint="A word, such as cup. Or take a photo of your own."
				value={photo ? "" : value}
				isDisabled={photo}
				error={problem ?? error ?? (value && value === missing ? `We have no picture of “${value}”.` : undefined)}
				onChange={(word) => {
					setProblem(undefined);
					onChange(word.trimStart());
				}}
			/>
			<div className={shared.actions}>
				<input
					ref={file}
					type="file"
					accept="image/png,image/jpeg,image/webp,image/gif"
					hidden
					aria-label="Photo"
					onChange={({ target }) => {
						void choose(target.files?.[0]);
						target.value = "";
					}}
				/>
				<Button onPress={() => file.current?.click()}>Choose a photo</Button>
				{value && (
					<Button icon={<Icon name="close" />} onPress={() => onChange("")}>
						No picture
					</Button>
				)}
			</div>
		</div>
	);
}
