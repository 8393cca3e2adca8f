import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Decoder } from "../in-processes/decoder.ts";
import { sampleRate, stepSamples } from "../in-processes/utterances.ts";
import { hotwordsOf } from "./hotwords.ts";
import { Level } from "./level.ts";
import { piecesOf } from "./pieces.ts";

/** The part of sherpa-onnx-node that is used; the package's types are comments. */
interface Sherpa {
	OnlineRecognizer: new (config: object) => OnlineRecognizer;
	OfflineRecognizer: new (config: object) => OfflineRecognizer;
}
interface Stream {
	acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void;
	inputFinished(): void;
}
interface OnlineRecognizer {
	createStream(): Stream;
	isReady(stream: Stream): boolean;
	decode(stream: Stream): void;
	getResult(stream: Stream): { text: string; tokens: readonly string[] };
}
interface OfflineRecognizer {
	createStream(): Stream;
	decode(stream: Stream): void;
	getResult(stream: Stream): { text: string };
}

const require = createRequire(import.meta.url);

/** Whether sherpa-onnx has a library for this machine. */
export function isLibraryHere(): boolean {
	try {
		require.resolve(`sherpa-onnx-${process.platform}-${process.arch}`);
		return true;
	} catch {
		return false;
	}
}

const load = () => require("sherpa-onnx-node") as Sherpa;
const features = { sampleRate, featureDim: 80 };

/** A model's file by the beginning of its name, because packagers append the training. */
function fileIn(folder: string, name: RegExp): string {
	const found = readdirSync(folder).find((file) => name.test(file));
	if (!found) throw new Error(`There is no ${name.source} in the model`);
	return join(folder, found);
}

const stepsIn = (seconds: number) => Math.ceil((seconds * sampleRate) / stepSamples);
/** Half a second without a new word. */
const quietSteps = stepsIn(0.5);
/** Words come late, so loud audio counts as speech. Noise delays the end of an utterance by at most this long. */
const loudSteps = stepsIn(2);
/** Seconds of silence that make a model emit the words it holds back. */
const flushSeconds = 0.7;

/**
 * A streaming transducer, for partials and to detect speech: there is speech while words are added, and after a word while
 * the audio is about as loud as before.
 * @param folder the folder of its encoder, decoder, joiner and tokens
 * @throws {Error} if it cannot be loaded; a file that the library cannot read at all ends the process
 */
export function openStreaming(folder: string): Decoder {
	return streamingWith(folder, { decodingMethod: "greedy_search" });
}

/** The boost of each token of an expected word; the library's default is 1.5. */
const hotwordsScore = 2;

/**
 * The same for a person's expected names and words. The model is loaded again, because the library accepts them only
 * while it loads.
 * @returns undefined if no word can be expected
 */
export function openExpecting(folder: string, words: readonly string[]): Decoder | undefined {
	const hotwords = hotwordsOf(words, readFileSync(join(folder, "tokens.txt"), "utf8"));
	if (!hotwords) return undefined;
	const here = mkdtempSync(join(tmpdir(), "sayso-"));
	try {
		const bpeVocab = join(here, "vocabulary");
		writeFileSync(bpeVocab, hotwords.vocabulary);
		return streamingWith(
			folder,
			{
				decodingMethod: "modified_beam_search",
				maxActivePaths: 4,
				hotwordsBuf: hotwords.phrases,
				hotwordsBufSize: Buffer.byteLength(hotwords.phrases),
				hotwordsScore,
			},
			{ modelingUnit: "bpe", bpeVocab },
		);
	} finally {
		rmSync(here, { recursive: true });
	}
}

function streamingWith(folder: string, decoding: object, vocabulary: object = {}): Decoder {
	const recogniser = new (load().OnlineRecognizer)({
		featConfig: features,
		modelConfig: {
			transducer: {
				encoder: fileIn(folder, /^encoder.*\.onnx$/),
				decoder: fileIn(folder, /^decoder.*\.onnx$/),
				joiner: fileIn(folder, /^joiner.*\.onnx$/),
			},
			tokens: join(folder, "tokens.txt"),
			numThreads: 1,
			provider: "cpu",
			...vocabulary,
		},
		...decoding,
		enableEndpoint: false,
	});
	let stream = recogniser.createStream();
	let heard: { text: string; tokens: readonly string[] } = { text: "", tokens: [] };
	let sinceWord = Number.POSITIVE_INFINITY;
	let level = new Level();
	const hear = (samples: Float32Array) => {
		stream.acceptWaveform({ samples, sampleRate });
		sinceWord++;
		while (recogniser.isReady(stream)) {
			recogniser.decode(stream);
			const now = recogniser.getResult(stream);
			if (now.tokens.length > heard.tokens.length) sinceWord = 0;
			heard = now;
		}
	};
	return {
		startUtterance() {
			stream = recogniser.createStream();
			heard = { text: "", tokens: [] };
			sinceWord = Number.POSITIVE_INFINITY;
			level = new Level();
		},
		process(samples) {
			level.take(samples);
			hear(asFloats(samples));
		},
		processWhole: (samples) => hear(asFloats(samples)),
		inSpeech: () => sinceWord < quietSteps || (sinceWord < loudSteps && level.isLoud()),
		endUtterance() {
			hear(new Float32Array(flushSeconds * sampleRate));
			stream.inputFinished();
			hear(new Float32Array());
			if (heard.tokens.length > 0) sinceWord = 0;
		},
		words: () => inSmallLetters(heard.text),
		close: () => {},
	};
}

/**
 * Moonshine, which transcribes a whole utterance with capitals and punctuation.
 * @param folder the folder of its encoder, merged decoder and tokens
 * @throws {Error} if it cannot be loaded
 */
export function openCareful(folder: string): Decoder {
	const recogniser = new (load().OfflineRecognizer)({
		featConfig: features,
		modelConfig: {
			moonshine: {
				encoder: fileIn(folder, /^encoder_model\.(ort|onnx)$/),
				mergedDecoder: fileIn(folder, /^decoder_model_merged\.(ort|onnx)$/),
			},
			tokens: join(folder, "tokens.txt"),
			numThreads: 2,
			provider: "cpu",
		},
		decodingMethod: "greedy_search",
	});
	let text = "";
	return {
		startUtterance() {
			text = "";
		},
		process: () => {},
		processWhole(samples) {
			text = piecesOf(samples)
				.map((piece) => {
					const stream = recogniser.createStream();
					stream.acceptWaveform({ samples: asFloats(piece), sampleRate });
					recogniser.decode(stream);
					return recogniser.getResult(stream).text.trim();
				})
				.filter(Boolean)
				.join(" ");
		},
		inSpeech: () => text !== "",
		endUtterance: () => {},
		words: () => text,
		close: () => {},
	};
}

const asFloats = (samples: Int16Array) => Float32Array.from(samples, (sample) => sample / 32_768);

/** The model writes only capitals. */
const inSmallLetters = (text: string) => text.toLowerCase().replace(/\bi\b/g, "I");
