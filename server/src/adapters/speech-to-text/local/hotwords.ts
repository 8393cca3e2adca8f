/** The mark that begins a word in the models' tokens. */
const wordBegins = "▁";

/** Expected words in the form that sherpa-onnx reads. */
export interface Hotwords {
	/** One word a line, in capitals, as the model writes. */
	phrases: string;
	/** The text of the model's word pieces with their weights: pieces merged earlier in training weigh more. */
	vocabulary: string;
}

/**
 * Words that a streaming model can expect. Words with characters outside its tokens are left out, because the library
 * ends the process on them.
 * @param tokensFile the model's `tokens.txt`: a token and its number per line, in the order of the training
 * @returns undefined if no word is left
 */
export function hotwordsOf(words: readonly string[], tokensFile: string): Hotwords | undefined {
	const tokens = tokensFile
		.split("\n")
		.map((line) => line.split(/\s+/)[0] ?? "")
		.filter(Boolean);
	const known = new Set(tokens);
	const canBeWritten = (word: string) =>
		known.has(wordBegins + word) || (known.has(wordBegins) && [...word].every((letter) => known.has(letter)));
	const phrases = [...new Set(words.map(inCapitals))]
		.filter(Boolean)
		.filter((phrase) => phrase.split(" ").every(canBeWritten));
	if (phrases.length === 0) return undefined;
	return {
		phrases: phrases.join("\n"),
		vocabulary: tokens.map((token, number) => `${token}\t${-number}\n`).join(""),
	};
}

/** Plain capital letters, as in the model's training: "Zoë’s" is ZOE'S. */
const inCapitals = (words: string) =>
	words
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[‘’]/g, "'")
		.replace(/[^\p{L}\p{N}']+/gu, " ")
		.trim()
		.toUpperCase();
