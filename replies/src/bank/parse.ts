import { Tone } from "@sayso/contract/entities/answer.ts";
import { Context, type Preferences } from "@sayso/contract/entities/preferences.ts";
import { wordsOf } from "../hearing/normalise.ts";
import { type BankAct, isBankAct } from "./bank-act.ts";

export interface Reply {
	text: string;
	emoji: string;
	keyword: string;
	/** Registers it belongs to; empty for all. */
	contexts: readonly Preferences["context"][];
	/** Slots and cues the clause must have, and those it must not have, for the reply to fit. */
	needs: readonly string[];
	bars: readonly string[];
	/** Only where adult language is switched on. */
	adult: boolean;
	/** Words, as the length bands count them; absent when slots decide. */
	words?: number;
}

/** One stance towards an act, with every way it is worded. */
export interface BankRow {
	/** `act/name`. */
	intent: string;
	tone: Tone;
	required: boolean;
	replies: readonly Reply[];
}

type Section = BankRow | { borrow: string };

const heading = /^# ([a-z-]+)(!?) ([a-z_]+) (\S+) (.+)$/;

/**
 * The bank from its text files, keyed by act: the rows of an act in card order. The format is described in
 * `data/README.md`.
 *
 * @throws Error naming the file when the table of acts has no such act, or a borrowed row does not exist, and the line when it
 * cannot be read.
 */
export function parseBank(files: Readonly<Record<string, string>>): Map<BankAct, readonly BankRow[]> {
	const sections = new Map(Object.entries(files).map(([act, text]) => [named(act), parseFile(act, text)]));
	return new Map([...sections].map(([act, own]) => [act, own.map((section) => resolve(act, section, sections))]));
}

function named(act: string): BankAct {
	if (!isBankAct(act)) throw new Error(`${act}: the table of acts has no such act`);
	return act;
}

function resolve(act: string, section: Section, sections: ReadonlyMap<string, readonly Section[]>): BankRow {
	if (!("borrow" in section)) return section;
	const [lender = ""] = section.borrow.split("/");
	const row = sections.get(lender)?.find((other) => "intent" in other && other.intent === section.borrow);
	if (!row || "borrow" in row) throw new Error(`${act}: no row ${section.borrow} to borrow`);
	return { ...row, required: false };
}

function parseFile(act: string, text: string): Section[] {
	const sections: Section[] = [];
	let open: { row: BankRow; replies: Reply[]; emoji: string; keyword: string } | undefined;
	text.split("\n").forEach((raw, i) => {
		const line = raw.trim();
		if (line === "" || line.startsWith("//")) return;
		const found = line.match(heading);
		if (found) {
			const [, name, mark, tone, emoji = "", keyword = ""] = found;
			const replies: Reply[] = [];
			const row = { intent: `${act}/${name}`, tone: Tone.parse(tone), required: mark === "!", replies };
			open = { row, replies, emoji, keyword };
			sections.push(row);
		} else if (line.startsWith("+ ")) sections.push({ borrow: line.slice(2) });
		else if (open && !line.startsWith("#")) open.replies.push(parseReply(line, open.emoji, open.keyword));
		else throw new Error(`${act}:${i + 1}: cannot read "${line}"`);
	});
	return sections;
}

function parseReply(line: string, emoji: string, keyword: string): Reply {
	const [worded = "", ownEmoji, ownKeyword] = line.split("|").map((part) => part.trim());
	const tags = [...worded.matchAll(/\s@([a-z]+)/g)].map((found) => found[1] ?? "");
	const conditions = [...worded.matchAll(/\s~(-?)([a-zA-Z]+)/g)].map(([, bar, cue = ""]) => ({
		barred: bar === "-",
		cue,
	}));
	const text = worded.replace(/\s(?:@|~-?)[a-zA-Z]+/g, "").trim();
	return {
		text,
		...(text.includes("{") ? {} : { words: wordsOf(text).length }),
		emoji: ownEmoji || emoji,
		keyword: ownKeyword || keyword,
		contexts: tags.filter((tag) => tag !== "adult").map((tag) => Context.parse(tag)),
		needs: conditions.filter(({ barred }) => !barred).map(({ cue }) => cue),
		bars: conditions.filter(({ barred }) => barred).map(({ cue }) => cue),
		adult: tags.includes("adult"),
	};
}
