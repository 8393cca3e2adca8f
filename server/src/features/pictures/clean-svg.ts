/** What an SVG may carry that a drawing does not need: programs, other documents, and addresses elsewhere. */
const unwanted = [
	/<!DOCTYPE[^>[]*(\[[\s\S]*?\])?[^>]*>/gi,
	/<!ENTITY[^>]*>/gi,
	/<\?xml-stylesheet[\s\S]*?\?>/gi,
	/<(script|foreignObject|iframe|object|embed|audio|video|handler|set|animate\w*)\b[\s\S]*?(<\/\1\s*>|\/>)/gi,
	/<\/?(script|foreignObject|iframe|object|embed|audio|video|handler)\b[^>]*>/gi,
	/\son[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi,
	/\s(xlink:)?href\s*=\s*(?!["']?(#|data:image\/(png|jpeg)))("[^"]*"|'[^']*'|[^\s>]+)/gi,
	/@import[^;]*;?/gi,
	/url\(\s*(?!["']?(#|data:))[^)]*\)/gi,
];

/**
 * A drawing without anything that runs or is fetched. The policy header of the answer forbids the same; this is for a
 * picture that somebody saves and opens.
 */
export const cleanSvg = (svg: string): string => unwanted.reduce((text, pattern) => text.replace(pattern, ""), svg);
