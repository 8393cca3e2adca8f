/** `blocked`: this browser keeps nothing for Sayso. `full`: it has no room for more. */
export type Standing = "blocked" | "full";

const says: Readonly<Record<Standing, string>> = {
	blocked:
		"Your browser keeps nothing for Sayso: it blocks cookies or site data, or this is a private window. You can read and talk. What you choose or save here is gone once you close this page, and logging in may fail. To change that, allow cookies for this site.",
	full: "This device has no room left for Sayso. You can go on talking. What you save now may be gone once you close this page. Please free some space on this device.",
};

/** Says above the page what the browser does not keep. */
export function showStorage(standing: Standing): void {
	const notice = document.createElement("section");
	notice.className = "storage-notice";
	notice.ariaLabel = "Storage";
	const words = document.createElement("p");
	words.role = "status";
	words.textContent = says[standing];
	const close = document.createElement("button");
	close.type = "button";
	close.textContent = "Close this note";
	close.onclick = () => notice.remove();
	notice.append(words, close);
	document.body.prepend(notice);
}
