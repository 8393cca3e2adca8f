import { type Listen, type ListeningProblem, lastWordsMilliseconds } from "./listening.ts";
import { localListening } from "./local-listening.ts";
import { microphonePermission, refusal } from "./microphone-permission.ts";
import { expectWords, type Recognition, type RecognitionClass, recognitionClass } from "./recognition.ts";
import { resultsOfBrowser } from "./results-of-browser.ts";

const errors: Readonly<Record<string, ListeningProblem>> = {
	"service-not-allowed": "unavailable",
	"audio-capture": "missing",
	network: "unreachable",
	// Another page began to listen, which ends this session.
	aborted: "elsewhere",
	"language-not-supported": "unavailable",
};

/**
 * Milliseconds in which the browser's recogniser has to begin, and the longer limit while the browser asks for the microphone. Some
 * recognisers never begin.
 */
const [patience, patienceWithQuestion] = [4_000, 60_000];
/** A session that ends within so many milliseconds without words did not listen. After so many of them in a row, give up. */
const [briefly, mostBriefly] = [1_000, 3];
/** In a home screen app on an iPhone or iPad the recogniser may do nothing and ask for nothing. */
const isHomeScreenApp = () => (globalThis.navigator as { standalone?: boolean } | undefined)?.standalone === true;

/**
 * Listens through the browser's own recogniser, on the device if the browser offers that.
 * @param language such as en-AU
 * @param options.words the person's own words, passed as phrases if the browser supports that
 * @param options.unlessLocal the problem to report if the browser cannot listen on the device; set if sound must not leave it
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
		let read = resultsOfBrowser();
		let beginning: ReturnType<typeof setTimeout> | undefined;
		let began = 0;
		let hasHeard = false;
		let brief = 0;

		function start() {
			if (!recognition || running) return;
			running = true;
			read = resultsOfBrowser();
			began = performance.now();
			hasHeard = false;
			awaitBeginning();
			try {
				recognition.start();
			} catch {
				fail("unavailable");
			}
		}

		function awaitBeginning() {
			clearTimeout(beginning);
			beginning = setTimeout(async () => {
				const waiting = beginning;
				const isAsking = (await microphonePermission()) === "prompt" && !isHomeScreenApp();
				if (waiting !== beginning || phase === "over") return;
				if (isAsking && performance.now() - began < patienceWithQuestion) awaitBeginning();
				else fail("unavailable");
			}, patience);
		}

		function hasBegun() {
			clearTimeout(beginning);
			beginning = undefined;
		}

		function finish() {
			if (phase === "over") return;
			phase = "over";
			hasBegun();
			keepPartial();
			stopped();
		}

		function fail(problem: ListeningProblem) {
			if (phase === "over") return;
			finish();
			forget();
			report({ type: "failed", problem });
		}

		async function refused() {
			if (phase === "over") return;
			finish();
			report({ type: "failed", problem: await refusal() });
		}

		function keepPartial() {
			if (partial) report({ type: "final", text: partial });
			partial = "";
		}

		function heard({ results }: SpeechRecognitionEvent) {
			hasBegun();
			hasHeard = true;
			const { final, partial: open } = read(results);
			partial = open;
			if (final) report({ type: "final", text: final });
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
			recognition.onstart = () => {
				hasBegun();
				report({ type: "ready" });
			};
			recognition.onresult = heard;
			recognition.onerror = ({ error }) => {
				if (error === "phrases-not-supported" && expects) {
					// The browser rejected the phrases and ends by itself: start again without them.
					expects = false;
					return prepareAnew(Recogniser, locally);
				}
				if (error === "not-allowed") return void refused();
				const problem = errors[error];
				if (problem) fail(problem);
			};
			recognition.onend = () => {
				running = false;
				hasBegun();
				if (phase !== "over") keepPartial();
				brief = hasHeard || performance.now() - began > briefly ? 0 : brief + 1;
				if (phase === "live" && brief >= mostBriefly) fail("unavailable");
				else if (phase === "live") start();
				else if (phase === "stopped") finish();
			};
			if (phase === "live") start();
		}

		function prepareAnew(Recogniser: RecognitionClass, locally: boolean) {
			forget();
			running = false;
			prepare(Recogniser, locally);
		}

		/** Detaches from the browser's recogniser; its later events are ignored. */
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
				hasBegun();
				stopped();
				forget();
			},
		};
	};
}
