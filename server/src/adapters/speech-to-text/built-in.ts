import { fileURLToPath } from "node:url";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { findInstallation, howToInstall, type Installation } from "./built-in/installation.ts";
import { type RecogniserOptions, recognisersInProcesses } from "./in-processes/recognisers.ts";

export interface BuiltInSpeechToTextOptions extends RecogniserOptions {
	/** The paths of PocketSphinx; `null` if it is missing. */
	installation?: Installation | null;
	/** The program of the child process, replaced in tests that need it to fail. */
	program?: string;
	/** Whether there is a second pass over each utterance; otherwise the quick words are final. */
	hearsAgain?: boolean;
}

export interface BuiltInSpeechToText extends SpeechToText {
	/** The command that makes it available; undefined if everything is installed. */
	readonly howToInstall: string | undefined;
}

/**
 * "Basic listening": PocketSphinx on this machine, without network or account. A spare process takes about 110 MB; one
 * that listens takes up to 200 MB and, during speech, a third of a processor core.
 */
export function builtInSpeechToText({
	poolSize = 2,
	capacity = 8,
	startDeadline = 10_000,
	finishDeadline = 15_000,
	carefulDeadline = 2_500,
	installation = findInstallation() ?? null,
	program = fileURLToPath(new URL("./built-in/recogniser.ts", import.meta.url)),
	hearsAgain = true,
}: BuiltInSpeechToTextOptions = {}): BuiltInSpeechToText {
	const run = installation
		? [program, JSON.stringify(installation), String(carefulDeadline), hearsAgain ? "again" : "once"]
		: undefined;
	return {
		...recognisersInProcesses({
			name: "built-in",
			label: "Basic listening",
			basic: true,
			capacity: run ? capacity : 0,
			poolSize,
			startDeadline,
			finishDeadline,
			carefulDeadline,
			program: () => run,
			missing: "PocketSphinx is not available",
		}),
		howToInstall: installation ? undefined : howToInstall,
	};
}
