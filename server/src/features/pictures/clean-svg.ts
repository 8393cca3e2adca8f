/** Parts of an SVG that a drawing does not need: scripts, other documents, and external addresses. */
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
 * Removes everything from a drawing that runs or is fetched. The response's policy header forbids the same; this
 * protects a person who saves the picture and opens it.
 */
export const cleanSvg = (svg: string): string => unwanted.reduce((text, pattern) => text.replace(pattern, ""), svg);
