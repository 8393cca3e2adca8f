import { setTimeout as wait } from "node:timers/promises";
import { limits } from "@sayso/contract/limits.ts";
import { soundOf } from "@sayso/harness/stand-ins/hears-numbers.ts";
import type { ListeningEvent } from "../../../web/src/voice/listening.ts";
import { transcriptSocket } from "../../../web/src/voice/transcript-socket.ts";

/** Frames sent at once, frames per utterance, and utterances per turn. */
const [atOnce, utterance, turn] = [10, 50, 4];

export interface Heard {
	/** Words spoken, 50 a second, each in 20 ms of unique audio. */
	said: number;
	lost: number;
	/** Those that were lost without a report: the listening ended as if all were well. */
	lostSilently: number;
	/** Transcribed twice, or never spoken. */
	tooMany: number;
	/** Ends after which the browser would not continue by itself. */
	givenUp: number;
	/** The reasons, and how much was lost. */
	reasons: string[];
	/** Connections that broke and were replaced. */
	interrupted: number;
}

/** A person with a browser's listening code: they speak in real time, a few seconds per turn, and press Stop. */
export async function speak(address: string, token: () => Promise<string>, over: AbortSignal): Promise<Heard> {
	const heard: Heard = { said: 0, lost: 0, lostSilently: 0, tooMany: 0, givenUp: 0, reasons: [], interrupted: 0 };
	while (!over.aborted) {
		const events: ListeningEvent[] = [];
		const socket = transcriptSocket({ address, token, report: (event) => events.push(event) });
		const hasEnded = () => events.some(({ type }) => type === "failed" || type === "ended");
		const said: string[] = [];
		for (let frame = 1; frame <= turn * utterance && !over.aborted && !hasEnded(); frame++) {
			if (frame % atOnce === 1) await wait(limits.audio.frameMilliseconds * atOnce);
			const word = frame % utterance;
			if (word > 0) said.push(String(frame));
			socket.send(Uint8Array.from(soundOf(word > 0 ? frame : 0)).buffer);
		}
		const stopped = performance.now();
		const wasOver = hasEnded();
		await socket.stop();
		const stopping = (performance.now() - stopped) / 1000;
		const finals = events.flatMap((event) => (event.type === "final" ? event.text.split(" ") : []));
		const once = new Set(finals);
		const missing = said.filter((word) => !once.has(word)).length;
		heard.said += said.length;
		heard.lost += missing;
		heard.tooMany += finals.length - (said.length - missing);
		const failure = events.find(({ type }) => type === "failed");
		if (failure) heard.givenUp += 1;
		else heard.lostSilently += missing;
		if (failure || missing > 0) {
			const when = wasOver ? "while it went on" : `${stopping.toFixed(1)} s after Stop`;
			const why = failure?.type === "failed" ? failure.problem : "not said";
			heard.reasons.push(`${why}, ${when}: ${missing} of ${said.length} words lost`);
		}
		heard.interrupted += events.filter(({ type }) => type === "interrupted").length;
	}
	return heard;
}
