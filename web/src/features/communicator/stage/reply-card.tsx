import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { KeywordPicture } from "./keyword-picture.tsx";
import css from "./reply-card.module.css";
import { toneHeadings } from "./tones.ts";
import type { CardLook } from "./use-card-look.ts";

interface ReplyCardProps {
	answer: OfferedAnswer;
	/** The place from 1, which is also the key that picks it. */
	place: number;
	imageStyles: CardLook["imageStyles"];
	/** Picking it opens it for changes. */
	isChanging?: boolean;
	/** The text size in CSS pixels; undefined if the text fits in no size: then it scrolls. */
	size?: number | undefined;
	onPick: () => void;
}

/** A reply card: its stance, its words, and its emoji, picture or both, on the colour of its tone. */
export function ReplyCard({ answer, place, imageStyles, isChanging = false, size, onPick }: ReplyCardProps) {
	const { text, tone, emoji, keyword, basic } = answer;
	const [missing, setMissing] = useState<string>();
	const hasPicture = imageStyles !== "emoji" && keyword !== "" && missing !== keyword;
	return (
		<button
			type="button"
			className={css.card}
			onClick={onPick}
			data-tone={tone}
			data-text={text}
			data-place={place - 1}
			data-changing={isChanging || undefined}
		>
			{isChanging && <span className="visually-hidden">Change: </span>}
			<span className={css.emoji} aria-hidden="true">
				{!(hasPicture && imageStyles === "mulberry") && emoji}
				{hasPicture && <KeywordPicture key={keyword} keyword={keyword} onMissing={() => setMissing(keyword)} />}
			</span>
			<span className={css.heading}>
				{toneHeadings[tone]}
				{basic && <span className="visually-hidden">, a built-in reply:</span>}
				{basic && (
					<span className={css.basic} aria-hidden="true">
						Basic
					</span>
				)}
			</span>
			<span className={css.text} translate="no" style={{ fontSize: size }} data-long={size === undefined || undefined}>
				{text}
			</span>
			<span className={css.place} aria-hidden="true">
				{isChanging ? <Icon name="pencil" size={1.25} /> : place}
			</span>
		</button>
	);
}
