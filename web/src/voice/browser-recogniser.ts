import { type Listen, type ListeningProblem, lastWordsMilliseconds } from "./listening.ts";
import { localListening } from "./local-listening.ts";
import { expectWords, type Recognition, type RecognitionClass, recognitionClass } from "./recognition.ts";

const errors: Readonly<Record<string, ListeningProblem>> = {
	"not-allowed": "refused",
	"service-not-allowed": "unavailable",
	"audio-capture": "missing",
	network: "unreachable",
	// Another page began to listen, which ends this one.
	aborted: "elsewhere",
	"language-not-supported": "unavailable",
};

/**
 * Listens through the browser's own recogniser, on the device where it offers that.
 *
 * @param language such as en-AU
 * @param options.words it is told to expect them, where it can be
 * @param options.unlessLocal it may only listen on the device itself; what is wrong where it cannot
 */
export function browserRecogniser(
	language: string,
	{ words = [], unlessLocal }: { words?: readonly string[]; unlessLocal?: ListeningProblem | undefined } = {},
): Listen {
	return (report) => {
		const Class = recognitionClass();
		let recognition: Recognition | undefined;
		let running = false;
		let expects = true;
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
			if (locally) {
				recognition.processLocally = true;
				if (expects) expectWords(recognition, words);
			}
			recognition.onstart = () => report({ type: "ready" });
			recognition.onresult = heard;
			recognition.onerror = ({ error }) => {
				if (error === "phrases-not-supported" && expects) {
					// The same again, without being told what to expect: it ends by itself.
					expects = false;
					return prepareAnew(Recogniser, locally);
				}
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

		function prepareAnew(Recogniser: RecognitionClass, locally: boolean) {
			forget();
			running = false;
			prepare(Recogniser, locally);
		}

		/** Lets go of the browser's recogniser; nothing of it is heard any more. */
		function forget() {
			if (!recognition) return;
			recognition.onstart = recognition.onresult = recognition.onerror = recognition.onend = null;
			recognition.abort();
		}

		if (Class)
			void localListening(language).then((local) => {
				const locally = local === "available";
				if (phase !== "live" && phase !== "paused") return;
				if (unlessLocal && !locally) fail(unlessLocal);
				else prepare(Class, locally);
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
				forget();
			},
		};
	};
}
