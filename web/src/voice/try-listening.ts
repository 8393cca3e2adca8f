import type { Listen, Listening, ListeningProblem } from "./listening.ts";

/** Seconds that a trial listens. */
export const trialSeconds = 5;
/** Seconds the recogniser may take to begin. */
const openingSeconds = 10;

/** The state of a trial. `nothing`: it listened and got no word. */
export type Trial =
	| { state: "waiting" | "opening" | "nothing" }
	/** `engine`: the recogniser's name, if it gives one. */
	| { state: "listening" | "writing" | "heard"; text: string; engine?: string | undefined }
	| { state: "failed"; problem: ListeningProblem | "slow" };

export interface Trying {
	/** Resolves after the last state. */
	over: Promise<void>;
	/** Stops listening; the words said until now are still transcribed. */
	enough(): void;
	/** Ends at once and emits nothing more. */
	abandon(): void;
}

/**
 * Tries a recogniser for five seconds and reports its words. Nothing is stored, and no replies are made. Call it inside the click,
 * like every listening.
 */
export function tryListening(listen: Listen, notify: (trial: Trial) => void): Trying {
	const over = Promise.withResolvers<void>();
	const heard = { finals: "", partial: "" };
	let isOver = false;
	let isEnding = false;
	let isReady = false;
	let engine: string | undefined;
	let listening: Listening | undefined;
	const text = () => `${heard.finals} ${heard.partial}`.trim();

	function end(trial?: Trial) {
		if (isOver) return;
		isOver = true;
		clearTimeout(timer);
		// A failed recogniser still has the microphone.
		listening?.abandon();
		if (trial) notify(trial);
		over.resolve();
	}
	/** Words stay, even if the recogniser fails. */
	const settle = (problem?: ListeningProblem | "slow") => {
		if (text()) end({ state: "heard", text: text(), engine });
		else end(problem ? { state: "failed", problem } : { state: "nothing" });
	};
	function enough() {
		if (isOver || isEnding) return;
		isEnding = true;
		clearTimeout(timer);
		notify({ state: "writing", text: text(), engine });
		void listening?.stop().finally(() => settle());
	}

	notify({ state: "opening" });
	let timer = setTimeout(() => settle("slow"), openingSeconds * 1000);
	listening = listen((event) => {
		if (isOver) return;
		if (event.type === "failed") return settle(event.problem);
		if (event.type === "ended") return settle();
		if (event.type === "partial") heard.partial = event.text;
		if (event.type === "final") Object.assign(heard, { finals: `${heard.finals} ${event.text}`.trim(), partial: "" });
		if (event.type === "ready") engine = event.engine;
		if (isEnding) return notify({ state: "writing", text: text(), engine });
		// A recogniser that takes over gets the rest of the time.
		if (event.type === "ready" && !isReady) {
			isReady = true;
			clearTimeout(timer);
			timer = setTimeout(enough, trialSeconds * 1000);
		}
		if (event.type !== "interrupted" && event.type !== "silent") notify({ state: "listening", text: text(), engine });
	}, true);
	if (isOver) listening.abandon();
	return { over: over.promise, enough, abandon: () => end() };
}
