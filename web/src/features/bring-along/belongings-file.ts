import { type Belongings, parts } from "./belongings.ts";
import { type Read, readParts } from "./read-belongings.ts";

/**
 * The version of the format. Older versions are subsets; of newer ones the known parts are read. Version 2 added the device voice,
 * My words and the order of the board.
 */
const version = 2;

/** The largest file in bytes: a thousand phrases, two hundred of them with a photo, and all own words. */
export const largestFile = 8 * 1024 * 1024;

/** Writes belongings as the text of a JSON file. */
export const writeBelongings = (belongings: Belongings): string =>
	JSON.stringify({ format: "sayso-bring-along", version, parts: belongings }, null, "\t");

/** Reads such a file from any source: returns the valid parts, and the reasons why others are not. */
export function readBelongings(text: string): Read {
	if (text.length > largestFile) return unusable("This file is too large to be from Sayso.");
	try {
		const file = JSON.parse(text);
		if (file?.format === "sayso-phrases")
			return unusable("This file has phrases only. You can open it in Phrases, under Copies and other programs.");
		if (file?.format !== "sayso-bring-along" || typeof file.parts !== "object" || file.parts === null)
			return unusable("This file is not from Sayso.");
		const { belongings, problems } = readParts(file.parts, parts);
		const isNewer = !(file.version <= version);
		return { belongings, problems: isNewer ? [newer, ...problems] : problems };
	} catch {
		return unusable("This file is damaged, or not from Sayso.");
	}
}

const newer = "This file is from a newer version of Sayso. Only the parts that this version knows were read.";

const unusable = (problem: string): Read => ({ belongings: {}, problems: [problem] });
