/** Begins a word, in the tokens of the models. */
const wordBegins = "▁";

/** What sherpa-onnx takes for a list of expected words. */
export interface Hotwords {
	/** One a line, as the model writes: in capitals. */
	phrases: string;
	/** A file of the model's word pieces and what each weighs: the earlier it was merged in training, the more. */
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

/** Plain capital letters, as the model was trained on: "Zoë’s" is ZOE'S. */
const inCapitals = (words: string) =>
	words
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[‘’]/g, "'")
		.replace(/[^\p{L}\p{N}']+/gu, " ")
		.trim()
		.toUpperCase();
