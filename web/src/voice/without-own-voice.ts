import type { Listen, Listening, ListeningEvent } from "./listening.ts";
import { soundedSince } from "./mark-sound.ts";

/** What was spoken and has been found: it is not looked for again. */
const leftOut = new WeakSet<object>();
/** Milliseconds that words may come after they were heard. */
const late = 3_000;

/**
 * Listens without taking the person's own voice for the partner's: words that were being spoken meanwhile are left out, each
 * speaking's once. The partner who says the same after it is heard.
 */
export const withoutOwnVoice =
	(listen: Listen): Listen =>
	(report, isOffRecord): Listening => {
		let leaveOut: ((heard: string, spoken: string) => string) | undefined;
		// Until it is there all is told.
		import("./without-spoken.ts").then(
			({ withoutSpoken }) => {
				leaveOut = withoutSpoken;
			},
			() => undefined,
		);
		let since = performance.now();
		let shows = false;
		let hasHeard = false;

		function told(event: ListeningEvent & { type: "partial" | "final" }): void {
			const isFinal = event.type === "final";
			let { text } = event;
			for (const sound of soundedSince(since - late)) {
				if (!leaveOut || leftOut.has(sound)) continue;
				const left = leaveOut(text, sound.text);
				if (isFinal && left !== text) leftOut.add(sound);
				text = left;
			}
			if (isFinal) since = performance.now();
			// Silence is not ended by what nobody but Sayso says; it goes on where words have to be taken back.
			if (text || (shows && hasHeard)) report({ type: text ? event.type : "final", text });
			else if (shows || !event.text) report({ type: "partial", text });
			shows = text !== "" && !isFinal;
			hasHeard ||= text !== "" && isFinal;
		}

		return listen((event) => {
			if (event.type === "partial" || event.type === "final") told(event);
			else report(event);
		}, isOffRecord);
	};
