interface PageNotice {
	/** Its name for a screen reader. */
	label: string;
	text: string;
}

/** All notes, one below the other. */
const notes = document.createElement("div");
notes.className = "page-notices";

/** Sets the height that notes take: a screen as high as the window takes the rest. */
const setRoom = () => document.documentElement.style.setProperty("--above", `${notes.offsetHeight}px`);
new ResizeObserver(setRoom).observe(notes);

/** Shows a note above the page until the person closes it. */
export function showPageNotice({ label, text }: PageNotice): void {
	const note = document.createElement("section");
	note.ariaLabel = label;
	const words = document.createElement("p");
	words.role = "status";
	const close = document.createElement("button");
	close.type = "button";
	close.textContent = "Close this note";
	close.onclick = () => note.remove();
	note.append(words, close);
	notes.append(note);
	if (!notes.isConnected) document.body.prepend(notes);
	setRoom();
	// A screen reader announces text that comes into a status that is there already.
	words.textContent = text;
}
