interface PageNotice {
	/** Its name for a screen reader. */
	label: string;
	text: string;
	/** Buttons after the close button. Each closes the notice too. */
	actions?: readonly { label: string; press: () => void }[];
	onClose?: () => void;
}

/** All notices, one below the other. */
const notes = document.createElement("div");
notes.className = "page-notices";
// An open dialog hides the page from screen readers, but not the notices.
notes.dataset.reactAriaTopLayer = "true";
// On a page without a better start, a scan starts here.
notes.dataset.scanFirst = "";

/** Sets the height that notices take: a screen as high as the window gets the rest. */
const setRoom = () => document.documentElement.style.setProperty("--above", `${notes.offsetHeight}px`);
new ResizeObserver(setRoom).observe(notes);

/** Shows a notice above the page until the person closes it. @returns removes the notice */
export function showPageNotice({ label, text, actions = [], onClose }: PageNotice): () => void {
	const note = document.createElement("section");
	note.ariaLabel = label;
	const words = document.createElement("p");
	words.role = "status";
	const close = () => {
		note.remove();
		onClose?.();
	};
	const buttons = [{ label: "Close this note", press: () => undefined }, ...actions].map(({ label, press }) => {
		const button = document.createElement("button");
		button.type = "button";
		button.textContent = label;
		button.onclick = () => {
			close();
			press();
		};
		return button;
	});
	note.append(words, ...buttons);
	notes.append(note);
	if (!notes.isConnected) document.body.prepend(notes);
	// A screen reader announces text added to an existing status region.
	words.textContent = text;
	// Call it at once, because the observer misses a notice that replaces another of the same height.
	setRoom();
	return () => note.remove();
}
