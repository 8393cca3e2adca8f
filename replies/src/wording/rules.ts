import { Tone } from "@sayso/contract/entities/answer.ts";

/** One change of wording, and the cards it may be made on. */
export interface Rule {
	pattern: RegExp;
	/** As for `String.replace`: one of these. */
	insteads: readonly string[];
	/** Tones it is for; none for all. */
	tones: readonly Tone[];
	/** Cues of the turn it needs, such as `isPut`, and those it must not have. */
	needs: readonly string[];
	bars: readonly string[];
}

/** How a person speaks in one setting. */
export interface Register {
	/** Made on every card they fit, in order. */
	words: readonly Rule[];
	/** Each at most once a set. */
	marks: readonly Mark[];
}

/** A change by which the person's manner is known. */
export interface Mark extends Rule {
	/** By which words it is known again, in lower case. */
	says: readonly string[];
	/** Whether they open the card. */
	opens: boolean;
}

const conditions = /(?:\s+(?:@[a-z_]+|~-?[a-zA-Z]+))+$/;

/**
 * A register from its text file; the format is described in `data/README.md`.
 *
 * @throws Error naming the line that cannot be read
 */
export function parseRegister(name: string, text: string): Register {
	const parts = { words: [] as Rule[], marks: [] as Rule[] };
	let open: keyof typeof parts | undefined;
	for (const line of text.split("\n")) {
		const heading = /^# (words|marks)$/.exec(line)?.[1] as keyof typeof parts | undefined;
		if (heading) open = heading;
		else if (open && line.includes(" => ")) parts[open].push(ruleOf(line));
		else throw new Error(`${name}: cannot read "${line}"`);
	}
	return {
		words: parts.words,
		marks: parts.marks.map((mark) => ({
			...mark,
			says: mark.insteads.map(saidBy),
			opens: mark.pattern.source.startsWith("^"),
		})),
	};
}

function ruleOf(line: string): Rule {
	const [pattern = "", worded = ""] = line.split(" => ");
	const [given = ""] = conditions.exec(worded) ?? [];
	return {
		pattern: new RegExp(pattern, "gi"),
		insteads: worded
			.replace(conditions, "")
			.split(" / ")
			.map((instead) => instead.replace("…", "")),
		tones: [...given.matchAll(/@([a-z_]+)/g)].map(([, tone]) => Tone.parse(tone)),
		bars: [...given.matchAll(/~-(\w+)/g)].map(([, cue = ""]) => cue),
		needs: [...given.matchAll(/~(\w+)/g)].map(([, cue = ""]) => cue),
	};
}

const saidBy = (instead: string) =>
	instead
		.replace(/\$\d/g, "")
		.replace(/^[\s,.]+|[\s,.]+$/g, "")
		.toLowerCase();
