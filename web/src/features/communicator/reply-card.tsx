import type { Answer } from "@sayso/contract/entities/answer.ts";
import { useState } from "react";
import { KeywordPicture } from "./keyword-picture.tsx";
import css from "./reply-card.module.css";
import { toneHeadings } from "./tones.ts";
import type { ImageStyles } from "./use-image-styles.ts";

interface ReplyCardProps {
	answer: Answer;
	/** From 1; the key that picks it. */
	place: number;
	imageStyles: ImageStyles;
	onPick: () => void;
}

/** One reply to pick: its stance, its words, its emoji or its picture or both, on the ground of its tone. */
export function ReplyCard({ answer: { text, tone, emoji, keyword }, place, imageStyles, onPick }: ReplyCardProps) {
	const [missing, setMissing] = useState<string>();
	const hasPicture = imageStyles !== "emoji" && keyword !== "" && missing !== keyword;
	return (
		<button type="button" className={css.card} onClick={onPick} data-tone={tone} data-text={text} data-scan>
			<span className={css.emoji} aria-hidden="true">
				{!(hasPicture && imageStyles === "mulberry") && emoji}
				{hasPicture && <KeywordPicture key={keyword} keyword={keyword} onMissing={() => setMissing(keyword)} />}
			</span>
			<span className={css.heading}>{toneHeadings[tone]}</span>
			<span className={css.text}>{text}</span>
			<span className={css.place} aria-hidden="true">
				{place}
			</span>
		</button>
	);
}
