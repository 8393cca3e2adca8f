import type { Manner } from "./in-words.ts";

/** What is written one way and said another. Each is applied to the whole text, in order. */
export type Rule = readonly [written: RegExp, said: (manner: Manner, match: string, ...groups: string[]) => string];

export function applyRules(rules: readonly Rule[], text: string, manner: Manner): string {
	return rules.reduce(
		(said, [written, to]) =>
			said.replace(written, (match: string, ...rest: unknown[]) =>
				// Behind the groups come the place and the whole text; a group that took no part is empty.
				to(
					manner,
					match,
					...rest
						.slice(
							0,
							rest.findIndex((each) => typeof each === "number"),
						)
						.map((each) => String(each ?? "")),
				),
			),
		text,
	);
}
