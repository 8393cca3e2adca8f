/*
 * The program of one child process of the local recogniser. Arguments: the folders of its models as JSON, and the milliseconds
 * that it may be behind the audio before it skips the second pass.
 */

import type { ListeningFolders } from "../../../models/shelf.ts";
import { hearInput } from "../in-processes/hear-input.ts";
import { openCareful, openExpecting, openStreaming } from "./sherpa.ts";

const [, , folders = "", behindMilliseconds] = process.argv;
const { streaming, careful } = JSON.parse(folders) as ListeningFolders;
const quick = openStreaming(streaming);
// Loaded before the process reports ready: a model that cannot be loaded ends the process, and no listening depends on
// it yet.
const again = careful === undefined ? undefined : openCareful(careful);
hearInput({
	quick,
	openExpecting(words) {
		try {
			return openExpecting(streaming, words);
		} catch {
			// For example if the temporary folder is not writable: the model then listens without expected words.
			return undefined;
		}
	},
	openCareful: () => again,
	/** Words arrive every third of a second, up to a second after they began. */
	timing: { silence: 1.1, silenceWhenLong: 0.8, lead: 1.5 },
	behindMilliseconds: Number(behindMilliseconds),
});
