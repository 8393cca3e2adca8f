import type { IncomingMessage } from "node:http";

/**
 * Where a path in another than the canonical spelling is routed. No route has these names, so the answer is the 404
 * page or a problem document.
 */
const nowhere = { page: "/not-canonical", api: "/api/not-canonical" };

/** Characters that a segment must not contain, plain or encoded: separators and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this pattern finds
const forbidden = /[/\\\u0000-\u001f\u007f]/;

/**
 * The URL that the router sees: the requested one if its path has the canonical spelling, otherwise one that leads
 * nowhere. Rate limits and logs depend on one spelling for each path, so every other spelling is refused first.
 */
export function canonicalUrl({ url = "", headers }: IncomingMessage): string {
	if (isCanonical(url.split("?", 1)[0] ?? "")) return url;
	return headers.accept?.includes("text/html") ? nowhere.page : nowhere.api;
}

/**
 * Whether each segment is written as `encodeURIComponent` writes it, only the last is empty, and no segment is `.` or
 * `..`.
 */
function isCanonical(path: string): boolean {
	const [start, ...segments] = path.split("/");
	return start === "" && segments.length > 0 && segments.every((segment, index) => isWhole(segment, segments, index));
}

function isWhole(segment: string, { length }: string[], index: number): boolean {
	if (segment === "") return index === length - 1;
	if (segment === "." || segment === "..") return false;
	try {
		const meant = decodeURIComponent(segment);
		return !forbidden.test(meant) && encodeURIComponent(meant) === segment;
	} catch {
		return false;
	}
}
