const attributes = ["disabled", "hidden", "inert", "aria-hidden", "aria-expanded", "role", "data-open"];
const declared = ["data-scan", "data-scan-first", "data-scan-pause", "data-scan-beside"];

/** Calls back when the available controls may have changed: once per batch of changes. @returns how to stop */
export function watchPage(changed: () => void): () => void {
	let isAsked = false;
	let isOver = false;
	const observer = new MutationObserver((records) => {
		if (isAsked || records.every(isOwn)) return;
		isAsked = true;
		queueMicrotask(() => {
			isAsked = false;
			if (!isOver) changed();
		});
	});
	observer.observe(document.body, {
		childList: true,
		subtree: true,
		attributes: true,
		attributeFilter: [...attributes, ...declared],
	});
	return () => {
		isOver = true;
		observer.disconnect();
	};
}

const own = "[data-access-own]";
const isOwn = ({ type, target, addedNodes, removedNodes }: MutationRecord) =>
	(target instanceof Element && target.closest(own) !== null) ||
	(type === "childList" &&
		[...addedNodes, ...removedNodes].every((node) => node instanceof Element && node.matches(own)));
