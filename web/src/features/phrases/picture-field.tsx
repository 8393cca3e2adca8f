import { isPhoto } from "@sayso/contract/entities/phrase.ts";
import { useRef, useState } from "react";
import { pictureAddress } from "../../phrases/picture-address.ts";
import { Button } from "../../ui/button.tsx";
import shared from "../../ui/editing.module.css";
import { Icon } from "../../ui/icon.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { photoOfFile } from "./make-photo.ts";
import css from "./phrases.module.css";

/** Whether the last chosen photo is being opened, or could not be. */
export type PhotoState = "none" | "opening" | "failed";

interface PictureFieldProps {
	value: string;
	onChange: (picture: string) => void;
	onPhoto: (state: PhotoState) => void;
	error: string | undefined;
}

/** The picture of a phrase: a symbol found by a word, a photo from this device, or none. */
export function PictureField({ value, onChange, onPhoto, error }: PictureFieldProps) {
	const [problem, setProblem] = useState<string>();
	const [missing, setMissing] = useState<string>();
	const file = useRef<HTMLInputElement>(null);
	const photo = isPhoto(value);

	const choices = useRef(0);

	async function choose(chosen: File | undefined) {
		if (!chosen) return;
		const choice = ++choices.current;
		onPhoto("opening");
		const made = await photoOfFile(chosen);
		// Another picture was chosen meanwhile.
		if (choice !== choices.current) return;
		setProblem(made ? undefined : "This picture could not be opened. Please choose another one.");
		if (made) onChange(made);
		onPhoto(made ? "none" : "failed");
	}

	function chooseOther(picture: string) {
		choices.current++;
		setProblem(undefined);
		onPhoto("none");
		onChange(picture);
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
				onChange={(word) => chooseOther(word.trimStart())}
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
					<Button icon={<Icon name="close" />} onPress={() => chooseOther("")}>
						No picture
					</Button>
				)}
			</div>
		</div>
	);
}
