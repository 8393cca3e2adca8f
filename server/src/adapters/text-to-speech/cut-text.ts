/** Where a text may be cut, best first. */
const cuts = [/(?<=[.!?;]) /, /(?<=,) /, / /];

/**
 * Splits a text into parts that are short enough: whole sentences if they fit, otherwise cut at a comma, otherwise
 * between two words.
 */
export function cutText(text: string, isShort: (part: string) => boolean): string[] {
	return cut(text, isShort, cuts);
}

function cut(text: string, isShort: (part: string) => boolean, [at, ...finer]: readonly RegExp[]): string[] {
	if (isShort(text) || !at) return [text];
	const parts: string[] = [];
	for (const piece of text.split(at).flatMap((whole) => cut(whole, isShort, finer))) {
		const joined = `${parts.at(-1)} ${piece}`;
		if (parts.length > 0 && isShort(joined)) parts[parts.length - 1] = joined;
		else parts.push(piece);
	}
	return parts;
}
