const spellings: readonly (readonly [RegExp, string])[] = [
	[/\b(?:can't|cannot|cant)\b/g, "can not"],
	[/\b(?:won't|wont)\b/g, "will not"],
	[/\bshan't\b/g, "shall not"],
	[/\bain't\b/g, "is not"],
	[/n't\b/g, " not"],
	[/\blet's\b/g, "let us"],
	[/\b(he|she|that|there|what|who|where|how|it)s\b(?<!\bits)/g, "$1 is"],
	[/'m\b/g, " am"],
	[/'re\b/g, " are"],
	[/'ve\b/g, " have"],
	[/'ll\b/g, " will"],
	[/'d\b/g, " would"],
	[/'s\b/g, " is"],
	[/\bgonna\b/g, "going to"],
	[/\bwanna\b/g, "want to"],
	[/\bgotta\b/g, "got to"],
	[/\blemme\b/g, "let me"],
	[/\bgimme\b/g, "give me"],
	[/\b(?:ya|yer)\b/g, "you"],
	[/\bno[ -]one\b/g, "nobody"],
	[/\bany more\b/g, "anymore"],
	[/\bsomebody\b/g, "someone"],
	[/\b(?:anybody)\b/g, "anyone"],
	[/\beverybody\b/g, "everyone"],
	[/\bal+right\b/g, "all right"],
	[/\bok\b/g, "okay"],
];

/** Words that a cue need not know of. */
const emphasis =
	/\b(?:just|please|really|actually|literally|honestly|seriously|basically|even|ever|totally|completely|absolutely|bloody|fucking|freaking|quickly|very)\b/g;
const petName = /(?:[ ,]+(?:love|darl|darling|sweetheart|sweetie|mate|dear|honey))+$/;

/** The sentences of a normalised turn, each with its mark. */
export function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.?!;:])\s+/).filter((sentence) => /[\p{L}\p{N}$]/u.test(sentence));
}

/**
 * A sentence as the safety cues read it: lower case, contractions in full (`'s` always as `is`), without marks, emphasis and pet
 * names.
 */
export function plain(sentence: string): string {
	return spellings
		.reduce((said, [from, to]) => said.replace(from, to), sentence.toLowerCase())
		.replace(/[.?!;:]+$/, "")
		.replace(petName, "")
		.replace(emphasis, " ")
		.replace(/[^\p{L}\p{N}$]+/gu, " ")
		.trim();
}

/** The sentences of a normalised turn as the safety cues read them. */
export function plainly(text: string): string[] {
	return sentencesOf(text).map(plain).filter(Boolean);
}
