import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { KeywordPicture } from "../stage/keyword-picture.tsx";
import { toneHeadings } from "../stage/tones.ts";
import type { CardLook } from "../stage/use-card-look.ts";

interface PictureCardProps {
	answer: OfferedAnswer;
	/** The words to show. */
	few: string;
	/** The place from 1, which is also the key that picks it. */
	place: number;
	imageStyles: CardLook["imageStyles"];
	/** Picking it opens it for changes. */
	isChanging: boolean;
	onPick: () => void;
}

/**
 * Lengths from which the layout changes, in characters: above `many` the picture is smaller, above `most` the words alone fill a
 * small card.
 */
const letters = { many: 34, most: 105 };

function howMany({ length }: string): "many" | "most" | undefined {
	if (length > letters.most) return "most";
	return length > letters.many ? "many" : undefined;
}

/** A reply as a large picture: that of its keyword if the person has pictures on, else its emoji. The whole text is spoken. */
export function PictureCard({ answer, few, place, imageStyles, isChanging, onPick }: PictureCardProps) {
	const { text, tone, emoji, keyword, basic } = answer;
	const [missing, setMissing] = useState<string>();
	const hasPicture = imageStyles !== "emoji" && keyword !== "" && missing !== keyword;
	return (
		<button
			type="button"
			className="picture-card"
			onClick={onPick}
			aria-label={`${isChanging ? "Change: " : ""}${toneHeadings[tone]}${basic ? ", a built-in reply:" : ""} ${text}`}
			data-tone={tone}
			data-text={text}
			data-place={place - 1}
			data-changing={isChanging || undefined}
		>
			<span className="picture-card-picture" aria-hidden="true">
				{hasPicture ? (
					<KeywordPicture key={keyword} keyword={keyword} onMissing={() => setMissing(keyword)} />
				) : (
					<span className="picture-card-emoji">{emoji}</span>
				)}
			</span>
			<span className="picture-card-words" translate="no" data-many={howMany(few)}>
				{few}
			</span>
			{basic && <span className="picture-card-basic">Basic</span>}
			{isChanging && (
				<span className="picture-card-changes">
					<Icon name="pencil" size={1.25} />
				</span>
			)}
		</button>
	);
}
