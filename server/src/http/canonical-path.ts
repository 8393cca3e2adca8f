import type { IncomingMessage } from "node:http";

/** Where a path leads that is not written the one way. No route has these names: a page of ours answers, or a problem. */
const nowhere = { page: "/not-canonical", api: "/api/not-canonical" };

/** Characters that a segment may not hold, written out or encoded: separators, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
const forbidden = /[/\\\u0000-\u001f\u007f]/;

/**
 * The address that routes see: the one that was asked for where its path is written the one way there is, else one that
 * leads nowhere. A path that has two spellings has one limit, one log line and one meaning only if all but one are refused
 * before anything looks at it.
 */
export function canonicalUrl({ url = "", headers }: IncomingMessage): string {
	if (isCanonical(url.split("?", 1)[0] ?? "")) return url;
	return headers.accept?.includes("text/html") ? nowhere.page : nowhere.api;
}

/**
 * Whether each segment is written as `encodeURIComponent` writes it, none is empty but the last, and none is `.` or `..`.
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
