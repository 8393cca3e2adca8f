import type { Listen, Listening, ListeningEvent } from "./listening.ts";
import { soundedSince } from "./mark-sound.ts";

/** Utterances already found in the transcript: they are not searched again. */
const leftOut = new WeakSet<object>();
/** Milliseconds by which a recogniser's first words may lag. Words that begin later than this after Sayso's are not Sayso's. */
const late = 700;

/**
 * Listens without taking the person's own voice for the partner's. Words that began while Sayso spoke, and that match its text, are
 * left out, once per utterance. A partner who says the same afterwards is transcribed, whether or not Sayso's voice was.
 */
export const withoutOwnVoice =
	(listen: Listen): Listen =>
	(report, isOffRecord): Listening => {
		let leaveOut: ((heard: string, spoken: string, wasUnheard: boolean) => string) | undefined;
		// Until the module is loaded all words are reported.
		import("./without-spoken.ts").then(
			({ withoutSpoken }) => {
				leaveOut = withoutSpoken;
			},
			() => undefined,
		);
		/** When the first partial of the current words came. */
		let began: number | undefined;
		let shows = false;
		let hasHeard = false;

		function reportWords(event: ListeningEvent & { type: "partial" | "final" }): void {
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
			// Words of Sayso alone do not end the silence, unless shown words have to be taken back.
			if (text || (shows && hasHeard)) report({ type: text ? event.type : "final", text });
			else if (shows || !event.text) report({ type: "partial", text });
			shows = text !== "" && !isFinal;
			hasHeard ||= text !== "" && isFinal;
		}

		return listen((event) => {
			if (event.type === "partial" || event.type === "final") reportWords(event);
			else report(event);
		}, isOffRecord);
	};
