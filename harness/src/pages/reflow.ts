/**
 * Runs in the page. Finds what cannot be read without scrolling sideways (WCAG 1.4.10): the page if it is wider than
 * the window, elements that scroll sideways, and elements that stick out of the window. Text fields are exempt.
 */
export function sideways(): string[] {
	const { scrollWidth } = document.documentElement;
	const all = Array.from(document.querySelectorAll<HTMLElement>("body *")).filter((each) => {
		const { width, height } = each.getBoundingClientRect();
		// Elements for screen readers only have no size.
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
