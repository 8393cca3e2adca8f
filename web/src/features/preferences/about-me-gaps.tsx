import type { RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import css from "./about-me-field.module.css";

const gap = /\[[^[\]\n]+\]/g;

interface AboutMeGapsProps {
	text: string;
	box: RefObject<HTMLTextAreaElement | null>;
}

/** Lists the [brackets] left from the suggested texts; filling them in is optional. */
export function AboutMeGaps({ text, box }: AboutMeGapsProps) {
	const gaps = [...text.matchAll(gap)];
	const [first] = gaps;

	function goToFirst(): void {
		if (!first || !box.current) return;
		box.current.focus();
		box.current.setSelectionRange(first.index, first.index + first[0].length);
	}

	if (!first) return null;
	return (
		<div className={css.gaps}>
			<p>
				Still in brackets: {gaps.length === 1 ? first[0] : `${first[0]} and ${gaps.length - 1} more`}. Fill in what you
				like, and delete the rest.
			</p>
			<Button onPress={goToFirst}>Go to {first[0]}</Button>
		</div>
	);
}
