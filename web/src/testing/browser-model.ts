/** The initial state of the stand-in, and what it writes for every turn. */
interface Given {
	availability: "unavailable" | "downloadable" | "available";
	lines: readonly string[];
}

/** The state a test reads and changes: `globalThis.browserModel`. */
export interface BrowserModelStandIn extends Given {
	/** The prompts of the turns, oldest first. */
	prompts: string[];
	/** The system prompt. */
	system: string | undefined;
	/** Downloading the model fails. */
	isBroken: boolean;
	/** It supports response constraints. */
	hasPatterns: boolean;
	/** The number of open sessions. */
	open: number;
}

/**
 * Installs a browser's own model in a page, with the Prompt API's rules as far as Sayso uses them. It is self-contained, so that it
 * can be injected before our code runs.
 */
export function installBrowserModel(given: Given): void {
	const browserModel: BrowserModelStandIn = {
		...given,
		prompts: [],
		system: undefined,
		isBroken: false,
		hasPatterns: true,
		open: 0,
	};
	Object.assign(globalThis, { browserModel });
	// A session opened earlier uses the newest state.
	const state = () => (globalThis as unknown as { browserModel: BrowserModelStandIn }).browserModel;
	interface Creating {
		initialPrompts?: readonly { role: string; content: string }[];
		signal?: AbortSignal;
		monitor?(of: EventTarget): void;
	}

	class LanguageModel {
		constructor() {
			state().open++;
		}

		static async availability() {
			return state().availability;
		}

		static async create({ initialPrompts, signal, monitor }: Creating = {}) {
			const { userActivation } = navigator as { userActivation?: { isActive: boolean } };
			signal?.throwIfAborted();
			if (state().availability === "unavailable") throw new DOMException("no model", "NotSupportedError");
			if (state().availability === "downloadable") {
				if (!userActivation?.isActive) throw new DOMException("not in a press", "NotAllowedError");
				if (state().isBroken) throw new DOMException("no connection", "NetworkError");
				const target = new EventTarget();
				monitor?.(target);
				for (const loaded of [0, 0.5, 1]) target.dispatchEvent(new ProgressEvent("downloadprogress", { loaded }));
				state().availability = "available";
			}
			const [first] = initialPrompts ?? [];
			if (first) {
				if (first.role !== "system") throw new TypeError("the system prompt comes first");
				state().system = first.content;
			}
			return new LanguageModel();
		}

		async clone({ signal }: { signal?: AbortSignal } = {}) {
			signal?.throwIfAborted();
			if (state().availability !== "available") throw new DOMException("destroyed", "InvalidStateError");
			return new LanguageModel();
		}

		promptStreaming(prompt: string, { responseConstraint }: { responseConstraint?: RegExp } = {}) {
			if (responseConstraint && !state().hasPatterns) throw new DOMException("no patterns", "NotSupportedError");
			const whole = state()
				.lines.map((line) => `${line}\n`)
				.join("");
			if (responseConstraint && !responseConstraint.test(whole)) throw new Error(`not to the pattern: ${whole}`);
			state().prompts.push(prompt);
			// Chunks end in the middle of lines.
			const pieces = whole.match(/.{1,7}/gs) ?? [];
			return new ReadableStream<string>({
				pull(stream) {
					const piece = pieces.shift();
					if (piece === undefined) stream.close();
					else stream.enqueue(piece);
				},
			});
		}

		destroy() {
			state().open--;
		}
	}
	Object.assign(globalThis, { LanguageModel });
}
