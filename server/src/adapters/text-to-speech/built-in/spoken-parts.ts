/** A breath of speech, about eight seconds: said in a tenth of a second or two. Numbers are mostly short words, and long to say. */
const most = { words: 24, characters: 160 };
/** Letters of the longest word that is said whole. */
const longestWord = 40;

/** Where a text may be cut, best first. */
const cuts = [/(?<=[.!?;]) /, /(?<=,) /, / /];

/**
 * A spoken text in parts to be said one after another, so that none holds a voice long: whole sentences where they are short
 * enough, else cut at a comma, else between two words. Most replies are one part.
 */
export function spokenParts(spoken: string): string[] {
	return cut(spoken.replace(new RegExp(`(\\S{${longestWord}})(?=\\S)`, "g"), "$1 "), cuts);
}

function cut(text: string, [at, ...finer]: readonly RegExp[]): string[] {
	if (isShort(text) || !at) return [text];
	const parts: string[] = [];
	for (const piece of text.split(at).flatMap((whole) => cut(whole, finer))) {
		const joined = `${parts.at(-1)} ${piece}`;
		if (parts.length > 0 && isShort(joined)) parts[parts.length - 1] = joined;
		else parts.push(piece);
	}
	return parts;
}

const isShort = (text: string) => text.length <= most.characters && text.split(" ").length <= most.words;
