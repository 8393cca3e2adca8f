import { speakerOf } from "@sayso/contract/rules/speaker-of.ts";
import { byDay, type HistoryLine } from "./merge-lines.ts";
import { speakerWords, timeWords } from "./words-of-line.ts";

const oldestFirst = (lines: readonly HistoryLine[]) => byDay(lines.toReversed());

/** The history as readable text: day by day, oldest first, each line with its time and speaker. @param lines newest first */
export const historyAsText = (lines: readonly HistoryLine[]): string =>
	oldestFirst(lines)
		.map(({ date, lines }) =>
			[date, ...lines.map((line) => `${timeWords(line)}  ${speakerWords(line)}: ${line.text}`), ""].join("\r\n"),
		)
		.join("\r\n");

/** The history for other programs, oldest first. @param lines newest first */
export const historyAsJson = (lines: readonly HistoryLine[]): string => {
	const said = oldestFirst(lines).flatMap(({ date, lines }) =>
		lines.map((line) => ({ day: date, at: line.created_at, speaker: speakerOf(line), text: line.text })),
	);
	return JSON.stringify({ format: "sayso-history", version: 1, lines: said }, null, "\t");
};
