import { statSync } from "node:fs";
import { totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import type { ListeningFolders } from "../../models/shelf.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { type RecogniserOptions, recognisersInProcesses } from "./in-processes/recognisers.ts";
import { isLibraryHere } from "./local/sherpa.ts";

const program = fileURLToPath(new URL("./local/recogniser.ts", import.meta.url));

/** Bytes that a listening may take with the models of the catalogue: 190 MB of weights and their working memory. */
const listeningBytes = 600_000_000;
/** As many listenings as fit into half the memory. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const placesHere = Math.max(1, Math.min(8, Math.floor(memory / 2 / listeningBytes)));

/**
 * Open models on this machine, through sherpa-onnx: a streaming one for partials and, if installed, a careful one that
 * transcribes each utterance again.
 * @param models the current folders; undefined while no model is complete. Called at each listening
 */
export function localSpeechToText(
	models: () => ListeningFolders | undefined,
	{
		poolSize = 1,
		capacity = placesHere,
		startDeadline = 20_000,
		finishDeadline = 15_000,
		carefulDeadline = 2_500,
	}: RecogniserOptions = {},
): SpeechToText {
	const hasLibrary = isLibraryHere();
	return recognisersInProcesses({
		name: "local",
		label: "Sayso’s recogniser",
		basic: false,
		capacity,
		poolSize,
		startDeadline,
		finishDeadline,
		carefulDeadline,
		program() {
			const folders = hasLibrary ? models() : undefined;
			return folders && [program, JSON.stringify(folders), String(carefulDeadline)];
		},
		edition: () =>
			Object.values(models() ?? {})
				.map(editionOf)
				.join(" "),
		missing: "No listening model is installed",
	});
}

/** Identifies the folder: a model that is installed again has a new folder of the same name. */
function editionOf(folder: string | undefined): string {
	const found = folder === undefined ? undefined : statSync(folder, { throwIfNoEntry: false });
	return `${found?.ino}-${found?.mtimeMs}`;
}
