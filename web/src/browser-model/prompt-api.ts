/*
 * The used part of the Prompt API, with which Chrome and Edge give pages access to a language model:
 * https://developer.chrome.com/docs/ai/prompt-api
 */

export type Availability = "unavailable" | "downloadable" | "downloading" | "available";

interface Creating {
	initialPrompts?: readonly { role: "system"; content: string }[];
	signal?: AbortSignal;
	monitor?(of: EventTarget): void;
}

interface Asking {
	signal: AbortSignal;
	responseConstraint?: RegExp;
	/** Leaves the constraint out of the prompt. */
	omitResponseConstraintInput?: boolean;
}

/** A conversation with the model. */
export interface ModelSession {
	clone(options: { signal: AbortSignal }): Promise<ModelSession>;
	promptStreaming(prompt: string, options: Asking): ReadableStream<string>;
	destroy(): void;
}

interface BrowserLanguageModel {
	availability(options: object): Promise<Availability>;
	/** Downloads the model if needed: then it must be called in a press. */
	create(options: Creating): Promise<ModelSession>;
}

const english = [{ type: "text", languages: ["en"] }];
const languages = { expectedInputs: english, expectedOutputs: english };

const languageModel = () => (globalThis as { LanguageModel?: BrowserLanguageModel }).LanguageModel;

/** Whether this browser has a model for pages. It may have the interface but no model. Never rejects. */
export async function modelAvailability(): Promise<Availability> {
	try {
		return (await languageModel()?.availability(languages)) ?? "unavailable";
	} catch {
		return "unavailable";
	}
}

/** @throws {DOMException} why there is no session */
export async function createSession(options: Creating): Promise<ModelSession> {
	const model = languageModel();
	if (!model) throw new DOMException("This browser has no model", "NotSupportedError");
	return model.create({ ...languages, ...options });
}

/**
 * Downloads the browser's model. Call it in a press, before any await.
 * @param progress called with the share downloaded, 0 to 1
 * @throws {DOMException} why the download failed
 */
export async function fetchModel(progress: (share: number) => void, signal: AbortSignal): Promise<void> {
	const session = await createSession({
		signal,
		monitor: (of) => of.addEventListener("downloadprogress", (event) => progress((event as ProgressEvent).loaded)),
	});
	session.destroy();
}
