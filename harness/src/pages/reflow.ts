/**
 * Runs in the page: what cannot be read without scrolling sideways, as WCAG 1.4.10 has it: the page where it is wider than the
 * window, what scrolls sideways within it, and what stands out of the window. A field holds one line, and is moved through.
 */
export function sideways(): string[] {
	const { scrollWidth } = document.documentElement;
	const all = Array.from(document.querySelectorAll<HTMLElement>("body *")).filter((each) => {
		const { width, height } = each.getBoundingClientRect();
		// What is there for those who hear the page has no size.
		return width > 2 && height > 2 && each.checkVisibility({ visibilityProperty: true });
	});
	const isOut = ({ left, right }: DOMRect) => left < -1 || right > innerWidth + 1;
	const isWider = (each: HTMLElement) =>
		["auto", "scroll"].includes(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1;
	const found = all.filter((each) => isWider(each) || (isOut(each.getBoundingClientRect()) && !each.closest("svg")));
	return [
		...(scrollWidth > innerWidth ? [`the page: ${scrollWidth} of ${innerWidth}`] : []),
		...found.map((each) => `${each.outerHTML.slice(0, 120)}: ${each.textContent.slice(0, 40)}`),
	];
}
