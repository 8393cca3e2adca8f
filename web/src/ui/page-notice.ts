interface PageNotice {
	/** Its name for a screen reader. */
	label: string;
	text: string;
	/** Buttons behind the one that closes the note. Each closes it, too. */
	actions?: readonly { label: string; press: () => void }[];
	onClose?: () => void;
}

/** All notes, one below the other. */
const notes = document.createElement("div");
notes.className = "page-notices";
// A window that opens hides the page from a screen reader, but not the notes.
notes.dataset.reactAriaTopLayer = "true";
// On a page that names no better place, a scan begins here.
notes.dataset.scanFirst = "";

/** Sets the height that notes take: a screen as high as the window takes the rest. */
const setRoom = () => document.documentElement.style.setProperty("--above", `${notes.offsetHeight}px`);
new ResizeObserver(setRoom).observe(notes);

/** Shows a note above the page until the person closes it. @returns takes the note away */
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
	// A screen reader announces text that comes into a status that is there already.
	words.textContent = text;
	// At once, as the observer misses a note that takes the place of another of the same height.
	setRoom();
	return () => note.remove();
}
