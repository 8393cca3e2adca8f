/**
 * Whether a preference changes what is said: makes the sets of ordinary development turns in two settings, counts the sets and
 * cards that differ, and with `--sheet 40` prints that many pairs in which either may stand first. A reader who has not seen the key (`--key`)
 * says which is which.
 *
 *     `node replies/told-apart.ts [--from casual] --to business|school|family|easy|high|adult [--sheet 40] [--key] [--offset 0]`
 */
import { parseArgs } from "node:util";
import { Complexity, Context } from "@sayso/contract/entities/preferences.ts";
import { developmentTurns } from "./authored.ts";
import { engineNamed } from "./engines.ts";
import { type ReplyRequest, understand } from "./src/index.ts";
import { isLight } from "./src/wording/occasion.ts";

const { values } = parseArgs({
	options: {
		from: { type: "string", default: "casual" },
		to: { type: "string", default: "business" },
		sheet: { type: "string" },
		offset: { type: "string", default: "0" },
		key: { type: "boolean", default: false },
	},
});
const make = await engineNamed("built-in");

/** A turn in one setting: what is not named is casual, of medium complexity, and without adult language. */
function requestIn(setting: string, text: string): ReplyRequest {
	return {
		text,
		preferences: {
			context: Context.safeParse(setting).data ?? "casual",
			complexity: Complexity.safeParse(setting).data ?? "medium",
			responseLength: "medium",
			numberOfResponses: 4,
		},
		aboutMe: "",
		turns: [],
		shown: [],
		adultLanguage: setting === "adult",
	};
}

/** Neither danger nor anything grave. */
function isOrdinary(text: string): boolean {
	const { safety, language, acts, focus } = understand(text);
	const reading = acts[focus];
	const request = requestIn("casual", text);
	return safety.length === 0 && language !== "other" && reading !== undefined && isLight(reading, request);
}

const ordinary = developmentTurns()
	.map(({ text }) => text)
	.filter(isOrdinary);
const pairs = await Promise.all(
	ordinary.map(async (text) => ({ text, from: await said(values.from, text), to: await said(values.to, text) })),
);

async function said(setting: string, text: string): Promise<string[]> {
	return (await make(requestIn(setting, text))).answers.map((answer) => answer.text);
}

const cards = pairs.map(({ from, to }) => to.filter((text) => !from.includes(text)).length);
const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(0)}%)`;
const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
console.log(
	`${values.from} to ${values.to}: of ordinary turns ${share(cards.filter((count) => count > 0).length, pairs.length)} change, two cards or more ${share(cards.filter((count) => count > 1).length, pairs.length)}; cards ${share(total(cards), pairs.length * 4)}`,
);

/** The same for every run of a turn, and even over many. */
function stands(text: string): boolean {
	let hash = 7;
	for (const letter of `${text}${values.to}`) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
	return (hash >>> 7) % 2 === 0;
}

if (values.sheet) {
	const wanted = Number(values.sheet);
	const step = pairs.length / wanted;
	for (let at = 0; at < wanted; at++) {
		const pair = pairs[Math.floor(at * step + Number(values.offset)) % pairs.length];
		if (!pair) continue;
		const isSwapped = stands(pair.text);
		if (values.key) console.log(`${at + 1} ${isSwapped ? "B" : "A"}`);
		else
			console.log(
				`\n${at + 1}. “${pair.text}”\n  A: ${(isSwapped ? pair.from : pair.to).join(" | ")}\n  B: ${(isSwapped ? pair.to : pair.from).join(" | ")}`,
			);
	}
}
