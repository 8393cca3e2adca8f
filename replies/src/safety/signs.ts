import { compile } from "./cue.ts";
import authored from "./cues.json" with { type: "json" };
import { parseCues } from "./parse.ts";

const { words: shared } = parseCues(authored.files.words);
const classes = [...shared, ...parseCues(authored.files.signs).words].map(
	([name, alternatives]) => [name, compile([alternatives], shared)] as const,
);
const person = /^(?:i|you|he|she|they|we|me|my|your|him|her|his|them|it)$/;

/** What the classifier sees in a sentence of `plainly`: words and pairs of words, the classes they belong to, and about whom. */
export function signsOf(sentence: string): string[] {
	const words = sentence.split(" ").map((word) => (/^\d+$/.test(word) ? "<number>" : word));
	const persons = new Set(words.filter((word) => person.test(word)));
	const heard = classes.filter(([, pattern]) => pattern?.test(sentence)).map(([name]) => `{${name}}`);
	const signs = new Set(["any"]);
	words.forEach((word, i) => {
		signs.add(word);
		signs.add(`${words[i - 1] ?? "^"} ${word}`);
		if (i > 1) signs.add(`${words[i - 2]} _ ${word}`);
	});
	signs.add(`${words.at(-1)} $`);
	heard.forEach((name, i) => {
		signs.add(name);
		for (const whom of persons) signs.add(`${name} ${whom}`);
		for (const other of heard.slice(i + 1)) signs.add(`${name} ${other}`);
	});
	return [...signs];
}
