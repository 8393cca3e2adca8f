/** Characters kept for reading the act: the end of a long turn holds what is asked. */
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
		.replace(/\s+([,.?!;])/g, "$1")
		.replace(/\s+/g, " ")
		.trim();
}

/** The end of a normalised turn, cut at a word. */
export function lastWords(text: string): string {
	return text.length <= tail ? text : text.slice(-tail).replace(/^\S*\s/, "");
}

/** The words of a text as the length bands of the specification count them. */
export function wordsOf(text: string): string[] {
	return text.match(/[\p{L}\p{N}]+(?:[''’.:-][\p{L}\p{N}]+)*/gu) ?? [];
}
