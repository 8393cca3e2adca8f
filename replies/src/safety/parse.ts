import type { Cues } from "./cue.ts";

interface CuesFile extends Cues {
	/** Alternatives by the name of their class. */
	words: ReadonlyMap<string, string>;
}

/** Reads a compiled file of `data/cues`: classes of words and cues, one a line. */
export function parseCues(text: string): CuesFile {
	const lines = text.split("\n");
	const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
	return {
		words: new Map(lines.flatMap((line) => classOf(line) ?? [])),
		certain: lines.filter((line) => !classOf(line) && !/^[?-] /.test(line)),
		likely: marked("? "),
		harmless: marked("- "),
	};
}

function classOf(line: string): [[name: string, alternatives: string]] | undefined {
	const [, name, alternatives] = /^\{([a-z]+)\} = (.+)$/.exec(line) ?? [];
	return name && alternatives ? [[name, alternatives]] : undefined;
}
