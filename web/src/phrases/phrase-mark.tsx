import { useState } from "react";
import { Icon, type IconName } from "../ui/icon.tsx";
import css from "./phrase-mark.module.css";
import { pictureAddress } from "./picture-address.ts";

interface PhraseMarkProps {
	emoji: string;
	picture: string;
	/** Shown if the phrase has neither. */
	icon: IconName | undefined;
}

/** The picture of a phrase, else its emoji, beside its text. */
export function PhraseMark({ emoji, picture, icon }: PhraseMarkProps) {
	const [missing, setMissing] = useState<string>();
	if (picture && picture !== missing)
		return <img className={css.picture} src={pictureAddress(picture)} alt="" onError={() => setMissing(picture)} />;
	if (emoji)
		return (
			<span className={css.emoji} aria-hidden="true">
				{emoji}
			</span>
		);
	return icon && <Icon name={icon} size={1.1} />;
}
