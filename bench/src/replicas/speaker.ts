import { setTimeout as wait } from "node:timers/promises";
import { limits } from "@sayso/contract/limits.ts";
import { soundOf } from "@sayso/harness/stand-ins/hears-numbers.ts";
import type { ListeningEvent } from "../../../web/src/voice/listening.ts";
import { transcriptSocket } from "../../../web/src/voice/transcript-socket.ts";

/** Frames that come at once, utterances of so many, and how many of those a turn has. */
const [atOnce, utterance, turn] = [10, 50, 4];

export interface Heard {
	/** Words said, 50 a second, each in 20 ms of sound that is like no other. */
	said: number;
	lost: number;
	/** Those of them that the browser did not say it had lost: its listening ended as if all were well. */
	lostUnsaid: number;
	/** Written down twice, or never said. */
	tooMany: number;
	/** Endings after which the browser would not carry on by itself. */
	givenUp: number;
	/** Why, and how much of it was lost. */
	reasons: string[];
	/** Connections that broke and were made again. */
	interrupted: number;
}

/** A browser that listens, by what it has for that: somebody speaks in real time, a few seconds a turn, and presses Stop. */
export async function speak(address: string, token: () => Promise<string>, over: AbortSignal): Promise<Heard> {
	const heard: Heard = { said: 0, lost: 0, lostUnsaid: 0, tooMany: 0, givenUp: 0, reasons: [], interrupted: 0 };
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
		const told = events.flatMap((event) => (event.type === "final" ? event.text.split(" ") : []));
		const once = new Set(told);
		const missing = said.filter((word) => !once.has(word)).length;
		heard.said += said.length;
		heard.lost += missing;
		heard.tooMany += told.length - (said.length - missing);
		const failure = events.find(({ type }) => type === "failed");
		if (failure) heard.givenUp += 1;
		else heard.lostUnsaid += missing;
		if (failure || missing > 0) {
			const when = wasOver ? "while it went on" : `${stopping.toFixed(1)} s after Stop`;
			const why = failure?.type === "failed" ? failure.problem : "not said";
			heard.reasons.push(`${why}, ${when}: ${missing} of ${said.length} words lost`);
		}
		heard.interrupted += events.filter(({ type }) => type === "interrupted").length;
	}
	return heard;
}
