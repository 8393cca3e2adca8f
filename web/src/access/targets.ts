/**
 * What can be lit now, in the order of the page: everything marked `data-scan` that can be pressed. While a part of the
 * page is marked `data-scan-scope`, only what is in it, in the inner one of two, and what is marked `data-scan="always"`.
 * What is in a `data-scan-group` is one target, the group, until that is the scope.
 */
export function pressableTargets(): HTMLElement[] {
	const scope = Array.from(document.querySelectorAll("[data-scan-scope]")).at(-1);
	const targets = Array.from(document.querySelectorAll<HTMLElement>("[data-scan]")).filter(
		(target) =>
			(!scope || scope.contains(target) || target.dataset.scan === "always") &&
			!target.matches(":disabled, [aria-disabled=true]") &&
			target.checkVisibility(),
	);
	const closed = "[data-scan-group]:not([data-scan-scope])";
	return [...new Set(targets.map((target) => target.closest<HTMLElement>(closed) ?? target))];
}
