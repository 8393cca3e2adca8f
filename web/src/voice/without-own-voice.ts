import type { Listen, Listening, ListeningEvent } from "./listening.ts";
import { soundedSince } from "./mark-sound.ts";

/** What was spoken and has been found: it is not looked for again. */
const leftOut = new WeakSet<object>();
/** Milliseconds that the first of some words may be told after they were heard: who begins later than this is not Sayso. */
const late = 700;

/**
 * Listens without taking the person's own voice for the partner's: words that were begun while Sayso spoke, and are what it spoke,
 * are left out, each speaking's once. The partner who says the same after it is heard, whether or not it came back.
 */
export const withoutOwnVoice =
	(listen: Listen): Listen =>
	(report, isOffRecord): Listening => {
		let leaveOut: ((heard: string, spoken: string, wasUnheard: boolean) => string) | undefined;
		// Until it is there all is told.
		import("./without-spoken.ts").then(
			({ withoutSpoken }) => {
				leaveOut = withoutSpoken;
			},
			() => undefined,
		);
		/** When the first was told of the words that are being heard. */
		let began: number | undefined;
		let shows = false;
		let hasHeard = false;

		function told(event: ListeningEvent & { type: "partial" | "final" }): void {
			const isFinal = event.type === "final";
			let { text } = event;
			if (text) began ??= performance.now();
			for (const sound of soundedSince((began ?? performance.now()) - late)) {
				if (!leaveOut || leftOut.has(sound)) continue;
				const left = leaveOut(text, sound.text, sound.isLoud === false);
				if (isFinal && left !== text) leftOut.add(sound);
				text = left;
			}
			if (isFinal) began = undefined;
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
