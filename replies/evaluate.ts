/**
 * Runs the development set through an engine: the built-in one, or the one that the environment configures. Prints what the
 * automatic checks find, a table by context and one by act, the time a set takes, and with `--sheet 60` that many sets to read by
 * eye, taken from every act in turn. The configured engine takes its time and costs tokens: of it one set a turn, four replies of
 * medium length unless said otherwise, and with a sheet no more than that.
 *
 *     node replies/evaluate.ts [--engine built-in|configured] [--sheet 60] [--length short|medium|long] [--count 2|4|6] [--turns file.tsv]
 */
import { parseArgs } from "node:util";
import type { OfferedAnswer } from "@sayso/contract/entities/answer.ts";
import { Context, type ResponseCount, ResponseLength } from "@sayso/contract/entities/preferences.ts";
import { developmentTurns } from "./authored.ts";
import { engineNamed } from "./engines.ts";
import { type ReplyRequest, understand, validateSet } from "./src/index.ts";

const { values } = parseArgs({
	options: {
		sheet: { type: "string" },
		length: { type: "string" },
		count: { type: "string" },
		turns: { type: "string" },
		engine: { type: "string", default: "built-in" },
	},
});
const isDear = values.engine !== "built-in";
const make = await engineNamed(values.engine);
const tries = isDear ? 1 : 4;
const allCounts: readonly ResponseCount[] = isDear ? [4] : [2, 4, 6];
const counts = values.count ? [Number(values.count) as ResponseCount] : allCounts;
const allLengths: readonly ReplyRequest["preferences"]["responseLength"][] = isDear
	? ["medium"]
	: ResponseLength.options;
const lengths = values.length ? [ResponseLength.parse(values.length)] : allLengths;

interface DevelopmentTurn {
	context: ReplyRequest["preferences"]["context"];
	act: string;
	text: string;
}
const turns = developmentTurns(values.turns).map(
	(turn): DevelopmentTurn => ({ ...turn, context: Context.parse(turn.context) }),
);

const milliseconds: number[] = [];
const findings = new Map<string, string[]>();
interface Tally {
	turns: number;
	sets: number;
	clean: number;
	/** First tries, and how many of those are clean. */
	first: number;
	cleanFirst: number;
	/** What the turns were heard as, most often first once sorted. */
	heard: Map<string, number>;
}
const byContext = new Map<string, Tally>();
const byAct = new Map<string, Tally>();

if (!isDear || !values.sheet) {
	for (const turn of turns) await run(turn);
	report();
}
if (values.sheet) await printSheet(Number(values.sheet) || 60);

async function run(turn: DevelopmentTurn): Promise<void> {
	const tallies = [tallyOf(byContext, turn.context), tallyOf(byAct, turn.act)];
	const act = heard(turn.text);
	for (const tally of tallies) {
		tally.turns++;
		tally.heard.set(act, (tally.heard.get(act) ?? 0) + 1);
	}
	for (const responseLength of lengths) {
		for (const numberOfResponses of counts) {
			const shown: OfferedAnswer[][] = [];
			for (let attempt = 0; attempt < tries; attempt++) {
				const { answers, problems } = await setFor(turn, { responseLength, numberOfResponses }, shown);
				for (const tally of tallies) count(tally, attempt === 0, problems.length === 0);
				for (const problem of problems)
					findings.set(problem, [
						...(findings.get(problem) ?? []),
						`${responseLength} ${numberOfResponses} try ${attempt}: ${turn.text} -> ${answers.map((answer) => answer.text).join(" | ")}`,
					]);
				shown.push(answers);
			}
		}
	}
}

function tallyOf(table: Map<string, Tally>, key: string): Tally {
	const tally = table.get(key) ?? { turns: 0, sets: 0, clean: 0, first: 0, cleanFirst: 0, heard: new Map() };
	table.set(key, tally);
	return tally;
}

function count(tally: Tally, isFirst: boolean, isClean: boolean): void {
	tally.sets++;
	if (isClean) tally.clean++;
	if (isFirst) tally.first++;
	if (isFirst && isClean) tally.cleanFirst++;
}

type Wanted = Pick<ReplyRequest["preferences"], "responseLength" | "numberOfResponses">;

async function setFor(turn: DevelopmentTurn, wanted: Wanted, shown: readonly OfferedAnswer[][]) {
	const preferences = { context: turn.context, complexity: "medium" as const, ...wanted };
	const request: ReplyRequest = {
		text: turn.text,
		preferences,
		aboutMe: "",
		turns: [],
		shown: [...shown],
		adultLanguage: false,
	};
	const began = performance.now();
	const { rows, answers } = await make(request);
	milliseconds.push(performance.now() - began);
	const understanding = understand(turn.text);
	return { answers, rows, understanding, problems: validateSet(answers, rows, request, understanding) };
}

/** The act that was heard, as the development set names it. */
function heard(text: string): string {
	const { safety, language, pair, acts, focus } = understand(text);
	if (safety[0]) return safety[0];
	if (language === "other") return "safety-language";
	return pair === undefined ? (acts[focus]?.act ?? "") : "pair";
}

function report(): void {
	milliseconds.sort((a, b) => a - b);
	const at = (part: number) => milliseconds[Math.floor(milliseconds.length * part)]?.toFixed(2);
	const clean = [...byContext.values()].reduce((sum, tally) => sum + tally.clean, 0);
	console.log(
		`${turns.length} turns, ${milliseconds.length} sets; clean ${percent(clean, milliseconds.length)}; ms a set p50 ${at(0.5)} p99 ${at(0.99)}`,
	);
	for (const [problem, examples] of findings)
		console.log(`\n${problem}: ${examples.length}\n  ${examples.slice(0, 4).join("\n  ")}`);
	printTable("context", byContext);
	printTable("act", byAct);
}

function printTable(name: string, table: ReadonlyMap<string, Tally>): void {
	console.log(`\n${name}\tturns\tclean\tfirst try\theard as`);
	for (const [key, { turns: number, sets, clean, first, cleanFirst, heard: acts }] of table) {
		const most = [...acts].sort((a, b) => b[1] - a[1]).slice(0, 5);
		const heardAs = most.map(([act, times]) => `${act} ${times}`).join(", ");
		console.log(`${key}\t${number}\t${percent(clean, sets)}\t${percent(cleanFirst, first)}\t${heardAs}`);
	}
}

function percent(part: number, whole: number): string {
	return `${((100 * part) / whole).toFixed(1)}%`;
}

/** As many turns as are wanted, one of every act in turn, so that a short sheet still reads widely. */
function spreadOver(wanted: number): DevelopmentTurn[] {
	const acts = [...new Set(turns.map(({ act }) => act))].map((act) => turns.filter((turn) => turn.act === act));
	const rounds = Math.max(...acts.map((own) => own.length));
	return Array.from({ length: rounds }, (_, round) => acts.flatMap((own) => own.slice(round, round + 1)))
		.flat()
		.slice(0, wanted);
}

async function printSheet(wanted: number): Promise<void> {
	for (const turn of spreadOver(wanted)) {
		const form = {
			responseLength: values.length ? (lengths[0] ?? "medium") : "medium",
			numberOfResponses: values.count ? (counts[0] ?? 4) : 4,
		} as const;
		const { answers, understanding } = await setFor(turn, form, []);
		console.log(
			`\n[${turn.context}, ${turn.act}, heard ${understanding.acts.map((reading) => `${reading.act} ${reading.confidence.toFixed(2)}`).join(" + ")}]\n“${turn.text}”`,
		);
		for (const answer of answers)
			console.log(
				`  ${answer.tone.padEnd(13)} ${answer.emoji} ${answer.text}  [${answer.keyword}]${answer.basic ? "  Basic" : ""}`,
			);
	}
}
