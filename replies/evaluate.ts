/**
 * Runs the development set through the built-in engine. Prints what the automatic checks find, the acts by accuracy, the
 * time a set takes, and with `--sheet [every]` sets to read by eye.
 *
 *     node replies/evaluate.ts [--sheet 4] [--length short|medium|long] [--count 2|4|6] [--turns file.tsv]
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Answer } from "@sayso/contract/entities/answer.ts";
import { Context, type ResponseCount, ResponseLength } from "@sayso/contract/entities/preferences.ts";
import { builtIn, plan, type ReplyRequest, understand, validateSet } from "./src/index.ts";

const { values } = parseArgs({
	options: {
		sheet: { type: "string" },
		length: { type: "string" },
		count: { type: "string" },
		turns: { type: "string" },
	},
});
const counts: readonly ResponseCount[] = values.count ? [Number(values.count) as ResponseCount] : [2, 4, 6];
const lengths = values.length ? [ResponseLength.parse(values.length)] : ResponseLength.options;

interface DevelopmentTurn {
	context: ReplyRequest["preferences"]["context"];
	act: string;
	text: string;
}
const turns = readFileSync(values.turns ?? `${import.meta.dirname}/data/development.tsv`, "utf8")
	.trim()
	.split("\n")
	.slice(1)
	.map((line): DevelopmentTurn => {
		const [context, act = "", text = ""] = line.split("\t");
		return { context: Context.parse(context), act, text };
	});

const milliseconds: number[] = [];
const findings = new Map<string, string[]>();
const byAct = new Map<string, { right: number; wrong: string[] }>();
let sets = 0;
let clean = 0;
let cleanFirst = 0;
let first = 0;

for (const turn of turns) {
	score(turn);
	for (const responseLength of lengths) {
		for (const numberOfResponses of counts) {
			const shown: Answer[][] = [];
			for (let attempt = 0; attempt < 4; attempt++) {
				const { answers, problems } = await setFor(turn, { responseLength, numberOfResponses }, shown);
				sets++;
				if (problems.length === 0) clean++;
				if (attempt === 0) first++;
				if (attempt === 0 && problems.length === 0) cleanFirst++;
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
report();
if (values.sheet) await printSheet(Number(values.sheet) || 1);

type Wanted = Pick<ReplyRequest["preferences"], "responseLength" | "numberOfResponses">;

async function setFor(turn: DevelopmentTurn, wanted: Wanted, shown: readonly Answer[][]) {
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
	const understanding = understand(turn.text);
	const rows = plan(understanding, request);
	const answers: Answer[] = [];
	for await (const answer of builtIn.stream(request, rows, new AbortController().signal)) answers.push(answer);
	milliseconds.push(performance.now() - began);
	return { answers, rows, understanding, problems: validateSet(answers, rows, request, understanding) };
}

/** The act that was heard, as the development set names it. */
function heard(text: string): string {
	const { safety, language, pair, acts, focus } = understand(text);
	if (safety[0]) return safety[0];
	if (language === "other") return "safety-language";
	return pair === undefined ? (acts[focus]?.act ?? "") : "pair";
}

function score({ act, text }: DevelopmentTurn): void {
	const tally = byAct.get(act) ?? { right: 0, wrong: [] };
	const got = heard(text);
	if (got === act) tally.right++;
	else tally.wrong.push(`${got}: ${text}`);
	byAct.set(act, tally);
}

function report(): void {
	const right = [...byAct.values()].reduce((sum, tally) => sum + tally.right, 0);
	milliseconds.sort((a, b) => a - b);
	const at = (share: number) => milliseconds[Math.floor(milliseconds.length * share)]?.toFixed(2);
	console.log(`${turns.length} turns; act right ${((100 * right) / turns.length).toFixed(1)}%`);
	console.log(
		`${sets} sets; clean ${((100 * clean) / sets).toFixed(1)}% (first try ${((100 * cleanFirst) / first).toFixed(1)}%); ms a set p50 ${at(0.5)} p99 ${at(0.99)}`,
	);
	for (const [problem, sets] of findings)
		console.log(`\n${problem}: ${sets.length}\n  ${sets.slice(0, 4).join("\n  ")}`);
	console.log("\nact\tright\theard instead");
	for (const [act, { right: hits, wrong }] of byAct)
		console.log(`${act}\t${hits}/${hits + wrong.length}\t${wrong.join(" · ")}`);
}

async function printSheet(every: number): Promise<void> {
	for (const turn of turns.filter((_, i) => i % every === 0)) {
		const wanted = {
			responseLength: values.length ? (lengths[0] ?? "medium") : "medium",
			numberOfResponses: values.count ? (counts[0] ?? 4) : 4,
		} as const;
		const { answers, understanding } = await setFor(turn, wanted, []);
		console.log(
			`\n[${turn.context}, ${turn.act}, heard ${understanding.acts.map((reading) => `${reading.act} ${reading.confidence.toFixed(2)}`).join(" + ")}]\n“${turn.text}”`,
		);
		for (const answer of answers)
			console.log(`  ${answer.tone.padEnd(13)} ${answer.emoji} ${answer.text}  [${answer.keyword}]`);
	}
}
