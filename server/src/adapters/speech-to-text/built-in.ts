import { fileURLToPath } from "node:url";
import { SeamError } from "../../seams/seam-error.ts";
import type { Heard, Listening, SpeechToText } from "../../seams/speech-to-text.ts";
import { findInstallation, howToInstall, type Installation } from "./built-in/installation.ts";
import { type RecogniserProcess, startRecogniser } from "./built-in/recogniser-process.ts";
import { sampleRate } from "./built-in/utterances.ts";
import { WarmRecognisers } from "./built-in/warm-recognisers.ts";
import { HeardStream } from "./heard-stream.ts";

export interface BuiltInSpeechToTextOptions {
	/** Recognisers kept waiting; each holds about 110 MB. */
	poolSize?: number;
	/** Listenings at once; each takes up to 200 MB and, while somebody speaks, a third of a processor core. */
	maximum?: number;
	/** Milliseconds a recogniser may take to start. */
	startDeadline?: number;
	/** Milliseconds between two lines of a recogniser that is to say its last words; then it is given up. */
	finishDeadline?: number;
	/** Where PocketSphinx lies; `null` when it is missing. */
	installation?: Installation | null;
	/** What the child process runs, for tests that need it to fail. */
	program?: string;
}

export interface BuiltInSpeechToText extends SpeechToText {
	/** The line that makes it available; undefined where everything is installed. */
	readonly howToInstall: string | undefined;
}

/** "Basic listening": PocketSphinx on this machine, without network or account, in a process of its own a listening. */
export function builtInSpeechToText({
	poolSize = 2,
	maximum = 8,
	startDeadline = 10_000,
	finishDeadline = 15_000,
	installation = findInstallation() ?? null,
	program = fileURLToPath(new URL("./built-in/recogniser.ts", import.meta.url)),
}: BuiltInSpeechToTextOptions = {}): BuiltInSpeechToText {
	const warm = new WarmRecognisers(
		() => startRecogniser([program, JSON.stringify(installation)], startDeadline),
		poolSize,
	);
	const listenings = new Set<Listening>();
	let inUse = 0;
	let isClosed = false;

	return {
		name: "built-in",
		label: "Basic listening",
		basic: true,
		howToInstall: installation ? undefined : howToInstall,
		available: async () => installation !== null && !isClosed && warm.available(),
		async open({ sampleRate: rate, signal }) {
			if (!installation || isClosed) throw new SeamError("PocketSphinx is not available", { retryable: false });
			if (rate !== sampleRate) throw new SeamError(`Sound comes at ${rate} Hz, not 16000`, { retryable: false });
			if (inUse >= maximum) throw new SeamError("Every recogniser is in use", { retryable: true });
			inUse++;
			const recogniser = await warm.take().catch((cause) => {
				inUse--;
				throw new SeamError("A recogniser did not start", { retryable: true, cause });
			});
			const listening = listen(recogniser, finishDeadline);
			listenings.add(listening);
			const abort = () => listening.abort();
			signal.addEventListener("abort", abort, { once: true });
			if (signal.aborted || isClosed) abort();
			void recogniser.ended.then(() => {
				inUse--;
				listenings.delete(listening);
				signal.removeEventListener("abort", abort);
			});
			return listening;
		},
		async close() {
			isClosed = true;
			for (const listening of listenings) listening.abort();
			await warm.close();
		},
	};
}

function listen(recogniser: RecogniserProcess, finishDeadline: number): Listening {
	const heard = new HeardStream();
	let isOver = false;
	let timer: NodeJS.Timeout | undefined;
	const expectLine = () => {
		clearTimeout(timer);
		timer = setTimeout(() => recogniser.kill(), finishDeadline);
	};
	recogniser.onLine((line) => {
		heard.put(JSON.parse(line) as Heard);
		if (timer) expectLine();
	});
	void recogniser.ended.then((isWell) => {
		isOver = true;
		clearTimeout(timer);
		heard.end(isWell ? undefined : new SeamError("The recogniser was lost", { retryable: true }));
	});
	return {
		push(pcm) {
			if (!isOver) recogniser.push(pcm);
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
