import type { Answer } from "@sayso/contract/entities/answer.ts";
import { examples } from "./examples.ts";
import { rules } from "./rules.ts";

/** How a model writes replies: as one JSON document, or as one line each. */
export type WrittenForm = "json" | "lines";

const output: Record<WrittenForm, string> = {
	json: 'OUTPUT. Only JSON: {"elements":[{"tone":stance,"text":reply,"emoji":one emoji,"keyword":one to three words a picture can show}]}',
	lines: "OUTPUT. A line for each reply: stance|reply|keyword: one to three words a picture can show|one emoji",
};

/** A reply as a line. */
const asLine = ({ tone, text, keyword, emoji }: Answer): string => [tone, text, keyword, emoji].join("|");

const asWritten: Record<WrittenForm, (replies: readonly Answer[]) => string> = {
	json: (elements) =>
		JSON.stringify({ elements: elements.map(({ tone, text, emoji, keyword }) => ({ tone, text, emoji, keyword })) }),
	lines: (replies) => replies.map(asLine).join("\n"),
};

/** The first part of every prompt: the same bytes for every turn and person, so that a model reads them once. */
export const instructions = (form: WrittenForm): string =>
	[
		rules,
		output[form],
		...examples.map(
			({ partner, order, replies }) =>
				`partner: ${partner}\n${replies.length} replies, ${order}:\n${asWritten[form](replies)}`,
		),
	].join("\n\n");
