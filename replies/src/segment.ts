const inverted = String.raw`(?:do|did|would|could|can|are|were|have|will|shall|should|don't|didn't|aren't|haven't|can't) (?:you|i|we|they|he|she)\b`;
const asked = String.raw`(?:how|what|when|where|why)(?: are| did| do| would| was| should| could| can|'s| is| about| have) (?:you|your|it|we|i|the|things)\b|(?:how|what|where) (?:can|may|could) (?:i|we|you)\b|how's|what's the|what's wrong`;
const invited = String.raw`(?:fancy a|want to|want a|want some|is that (?:ok|okay|alright|all right|right|correct)|is there any\w*|(?:want|need) any\w*|you should|you(?: might|'ll) (?:need|want)|you're (?:welcome|invited)|does (?:that|it|this) (?:suit|work|sound))\b`;
const joined = String.raw`(?:did|do|does|has|have|is|are|was|were|will|can|would) (?:the|your|my|his|her|any|you|we|they|he|she|it|that|there|someone)\w*\b`;
const cue = new RegExp(
	String.raw`(?:,? (?:and|but|so))? (?=(?:${inverted}|${asked}|${invited}))| (?:and|or) (?=${joined})|, (?=(?:is|are|was|do|did|have|has|can|could|would|should)\b)`,
	"gi",
);

const vocative =
	/^(?:so|and|well|oh|hey|ok|okay|right|now|mum|dad|nan|pop|love|darling|dear|mate|sweetheart|honey)[,.!]?$/i;

/** Words after which an inversion belongs to what went before: "what time | should I pick you up". */
const bound =
	/\b(?:what|when|where|whereabouts|why|who|how|which|if|than|as|or|because|that|like|whether|i|you|we|they|he|she|it|(?:i|you|we|they|he|she|it|that)'(?:ll|d)|will|would|could|should|must|might|don't|didn't|to|not|just|really|still|also|know|wonder)$/i;
const question = /\b(?:what|when|where|whereabouts|why|who|how|which|whose)\b/i;

/**
 * The clauses of a normalised turn, in spoken order: sentences, and the questions a recogniser runs on to what went
 * before ("i'm going to the shops do you need anything").
 */
export function segment(text: string): string[] {
	const clauses = text
		.split(/(?<=[.?!;])\s+/)
		.flatMap(splitRunOn)
		.map((clause) => clause.trim())
		.filter((clause) => /[\p{L}\p{N}]/u.test(clause) && !vocative.test(clause));
	return clauses.length === 0 ? [text] : clauses.slice(-6);
}

function splitRunOn(sentence: string): string[] {
	const clauses: string[] = [];
	let start = 0;
	for (const found of sentence.matchAll(cue)) {
		const before = sentence.slice(start, found.index).trim();
		if (
			before === "" ||
			isTag(sentence.slice(found.index + found[0].length)) ||
			bound.test(before) ||
			question.test(lastFour(before))
		)
			continue;
		clauses.push(before);
		start = found.index + found[0].length;
	}
	return [...clauses, sentence.slice(start)];
}

/** "would you" or "do you know" and nothing more: the tail of what went before. */
function isTag(rest: string): boolean {
	if (/^do you (?:know|think|reckon)[?.!]*$/i.test(rest.trim())) return true;
	return rest.trim().split(/\s+/).length <= 2 && !/^(?:how|what|why|when|where)/i.test(rest.trim());
}

function lastFour(text: string): string {
	return text.split(" ").slice(-4).join(" ");
}
