const ending =
	/^(.{3,}?)(?:s|es|ed|ing|ings|er|ers|est|ly|ness|ity|al|able|ible|ation|ations|ion|ions|or|ors|ive|ment|ments|ful|less|ous|ise|ize|ised|ized|ism|ist|ists|ic|ical|y|ies|ied|ier|e|ant|ent|ance|ence|ate|ated|ates|ating)$/;
/** Endings one after another: "care-less-ness". */
const endings = 3;

/**
 * The bits that stand for a lower-case word in a Bloom filter of `size` bits. Words of one stem share theirs, which halves the
 * filter.
 */
export function bitsFor(word: string, size: number): number[] {
	let stem = word;
	for (let i = 0; i < endings; i++) stem = stem.replace(ending, "$1");
	return [1, 2, 3].map((seed) => hash(stem, seed) % size);
}

export function isIn(filter: Uint8Array, word: string): boolean {
	return bitsFor(word, filter.length * 8).every((bit) => ((filter[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}

/** FNV-1a, mixed as murmur does. */
function hash(text: string, seed: number): number {
	let mixed = Math.imul(seed, 0x9e3779b1);
	for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
	mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
	return (mixed ^ (mixed >>> 16)) >>> 0;
}
