/** Strokes on a 24 × 24 grid, drawn for Sayso. */
const strokes = {
	access: "M12 6.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM4.5 9l5 1v4L7.5 21M19.5 9l-5 1v4l2 7M9.5 10h5",
	alert: "M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.6v.1",
	back: "M20 12H4.5m0 0L11 5.5M4.5 12l6.5 6.5",
	bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2Zm4 4.5h4",
	card: "M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6Zm-1.5 4.2h19M6 14.5h4",
	check: "m5 12.5 4.5 4.5L19 7.5",
	chevron: "m6 9.5 6 6 6-6",
	clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.25 2",
	close: "m6 6 12 12M18 6 6 18",
	collapse: "M4 5h16v14H4V5Zm5.5 0v14M16 9.5 13.5 12l2.5 2.5",
	down: "M12 4.5V20m0 0 6.5-6.5M12 20l-6.5-6.5",
	download: "M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15",
	expand: "M4 5h16v14H4V5Zm5.5 0v14M13.5 9.5 16 12l-2.5 2.5",
	eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
	eyeOff:
		"M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.5 7.3A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.6-1.3M10 10a2.8 2.8 0 0 0 4 4",
	forward: "M4 12h15.5m0 0L13 5.5m6.5 6.5-6.5 6.5",
	help: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-2.6-11.2a2.6 2.6 0 1 1 3.9 2.3c-.8.5-1.3 1-1.3 1.9m0 2.6v.1",
	leave: "M14 4.5H5.5v15H14M10.5 12H21m0 0-3.5-3.5M21 12l-3.5 3.5",
	lines: "M4 6.5h16M4 11h11M9 15.5h11M13 20h7",
	lock: "M6 11h12v8.5H6V11Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3",
	menu: "M4 7h16M4 12h16M4 17h16",
	microphone:
		"M12 3.5a2.75 2.75 0 0 1 2.75 2.75v5a2.75 2.75 0 0 1-5.5 0v-5A2.75 2.75 0 0 1 12 3.5ZM6 11a6 6 0 0 0 12 0M12 17v3.5",
	more: "M5.5 12h.1m6.4 0h.1m6.4 0h.1",
	moon: "M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z",
	pause: "M8.5 5.5v13M15.5 5.5v13",
	pencil: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19 4 20Zm9.5-13L17 10.5",
	person: "M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20a7.5 7.5 0 0 1 15 0",
	phrases: "M4 4.5h7v7H4v-7Zm9 0h7v7h-7v-7Zm-9 9h7v7H4v-7Zm9 0h7v7h-7v-7Z",
	play: "M8 5.5v13l10.5-6.5L8 5.5Z",
	redo: "M19.5 10.5H9a4.75 4.75 0 0 0 0 9.5h4m6.5-9.5L15 6m4.5 4.5L15 15",
	restart: "M5 12a7 7 0 1 0 2.2-5.1M7.5 3v4.2h4.2",
	save: "M6.5 4h11v16L12 15.5 6.5 20V4Z",
	screen: "M3.5 5h17v11.5h-17V5ZM9 20h6m-3-3.5V20",
	search: "M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5Zm5-1.75L20.5 20.5",
	shorter: "M4 7h16M4 12h9M4 17h5m11-3.5-3.5 3.5m0 0 3.5 3.5M16.5 17h5",
	sliders:
		"M4 7.5h8.5m4.5 0h3M4 16.5h3m4.5 0H20M14.75 9.75a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Zm-5.5 9a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z",
	speaker: "M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5Zm11.5-.5a4.2 4.2 0 0 1 0 6M18 6.5a7.7 7.7 0 0 1 0 11",
	speech:
		"M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V17h-3A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5ZM8 9.5h8M8 12.8h5",
	sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
	undo: "M4.5 10.5H15a4.75 4.75 0 0 1 0 9.5h-4m-6.5-9.5L9 6m-4.5 4.5L9 15",
	up: "M12 20V4.5m0 0 6.5 6.5M12 4.5 5.5 11",
} as const;

export type IconName = keyof typeof strokes;

/** An icon beside words or inside a labelled button, hidden from screen readers. `size` in em of the text around it. */
export function Icon({ name, size = 1.5 }: { name: IconName; size?: number }) {
	return (
		<svg viewBox="0 0 24 24" width={`${size}em`} height={`${size}em`} aria-hidden="true">
			<path
				d={strokes[name]}
				fill="none"
				stroke="currentColor"
				strokeWidth="1.9"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
