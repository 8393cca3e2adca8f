import type { Listen, Listening, ListeningProblem } from "./listening.ts";

/** Seconds that a recogniser listens when it is tried. */
export const trialSeconds = 5;
/** Seconds it may take to begin. */
const openingSeconds = 10;

/** How far a recogniser is that is tried. `nothing`: it listened and heard no word. */
export type Trial =
	| { state: "waiting" | "opening" | "nothing" }
	/** `engine`: who heard it, where the recogniser says so. */
	| { state: "listening" | "writing" | "heard"; text: string; engine?: string | undefined }
	| { state: "failed"; problem: ListeningProblem | "slow" };

export interface Trying {
	/** Settles when it has told its last. */
	over: Promise<void>;
	/** Listens no longer: what was said until now is still written down. */
	enough(): void;
	/** Ends at once and tells nothing more. */
	abandon(): void;
}

/**
 * Lets a recogniser listen for five seconds and tells what it hears. Nothing is kept, and nothing is begun with the words.
 * Called inside the click, as each listening.
 */
export function tryListening(listen: Listen, tell: (trial: Trial) => void): Trying {
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
		// One that failed still has the microphone.
		listening?.abandon();
		if (trial) tell(trial);
		over.resolve();
	}
	/** Words stay, whatever becomes of who heard them. */
	const settle = (problem?: ListeningProblem | "slow") => {
		if (text()) end({ state: "heard", text: text(), engine });
		else end(problem ? { state: "failed", problem } : { state: "nothing" });
	};
	function enough() {
		if (isOver || isEnding) return;
		isEnding = true;
		clearTimeout(timer);
		tell({ state: "writing", text: text(), engine });
		void listening?.stop().finally(() => settle());
	}

	tell({ state: "opening" });
	let timer = setTimeout(() => settle("slow"), openingSeconds * 1000);
	listening = listen((event) => {
		if (isOver) return;
		if (event.type === "failed") return settle(event.problem);
		if (event.type === "ended") return settle();
		if (event.type === "partial") heard.partial = event.text;
		if (event.type === "final") Object.assign(heard, { finals: `${heard.finals} ${event.text}`.trim(), partial: "" });
		if (event.type === "ready") engine = event.engine;
		if (isEnding) return tell({ state: "writing", text: text(), engine });
		// Another that takes over has what is left of the time.
		if (event.type === "ready" && !isReady) {
			isReady = true;
			clearTimeout(timer);
			timer = setTimeout(enough, trialSeconds * 1000);
		}
		if (event.type !== "interrupted" && event.type !== "silent") tell({ state: "listening", text: text(), engine });
	}, true);
	if (isOver) listening.abandon();
	return { over: over.promise, enough, abandon: () => end() };
}
