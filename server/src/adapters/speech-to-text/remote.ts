import { SeamError } from "../../seams/seam-error.ts";
import type { Listening, SpeechToText } from "../../seams/speech-to-text.ts";
import { type KnownListener, KnownListeners } from "./remote/known-listeners.ts";
import { listenThere } from "./remote/remote-listening.ts";

/** Milliseconds: between two requests to each listener, to open a listening, and between two messages of one. */
const usualPace = { every: 2_000, open: 8_000, sign: 5_000 };

/**
 * Recognisers in other processes, reached over the network (`remote/serve-listening` is the other end). A listening
 * uses the process with the most free places, and the next one if that refuses.
 */
export function remoteSpeechToText(options: {
	addresses: readonly string[];
	secret: string;
	pace?: Partial<typeof usualPace>;
}): SpeechToText {
	const pace = { ...usualPace, ...options.pace };
	const known = new KnownListeners({ ...options, every: pace.every });
	const ending = new AbortController();
	let listening = 0;
	const best = () => known.free()[0]?.state;
	/** @returns the error if the process does not listen */
	async function openAt(
		listener: KnownListener,
		{ sampleRate, signal, words = [], names = [], traceparent }: Parameters<SpeechToText["open"]>[0],
	): Promise<Listening | SeamError> {
		const ended = (how: "over" | "lost" | "closed") => {
			listening -= 1;
			known.count(listener, -1);
			// A listening that fails over uses another process, if there is one.
			if (how === "lost") known.doubt(listener);
			if (how === "closed") known.rest(listener);
		};
		listening += 1;
		known.count(listener, 1);
		try {
			const all = AbortSignal.any([signal, ending.signal]);
			const { address } = listener;
			const there = { ...options, patience: pace, address, sampleRate, words, names, traceparent };
			return await listenThere({ ...there, signal: all, ended });
		} catch (error) {
			if (!(error instanceof SeamError)) throw error;
			if (error.status !== 503 && !signal.aborted) known.lose(listener);
			return error;
		}
	}

	return {
		name: "remote",
		get label() {
			return best()?.label ?? "Listening";
		},
		get basic() {
			return best()?.basic ?? false;
		},
		/**
		 * The places used by this process and the free ones. Another process may take a free place first; the listening
		 * is then refused.
		 */
		get capacity() {
			return listening + known.left;
		},
		async available() {
			await known.asked;
			return best() !== undefined;
		},
		async open(request) {
			const { signal } = request;
			if (signal.aborted) return nothingHeard;
			await known.asked;
			let problem = new SeamError("No listener answers", { retryable: true, status: 0 });
			// The second round finds a process that has appeared since the last request.
			for (const round of ["those known", "those there now"]) {
				if (round === "those there now") await known.askAgain();
				for (const listener of known.free()) {
					// If the caller left meanwhile, a listening opened now would never be ended.
					if (signal.aborted) return nothingHeard;
					const opened = await openAt(listener, request);
					if (signal.aborted) return nothingHeard;
					if (!(opened instanceof SeamError)) return opened;
					problem = opened;
				}
			}
			throw problem;
		},
		async close() {
			known.close();
			ending.abort();
		},
	};
}

const nothingHeard: Listening = {
	push() {},
	finish() {},
	abort() {},
	async *[Symbol.asyncIterator]() {},
};
