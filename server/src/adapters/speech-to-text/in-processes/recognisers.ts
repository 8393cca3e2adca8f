import { SeamError } from "../../../seams/seam-error.ts";
import type { Heard, Listening, SpeechToText } from "../../../seams/speech-to-text.ts";
import { HeardStream } from "../heard-stream.ts";
import { type RecogniserMessage, type RecogniserProcess, startRecogniser } from "./recogniser-process.ts";
import { sampleRate } from "./utterances.ts";
import { WarmRecognisers } from "./warm-recognisers.ts";

export interface RecogniserOptions {
	/** The number of spare recognisers. */
	poolSize?: number;
	/** The most listenings at once. */
	capacity?: number;
	/** Milliseconds a recogniser may take to start. */
	startDeadline?: number;
	/** Milliseconds without a message, while audio or last words are pending, after which a recogniser is given up. */
	finishDeadline?: number;
	/**
	 * The most milliseconds of a second pass after the audio has ended, and of the backlog it may cause before; beyond them the
	 * quick words are final. The browser waits 3 s.
	 */
	carefulDeadline?: number;
}

export interface RecogniserKind extends Pick<SpeechToText, "name" | "label" | "basic" | "capacity"> {
	poolSize: number;
	startDeadline: number;
	finishDeadline: number;
	carefulDeadline: number;
	/** Node's arguments for its process, undefined if it cannot listen. Called at each listening, because it may change. */
	program(): readonly string[] | undefined;
	/** Changes when the files that the program reads change under the same names. */
	edition?(): string;
	/** The error message if there is no program. */
	missing: string;
}

/** A recogniser with a separate process for each listening: a crash or a stall costs only that listening. */
export function recognisersInProcesses(kind: RecogniserKind): SpeechToText {
	const listenings = new Set<Listening>();
	let warm: { of: string; pool: WarmRecognisers } | undefined;
	let isClosed = false;

	/** Ends spare recognisers of an earlier program. */
	function pool(): WarmRecognisers | undefined {
		const program = isClosed ? undefined : kind.program();
		const of = JSON.stringify([program, program && kind.edition?.()]);
		if (warm && warm.of !== of) {
			void warm.pool.close();
			warm = undefined;
		}
		if (!program) return undefined;
		warm ??= { of, pool: new WarmRecognisers(() => startRecogniser(program, kind.startDeadline), kind.poolSize) };
		return warm.pool;
	}

	return {
		name: kind.name,
		label: kind.label,
		basic: kind.basic,
		capacity: kind.capacity,
		available: async () => (await pool()?.available()) ?? false,
		async open({ sampleRate: rate, signal, words = [], names = [] }) {
			const recognisers = pool();
			if (!recognisers) throw new SeamError(kind.missing, { retryable: false });
			if (rate !== sampleRate) throw new SeamError(`Sound comes at ${rate} Hz, not 16000`, { retryable: false });
			const recogniser = await recognisers.take().catch((cause) => {
				throw new SeamError("A recogniser did not start", { retryable: true, cause });
			});
			recogniser.expect([...words, ...names]);
			const listening = listen(recogniser, kind);
			listenings.add(listening);
			const abort = () => listening.abort();
			signal.addEventListener("abort", abort, { once: true });
			if (signal.aborted || isClosed) abort();
			void recogniser.ended.then(() => {
				listenings.delete(listening);
				signal.removeEventListener("abort", abort);
			});
			return listening;
		},
		async close() {
			isClosed = true;
			for (const listening of listenings) listening.abort();
			await warm?.pool.close();
		},
	};
}

/** Pending samples beyond which a silent recogniser is suspected. */
const waitingSamples = 2 * sampleRate;

function listen(
	recogniser: RecogniserProcess,
	{ finishDeadline, carefulDeadline }: Pick<RecogniserKind, "finishDeadline" | "carefulDeadline">,
): Listening {
	const heard = new HeardStream();
	let isOver = false;
	let isHearingAgain = false;
	/** Samples sent to it, and those it has reported as taken. */
	let given = 0;
	let taken = 0;
	/** The quick words of the utterance that is not yet final. */
	let quick: Heard | undefined;
	let timer: NodeJS.Timeout | undefined;
	const giveUpAfter = (milliseconds: number, giveUp: () => void) => {
		clearTimeout(timer);
		timer = setTimeout(giveUp, milliseconds);
	};
	/** If the second pass is late or fails, the quick words are final. */
	const settle = () => {
		if (quick) heard.put({ ...quick, type: "final" });
		heard.end();
		recogniser.kill();
	};
	const expectLine = () => giveUpAfter(finishDeadline, () => recogniser.kill());
	const isAwaited = () => isOver || given - taken > waitingSamples;
	recogniser.onLine((line) => {
		const message = messageIn(line);
		// Other lines are printed by a library and are ignored.
		if (!message) return;
		if (message.type === "hearing-again") {
			isHearingAgain = true;
			return giveUpAfter(carefulDeadline, settle);
		}
		taken = message.until;
		if (message.type !== "at") {
			quick = message.type === "partial" ? message : undefined;
			heard.put(message);
		}
		if (isAwaited()) return expectLine();
		clearTimeout(timer);
		timer = undefined;
	});
	void recogniser.ended.then((isWell) => {
		isOver = true;
		clearTimeout(timer);
		if (!isWell && isHearingAgain) settle();
		heard.end(isWell ? undefined : new SeamError("The recogniser was lost", { retryable: true }));
	});
	return {
		push(pcm) {
			if (isOver) return;
			recogniser.push(pcm);
			given += pcm.byteLength / 2;
			if (!timer && isAwaited()) expectLine();
		},
		finish() {
			if (isOver) return;
			isOver = true;
			recogniser.finish();
			expectLine();
		},
		abort() {
			isOver = true;
			heard.discard();
			recogniser.kill();
		},
		[Symbol.asyncIterator]: () => heard[Symbol.asyncIterator](),
	};
}

function messageIn(line: string): RecogniserMessage | undefined {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}
