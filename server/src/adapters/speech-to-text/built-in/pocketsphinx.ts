import { join } from "node:path";
import koffi from "koffi";
import type { Decoder } from "../in-processes/decoder.ts";
import type { Installation } from "./installation.ts";

/** Settings by PocketSphinx's names, without the dash. */
export type DecoderSettings = Record<string, string>;

/**
 * Loads the library and the American English model: 0.2 to 0.3 s and 90 MB.
 * @throws {Error} if a library or the model cannot be loaded
 */
export function openDecoder({ library, baseLibrary, model }: Installation, settings: DecoderSettings): Decoder {
	const sphinx = koffi.load(library);
	const argumentsOf = sphinx.func("void *ps_args()");
	const init = sphinx.func("void *ps_init(void *)");
	const start = sphinx.func("int ps_start_utt(void *)");
	const process = sphinx.func("int ps_process_raw(void *, const int16_t *, size_t, int, int)");
	const inSpeech = sphinx.func("uint8_t ps_get_in_speech(void *)");
	const end = sphinx.func("int ps_end_utt(void *)");
	const hypothesis = sphinx.func("const char *ps_get_hyp(void *, int32_t *)");
	const free = sphinx.func("int ps_free(void *)");
	const settle = koffi.load(baseLibrary).func("void *cmd_ln_init(void *, void *, int, ...)");

	const everySetting = {
		hmm: join(model, "en-us"),
		lm: join(model, "en-us.lm.bin"),
		dict: join(model, "cmudict-en-us.dict"),
		logfn: "/dev/null",
		...settings,
	};
	const list = Object.entries(everySetting).flatMap(([name, value]) => ["str", `-${name}`, "str", value]);
	const decoder = init(settle(null, argumentsOf(), 1, ...list, "void *", null));
	if (!decoder) throw new Error("PocketSphinx did not start");

	return {
		startUtterance: () => start(decoder),
		process: (samples) => process(decoder, samples, samples.length, 0, 0),
		processWhole: (samples) => process(decoder, samples, samples.length, 0, 1),
		inSpeech: () => inSpeech(decoder) !== 0,
		endUtterance: () => end(decoder),
		words: () => hypothesis(decoder, null) ?? "",
		close: () => free(decoder),
	};
}
