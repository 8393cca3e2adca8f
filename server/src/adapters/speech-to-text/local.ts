import { statSync } from "node:fs";
import { totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import type { ListeningFolders } from "../../models/shelf.ts";
import type { SpeechToText } from "../../seams/speech-to-text.ts";
import { type RecogniserOptions, recognisersInProcesses } from "./in-processes/recognisers.ts";
import { isLibraryHere } from "./local/sherpa.ts";

const program = fileURLToPath(new URL("./local/recogniser.ts", import.meta.url));

/** Bytes a listening may take with the models of the catalogue: 190 MB of weights, and what they are worked with. */
const listeningBytes = 600_000_000;
/** As many as half the memory has room for. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const placesHere = Math.max(1, Math.min(8, Math.floor(memory / 2 / listeningBytes)));

/**
 * Open models on this machine, through sherpa-onnx: a streaming one for words as they are said, and a careful one, where
 * it is installed, that hears each utterance again.
 *
 * @param models the folders of now; undefined while none is whole. Asked at each listening
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

/** A model that is installed again lies in a new folder of the same name. */
function editionOf(folder: string | undefined): string {
	const found = folder === undefined ? undefined : statSync(folder, { throwIfNoEntry: false });
	return `${found?.ino}-${found?.mtimeMs}`;
}
