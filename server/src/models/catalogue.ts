/** One published file of a model. */
export interface ModelFile {
	/** Its file name on the disk and in a folder that an operator provides, including subfolders. */
	name: string;
	url: string;
	bytes: number;
	/** Hexadecimal. */
	sha256: string;
}

/** A model that can be installed under `DATA_DIR/models`. */
export interface Model {
	id: string;
	/**
	 * `streaming`: transcribes audio as it arrives. `careful`: transcribes each utterance again when it is over.
	 * `speaking`: speaks. `replying`: writes replies.
	 */
	part: "streaming" | "careful" | "speaking" | "replying";
	/** Its purpose, as text for the operator. */
	purpose: string;
	/** SPDX. */
	licence: string;
	/** BCP 47. */
	languages: readonly string[];
	/**
	 * The word error rate that its makers publish; undefined if they do not, or if it does not transcribe. Not measured
	 * by us.
	 */
	publishedErrorRate: string | undefined;
	files: readonly ModelFile[];
	/** The bytes of memory that it uses, approximately; only for a model that replies. */
	memory?: number;
}

const huggingFace = (repository: string, revision: string) => (name: string, bytes: number, sha256: string) => ({
	name,
	url: `https://huggingface.co/${repository}/resolve/${revision}/${name}`,
	bytes,
	sha256,
});

const zipformer = huggingFace(
	"csukuangfj/sherpa-onnx-streaming-zipformer-en-20M-2023-02-17",
	"d42f2d9f7ca24806fb667456a18a9f1b60f70d16",
);
const moonshineBase = huggingFace(
	"csukuangfj2/sherpa-onnx-moonshine-base-en-quantized-2026-02-27",
	"8f4d6c58c03d40bcea40043bb7120a878f2bbef6",
);
const moonshineTiny = huggingFace(
	"csukuangfj2/sherpa-onnx-moonshine-tiny-en-quantized-2026-02-27",
	"d1e6c30921780b8508d04b492dfb3ce8a51605d4",
);
const kokoro = huggingFace("csukuangfj/kokoro-int8-multi-lang-v1_0", "2a360693d79b88b49b88e29aec2b53577f41f206");
const gemmaE4B = huggingFace("unsloth/gemma-4-E4B-it-qat-GGUF", "8c5a9e4fd5482e2be20fe0bf013b4c262a8f4265");
const gemmaE2B = huggingFace("unsloth/gemma-4-E2B-it-qat-GGUF", "66a399f68ddd113b06dff02fca9523e55465d11d");
const granite = huggingFace("ibm-granite/granite-4.0-1b-GGUF", "b27c2fe3f211b7f44e80fa620177aea371099aaa");
/** The same file for both sizes. */
const moonshineTokens = [
	"tokens.txt",
	549_350,
	"2870d843e14c1e187bf1913a521562a63b53933814bd7f2145120468f494a049",
] as const;

/** Models that write replies. They know many languages; Sayso uses English. */
const replying = { part: "replying", licence: "Apache-2.0", languages: ["en"], publishedErrorRate: undefined } as const;

/**
 * Every supported model, better ones first within each part. Each checksum is also in several public programs that
 * verify it, some of them against GitHub's record of the release. A fixed revision of the repository is used, so that
 * files never change.
 */
export const catalogue: readonly Model[] = [
	{
		id: "zipformer-en-20m",
		part: "streaming",
		purpose: "words as they are said, and where an utterance ends",
		licence: "Apache-2.0",
		languages: ["en"],
		publishedErrorRate: undefined,
		files: [
			zipformer(
				"encoder-epoch-99-avg-1.int8.onnx",
				42_845_182,
				"3810755ce7c3ab26b42a8bcf39d191308fa27fb0f53358823ba46141d03b7eb3",
			),
			zipformer(
				"decoder-epoch-99-avg-1.onnx",
				2_092_272,
				"45a7f940ecfb53d89fa270ad11b88b961e53a317203eb24b1c8e95ed208b0f30",
			),
			zipformer(
				"joiner-epoch-99-avg-1.int8.onnx",
				259_572,
				"e085d73b593cf9b0707f370dbd656d58327d3fe36d80d849202ef81df02cb01e",
			),
			zipformer("tokens.txt", 5_048, "49e3c2646595fd907228b3c6787069658f67b17377c60aeb8619c4551b2316fb"),
		],
	},
	{
		id: "moonshine-base-en",
		part: "careful",
		purpose: "each utterance heard again, with capitals and punctuation",
		licence: "MIT",
		languages: ["en"],
		publishedErrorRate: "7.8%, mean of eight test sets",
		files: [
			moonshineBase(
				"encoder_model.ort",
				31_326_816,
				"7c66495948d0d08ec1af454cd4b5514862ae6511e94712a60e6d83eaec8dc8cf",
			),
			moonshineBase(
				"decoder_model_merged.ort",
				109_424_400,
				"d9d7b333af34bc552580576ddcf248a1c6c839e0d3b43b09afb9376ed009899d",
			),
			moonshineBase(...moonshineTokens),
		],
	},
	{
		id: "moonshine-tiny-en",
		part: "careful",
		purpose: "the same in less memory and time, less well",
		licence: "MIT",
		languages: ["en"],
		publishedErrorRate: "12.0%, mean of eight test sets",
		files: [
			moonshineTiny(
				"encoder_model.ort",
				13_281_600,
				"94e90a4654fc45cdfedb77c4c08e1739f48862998e58fada384b25118134f221",
			),
			moonshineTiny(
				"decoder_model_merged.ort",
				30_412_256,
				"cf524c4862d36e9e5ab032eddc73637efd822d70e868ac575cf1a46e1e4708a0",
			),
			moonshineTiny(...moonshineTokens),
		],
	},
	{
		id: "kokoro-en",
		part: "speaking",
		purpose: "speaking, with TEXT_TO_SPEECH=local: British and American voices",
		// The model's licence, and that of espeak-ng's data with the pronunciations.
		licence: "Apache-2.0 AND GPL-3.0-or-later",
		languages: ["en"],
		publishedErrorRate: undefined,
		files: [
			kokoro("model.int8.onnx", 114_203_756, "4b86207ef680e394d8343bee22dfc4c512e5c707c6d9578e3f35ab09bffd6b36"),
			kokoro("voices.bin", 28_200_960, "1c5a5b983d3d50d8586d437a51f3faa2da7919ce76a013c081e65671a3447c29"),
			kokoro("tokens.txt", 687, "6ebb6bb288f20f3ae8d004d3c2ca27697da27c037d75e81a60e2a6a663f95425"),
			kokoro("espeak-ng-data/en_dict", 166_944, "71bd330ba8a2e3e8076e631508208ef49449d6147c17b7bd2b4b1e1468292e35"),
			kokoro("espeak-ng-data/intonations", 2_040, "3f8af65fd3eda9759a10f021d61361c120871f463515229c925995c7f90918cc"),
			kokoro("espeak-ng-data/phondata", 550_424, "4e0288957874029a8c3c9f41a8f517ad4bf18127046decbdd4b9d1d6807ce3a3"),
			kokoro("espeak-ng-data/phonindex", 39_074, "3ca7b8fa3b42624e4b0f152707e7a39245fce569aa99ea47c055d9e622fcf0c4"),
			kokoro("espeak-ng-data/phontab", 55_796, "886f3fa402cb0ba73d483aa8ad000af47a6b7cc06293c75a97913fba68a530f6"),
			kokoro(
				"espeak-ng-data/lang/gmw/en-GB-x-rp",
				249,
				"d0625af7f58561b1b8cf96fd7f93eee6553bcb3eadb9020ae0757bf96e5115e5",
			),
			kokoro("espeak-ng-data/lang/gmw/en-US", 257, "41534c2a22df5dd4f1052ff9e1a33a3ea7bff5a26b5c02bdad5ba8ddb7524704"),
		],
	},
	{
		...replying,
		id: "gemma-4-e4b",
		purpose: "replies, better and slower: for eight cores or more",
		memory: 5_000_000_000,
		files: [
			gemmaE4B(
				"gemma-4-E4B-it-qat-UD-Q4_K_XL.gguf",
				4_215_695_776,
				"df0fd4ee07072c607c29a0a1cb4f98918426cca12f45a2776bdd6ee6d09a4de3",
			),
		],
	},
	{
		...replying,
		id: "gemma-4-e2b",
		purpose: "replies",
		memory: 3_000_000_000,
		files: [
			gemmaE2B(
				"gemma-4-E2B-it-qat-UD-Q4_K_XL.gguf",
				2_620_370_976,
				"e531007218dfab990486a5de7676a6932d6ea8dea233d1f698d7c21cf8a16889",
			),
		],
	},
	{
		...replying,
		id: "granite-4.0-1b",
		purpose: "replies, in less memory and time, less well",
		memory: 2_000_000_000,
		files: [
			granite(
				"granite-4.0-1b-Q4_K_M.gguf",
				1_023_645_440,
				"22ec0f9cc99a90185312de3c882c84e7bd6789bdd050389844380a01a831d7f1",
			),
		],
	},
];

/**
 * The models that `npm start` downloads by itself, in this order: the first is usable before the second has arrived.
 */
export const fetchedByItself: readonly Model[] = catalogue.filter(({ id }) =>
	["zipformer-en-20m", "moonshine-base-en"].includes(id),
);

export const bytesOf = ({ files }: Pick<Model, "files">): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** A size, as text for the operator. */
export const inMB = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
