import { useLayoutEffect, useRef } from "react";
import css from "./turned.module.css";

/** CSS pixels. Text that does not fit in the least size scrolls. */
const sizes = { least: 20, most: 400 };

/** Shows words in the largest size in which all of them fit. */
export function FittedWords({ text, isUpsideDown }: { text: string; isUpsideDown: boolean }) {
	const box = useRef<HTMLDivElement>(null);
	const words = useRef<HTMLParagraphElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: other words have another size
	useLayoutEffect(() => {
		const fit = () => box.current && words.current && fitInto(box.current, words.current);
		fit();
		if (!box.current) return;
		const watch = new ResizeObserver(fit);
		watch.observe(box.current);
		return () => watch.disconnect();
	}, [text]);

	return (
		<div ref={box} className={css.box} data-upside-down={isUpsideDown || undefined}>
			<p ref={words} role="status" translate="no">
				{text}
			</p>
		</div>
	);
}

/** Finds the size by bisection, to one pixel. No word is broken unless the least size requires it. */
function fitInto({ clientWidth, clientHeight }: HTMLElement, words: HTMLElement): void {
	let [fits, tooLarge] = [sizes.least, sizes.most];
	while (tooLarge - fits > 1) {
		const size = Math.floor((fits + tooLarge) / 2);
		words.style.fontSize = `${size}px`;
		const isIn = words.scrollWidth <= clientWidth && words.scrollHeight <= clientHeight;
		if (isIn) fits = size;
		else tooLarge = size;
	}
	words.style.fontSize = `${fits}px`;
}
