/**
 * Normalised characters that are read of a turn: of its end, about five minutes of speech, for danger and language; of the end of
 * that for the act, because there stands what is asked. Some patterns take time with the square of what they read.
 */
const read = 4_000;
const tail = 600;

const contractions: Record<string, string> = {
	arent: "aren't",
	cant: "can't",
	couldnt: "couldn't",
	didnt: "didn't",
	doesnt: "doesn't",
	dunno: "don't know",
	gonna: "going to",
	dont: "don't",
	hadnt: "hadn't",
	hasnt: "hasn't",
	havent: "haven't",
	hows: "how's",
	im: "I'm",
	isnt: "isn't",
	ive: "I've",
	lets: "let's",
	shouldnt: "shouldn't",
	thats: "that's",
	theyre: "they're",
	theres: "there's",
	wanna: "want to",
	wasnt: "wasn't",
	werent: "weren't",
	whats: "what's",
	wheres: "where's",
	whos: "who's",
	wont: "won't",
	wouldnt: "wouldn't",
	youd: "you'd",
	youll: "you'll",
	youre: "you're",
	youve: "you've",
};

/**
 * What the partner said as plain text on one line: no markup, addresses, emoji or hesitations, straight quotes, and the
 * apostrophes a recogniser drops.
 */
export function normalise(text: string): string {
	return text
		.normalize("NFKC")
		.replace(/<[^<>]{0,200}>/g, " ")
		.replace(/\bhttps?:\/\/\S+/gi, " ")
		.replace(/[\u2018\u2019\u02bc`]/g, "'")
		.replace(/[\u201c\u201d]/g, '"')
		.replace(/\u2026|\.{2,}/g, ".")
		.replace(/[\p{Extended_Pictographic}\p{Cc}\p{Cf}]/gu, " ")
		.replace(/\b(do|did|are|have|would|could|can|will) ya\b|\bd'?(?:you|ya)\b/gi, (_, verb) => `${verb ?? "do"} you`)
		.replace(/\b(?:um+|uh+|erm*|hmm+|mm+)\b[,.]?/gi, " ")
		.replace(/\b[a-z]+\b/gi, (word) => contractions[word.toLowerCase()] ?? word)
		.replace(/\s+/g, " ")
		.replace(/ ([,.?!;])/g, "$1")
		.trim();
}

/** What is read of a turn: its end as plain text, however long it is or grows. */
export const readable = (text: string): string => endOf(normalise(text), read);

/** The end of a readable turn, where the act is read. */
export const lastWords = (text: string): string => endOf(text, tail);

/** Cut at a word, unless it is one word. */
const endOf = (text: string, most: number) => (text.length <= most ? text : text.slice(-most).replace(/^\S*\s/, ""));

/** The words of a text as the length bands of the specification count them. */
export function wordsOf(text: string): string[] {
	return text.match(/[\p{L}\p{N}]+(?:[''’.:-][\p{L}\p{N}]+)*/gu) ?? [];
}
