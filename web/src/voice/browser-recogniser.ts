import type { Listen, ListeningProblem } from "./listening.ts";
import { lastWordsMilliseconds } from "./transcript-connection.ts";

/** The part of the Web Speech API that is used; browsers name it with and without a prefix, and types lack it. */
interface Recognition {
	lang: string;
	continuous: boolean;
	interimResults: boolean;
	processLocally?: boolean;
	onstart: (() => void) | null;
	onresult: ((event: SpeechRecognitionEvent) => void) | null;
	onerror: ((event: { error: string }) => void) | null;
	onend: (() => void) | null;
	start(): void;
	stop(): void;
	abort(): void;
}
interface RecognitionClass {
	new (): Recognition;
	available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

const errors: Readonly<Record<string, ListeningProblem>> = {
	"not-allowed": "refused",
	"service-not-allowed": "unavailable",
	"audio-capture": "missing",
	network: "unreachable",
	// Another page began to listen, which ends this one.
	aborted: "elsewhere",
	"language-not-supported": "unavailable",
};

/** The browser's recogniser, or undefined where it has none. */
function recognitionClass(): RecognitionClass | undefined {
	const scope = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
	return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

export const browserListens = (): boolean => recognitionClass() !== undefined;

/** Whether the browser can recognise this language on the device itself, so that no sound leaves it. */
async function listensLocally(Class: RecognitionClass, language: string): Promise<boolean> {
	try {
		return (await Class.available?.({ langs: [language], processLocally: true })) === "available";
	} catch {
		return false;
	}
}

/**
 * Listens through the browser's own recogniser, on the device where it offers that.
 *
 * @param language such as en-AU
 */
export function browserRecogniser(language: string): Listen {
	return (report) => {
		const Class = recognitionClass();
		let recognition: Recognition | undefined;
		let running = false;
		let partial = "";
		/** `live` starts again when the browser ends by itself, as it does after some silence. */
		let phase: "live" | "paused" | "stopped" | "over" = "live";
		let stopped = () => {};

		function start() {
			if (!recognition || running) return;
			running = true;
			recognition.start();
		}

		function finish() {
			if (phase === "over") return;
			phase = "over";
			keepPartial();
			stopped();
		}

		function fail(problem: ListeningProblem) {
			if (phase === "over") return;
			finish();
			report({ type: "failed", problem });
		}

		function keepPartial() {
			if (partial) report({ type: "final", text: partial });
			partial = "";
		}

		function heard({ resultIndex, results }: SpeechRecognitionEvent) {
			partial = "";
			for (const result of Array.from(results).slice(resultIndex)) {
				const text = result[0]?.transcript.trim() ?? "";
				if (!result.isFinal) partial = `${partial} ${text}`.trim();
				else if (text) report({ type: "final", text });
			}
			if (partial) report({ type: "partial", text: partial });
		}

		function prepare(Recogniser: RecognitionClass, locally: boolean) {
			recognition = new Recogniser();
			recognition.lang = language;
			recognition.continuous = true;
			recognition.interimResults = true;
			if (locally) recognition.processLocally = true;
			recognition.onstart = () => report({ type: "ready" });
			recognition.onresult = heard;
			recognition.onerror = ({ error }) => {
				const problem = errors[error];
				if (problem) fail(problem);
			};
			recognition.onend = () => {
				running = false;
				if (phase !== "over") keepPartial();
				if (phase === "live") start();
				else if (phase === "stopped") finish();
			};
			if (phase === "live") start();
		}

		if (Class)
			void listensLocally(Class, language).then((locally) => {
				if (phase === "live" || phase === "paused") prepare(Class, locally);
			});
		else queueMicrotask(() => fail("unsupported"));

		return {
			pause() {
				if (phase !== "live") return;
				phase = "paused";
				recognition?.stop();
			},
			resume() {
				if (phase !== "paused") return;
				phase = "live";
				start();
			},
			stop() {
				if (phase === "over") return Promise.resolve();
				const { promise, resolve } = Promise.withResolvers<void>();
				const deadline = setTimeout(finish, lastWordsMilliseconds);
				stopped = () => {
					clearTimeout(deadline);
					resolve();
				};
				phase = "stopped";
				if (running) recognition?.stop();
				else finish();
				return promise;
			},
			abandon() {
				phase = "over";
				stopped();
				if (!recognition) return;
				recognition.onstart = recognition.onresult = recognition.onerror = recognition.onend = null;
				recognition.abort();
			},
		};
	};
}
