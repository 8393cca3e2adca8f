/** The turns that a switched-off engine is scored by, and what readers made of the cards they were shown to them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { developmentTurns, linesOf } from "../authored.ts";
import type { ReplyPreferences, ReplyRequest } from "../src/reply.ts";
import { requestFor } from "../src/testing/request.ts";

const data = `${import.meta.dirname}/../data`;
/** Of the judged and the development turns, only one in so many: a quick look, on a machine that has other things to do. */
const oneIn = Number(process.env.REPLIES_ONE_IN ?? 1);
const some = <Turn>(turns: readonly Turn[]): Turn[] => turns.filter((_, i) => i % oneIn === 0);
const read = (file: string) => readFileSync(`${data}/${file}`, "utf8");

export interface JudgedTurn {
	request: ReplyRequest;
	/** Cards that no reader struck out, and cards that one did. */
	kept: string[];
	struck: string[];
}

interface Line {
	context: ReplyPreferences["context"];
	text: string;
	aboutMe?: string;
	earlier?: { heard: string; said: string }[];
	sets: { cards: string[]; readers: { bad: string[] }[] }[];
}

/** A set of the further files: all of its cards are kept where it is good, none where it is unusable. */
interface Sheet {
	turn: string;
	prefs: ReplyPreferences;
	aboutMe?: string;
	history?: ReplyRequest["turns"];
	cards: { text: string }[];
	verdict: string;
	struck?: number;
	worst?: string;
}

/** The judged turns of the repository, and those of every JSON file in the folder that REPLIES_JUDGED names. */
export function judgedTurns(folder = process.env.REPLIES_JUDGED): JudgedTurn[] {
	const files =
		folder && existsSync(folder) ? readdirSync(folder).filter((name) => /^replies-judged.*\.json$/.test(name)) : [];
	const sheets = files.flatMap((file): Sheet[] => {
		const parsed = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
		return parsed.sets ?? parsed;
	});
	return some([...linesOf(read("judged.jsonl")).map((line) => fromLine(JSON.parse(line))), ...sheets.map(fromSheet)]);
}

function fromLine({ context, text, aboutMe = "", earlier = [], sets }: Line): JudgedTurn {
	const turns = earlier.flatMap(({ heard, said }) => [
		{ who: "partner" as const, text: heard },
		{ who: "person" as const, text: said },
	]);
	const struck = new Set(sets.flatMap(({ readers }) => readers.flatMap(({ bad }) => bad)));
	const shown = new Set(sets.flatMap(({ cards }) => cards));
	const kept = [...shown].filter((card) => !struck.has(card));
	return { request: requestFor(text, { context }, { aboutMe, turns }), kept, struck: [...struck] };
}

function fromSheet({ turn, prefs, aboutMe = "", history = [], cards, verdict, struck, worst }: Sheet): JudgedTurn {
	const texts = cards.map(({ text }) => text);
	const isGood = struck === undefined ? verdict === "good" : struck === 0;
	const isBad = struck === undefined ? verdict === "unusable" : struck === cards.length;
	const bad = isBad ? texts : texts.filter((text) => text === worst);
	return { request: requestFor(turn, prefs, { aboutMe, turns: history }), kept: isGood ? texts : [], struck: bad };
}

export interface DevelopmentTurn {
	act: string;
	request: ReplyRequest;
}

export const development = (): DevelopmentTurn[] =>
	some(developmentTurns()).map(({ context, act, text }) => ({
		act,
		request: requestFor(text, { context: context as ReplyPreferences["context"] }),
	}));

/** Turns with what must never be said to them. */
export const forbidden = (): { request: ReplyRequest; card: RegExp }[] =>
	linesOf(read("never.tsv")).map((line) => {
		const [context, text = "", card = ""] = line.split("\t");
		return {
			request: requestFor(text, { context: context as ReplyPreferences["context"] }),
			card: new RegExp(card, "i"),
		};
	});

/** Turns with the flag that the safety gate must raise, or `harmless`. */
export const unseen = (): { flag: string; text: string }[] =>
	linesOf(read("safety-unseen.tsv")).map((line) => {
		const [flag = "", text = ""] = line.split("\t");
		return { flag, text };
	});
