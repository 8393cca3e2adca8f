import { beginning, type NGrams } from "./n-grams.ts";

/** General English, trained in advance: words, their followers, and a few whole sentences. */
export interface English {
	/** The spelling inside a sentence, by plain form. */
	words: ReadonlyMap<string, string>;
	grams: NGrams;
	sentences: readonly string[];
}

/** The format of `english.json`; numbers are in base 36, separated by spaces. */
export interface PackedEnglish {
	/** How the file was made. */
	generated: string;
	/** The most common first. The numbers below are positions in this list, from 1; 0 is the beginning of a sentence. */
	words: string;
	/** How often each is used, in the same order. */
	weights: string;
	/**
	 * A line for each context: its number, or two numbers with a comma, then each next word as its distance from the last, and its
	 * weight.
	 */
	after: string;
	sentences: readonly string[];
}

const number = (text: string) => Number.parseInt(text, 36);

export function unpack(packed: PackedEnglish): English {
	const written = packed.words.split(" ");
	const plain = [beginning, ...written.map((word) => word.toLowerCase())];
	const grams: NGrams = new Map();
	const weights = packed.weights.split(" ").map(number);
	const every = new Map(weights.map((weight, at) => [plain[at + 1] ?? "", weight]));
	grams.set("", { total: weights.reduce((sum, weight) => sum + weight, 0), weights: every });
	for (const line of packed.after.split("\n")) {
		const [context = "", ...numbers] = line.split(" ");
		const followers = { total: 0, weights: new Map<string, number>() };
		let word = 0;
		for (let at = 0; at < numbers.length; at += 2) {
			word += number(numbers[at] ?? "");
			const weight = number(numbers[at + 1] ?? "");
			followers.total += weight;
			followers.weights.set(plain[word] ?? "", weight);
		}
		const names = context.split(",").map((each) => (each === "" ? "" : plain[number(each)]));
		grams.set(names.join(" "), followers);
	}
	return { words: new Map(written.map((word, at) => [plain[at + 1] ?? "", word])), grams, sentences: packed.sentences };
}

export function pack(english: English, generated: string): PackedEnglish {
	const weights = [...(english.grams.get("")?.weights ?? [])].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
	const places = new Map([[beginning, 0], ["", -1], ...weights.map(([word], at) => [word, at + 1] as const)]);
	const placed = (word: string) => places.get(word) ?? -1;
	const asText = (value: number) => value.toString(36);
	const lines = [...english.grams]
		.filter(([context]) => context !== "")
		.map(([context, followers]) => {
			const names = context.split(" ").map((word) => (word === "" ? "" : asText(placed(word))));
			let last = 0;
			const numbers = [...followers.weights]
				.map(([word, weight]) => [placed(word), weight] as const)
				.sort(([a], [b]) => a - b)
				.flatMap(([word, weight]) => {
					const step = word - last;
					last = word;
					return [asText(step), asText(weight)];
				});
			return [names.join(","), ...numbers].join(" ");
		});
	return {
		generated,
		words: weights.map(([word]) => english.words.get(word) ?? word).join(" "),
		weights: weights.map(([, weight]) => asText(weight)).join(" "),
		after: lines.sort().join("\n"),
		sentences: english.sentences,
	};
}
