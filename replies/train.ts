/**
 * Compiles the authored data of `data/` for the browser: the tagger into `src/language/`, the bank into `src/bank/bank.json`, the
 * dialogue-act classifiers into `src/acts/`, the safety cues and the classifier behind them into `src/safety/`.
 * Deterministic: the same text files give the same bytes. Prints the held-out accuracy.
 *
 *     node replies/train.ts
 */
import { writeFileSync } from "node:fs";
import {
	authoredActs,
	authoredAsked,
	authoredBank,
	authoredCues,
	authoredFiles,
	authoredKinds,
	authoredTellings,
	linesOf,
} from "./authored.ts";
import { encode, learn, type Thrift } from "./learn.ts";
import { type Example, highest, peakOf, totalsOf } from "./perceptron.ts";
import { parseBank } from "./src/bank/parse.ts";
import { normalise } from "./src/hearing/normalise.ts";
import { plainly } from "./src/safety/plainly.ts";
import { parseRegister } from "./src/wording/rules.ts";
import { taughtDoubts } from "./teaching/in-doubt.ts";
import { taughtFits } from "./teaching/judged.ts";
import { agreementOf, teachTagger } from "./teaching/tagger.ts";

const folds = 5;
/** Seen in four turns, a feature of acts costs a third less room than in two, and no accuracy. Danger is heard in rare words. */
const thrift = {
	acts: { fewest: 4, prune: 0.065 },
	tellings: { fewest: 2, prune: 0.16 },
	kinds: { fewest: 2, prune: 0.013 },
	asked: { fewest: 3, prune: 0.15 },
	safety: { fewest: 2, prune: 0.053 },
} as const;

await writeLanguage();
writeBank();
writeCues();
writeRegisters();
await writeModels();
await writeSafetyModel();
await writeKinds();
writeDoubts();

/** First: the classifiers read what the tagger makes of the turns. */
async function writeLanguage(): Promise<void> {
	const { model, filter } = teachTagger();
	const generated = "by replies/train.ts from replies/data, as the library of replies/teaching/teacher.ts tags it";
	const bytes = write("src/language/model.json", { generated, ...model });
	const filterBytes = write("src/language/vocabulary.json", { generated, filter });
	const { tag } = await import("./src/language/tag.ts");
	console.log(
		`tagger: agrees with its teacher on ${agreementOf(tag).toFixed(3)} of the words of the development turns`,
	);
	console.log(`tagger: ${bytes} bytes; known words ${filterBytes} bytes`);
}

function writeBank(): void {
	const files = authoredBank();
	const rows = [...parseBank(files)].flatMap(([act, own]) => own.filter((row) => row.intent.startsWith(`${act}/`)));
	const bytes = write("src/bank/bank.json", { generated: "by replies/train.ts from replies/data/bank", files });
	const replies = rows.flatMap((row) => row.replies);
	console.log(
		`bank: ${replies.length} replies in ${rows.length} rows of ${Object.keys(files).length} acts, ${bytes} bytes`,
	);
}

function writeCues(): void {
	const files = authoredCues();
	const bytes = write("src/safety/cues.json", { generated: "by replies/train.ts from replies/data/cues", files });
	console.log(`cues: ${Object.values(files).join("\n").split("\n").length} cues and classes of words, ${bytes} bytes`);
}

function writeRegisters(): void {
	const files = Object.fromEntries(authoredFiles("registers").map(([name, text]) => [name, linesOf(text).join("\n")]));
	for (const [name, text] of Object.entries(files)) parseRegister(name, text);
	const bytes = write("src/wording/registers.json", {
		generated: "by replies/train.ts from replies/data/registers",
		files,
	});
	console.log(`registers: ${Object.keys(files).join(" ")}, ${bytes} bytes`);
}

/** Tells the turns of `data/safety` from harmless ones: `harmless.txt`, and every turn of `data/acts` in which no cue is heard. */
async function writeSafetyModel(): Promise<void> {
	// They read the cues when they load: only now are these the authored ones.
	const { flagsHeardIn } = await import("./src/safety/cues.ts");
	const { signsOf } = await import("./src/safety/signs.ts");
	const files = authoredFiles("safety");
	const flags = files.map(([flag]) => flag);
	const ordinary = authoredActs()
		.flatMap(([, turns]) => turns)
		.filter((turn) => flagsHeardIn(plainly(normalise(turn))).length === 0);
	const turns = files.map(([flag, text]) => (flag === "harmless" ? [...linesOf(text), ...ordinary] : linesOf(text)));
	const examples = turns.flatMap((own, act) =>
		own.map((turn): Example => ({ act, features: signsOf(plainly(normalise(turn)).join(" ")) })),
	);
	const bytes = write("src/safety/model.json", {
		generated: "by replies/train.ts from replies/data/safety and replies/data/acts",
		flags: flags.join(" "),
		weights: encode(learn(examples, flags.length, thrift.safety)),
	});
	console.log(`safety: ${examples.length} turns, ${bytes} bytes`);
}

async function writeModels(): Promise<void> {
	// They read the tagger when they load: only now is that the one just taught.
	const { featuresOf, tellingFeaturesOf } = await import("./src/acts/features.ts");
	const { heard } = await import("./src/hearing/heard.ts");
	const acts = taughtAs(authoredActs(), (turn) => withAndWithoutMarks(heard(turn)));
	writeModel("acts", "acts/model", acts, featuresOf, thrift.acts);
	const tellings = taughtAs(authoredTellings(), (turn) => [heard(turn)]);
	writeModel("tellings", "acts/tellings-model", tellings, tellingFeaturesOf, thrift.tellings);
}

/** What is seen of a whole turn is what its clauses were read as, and whether danger was heard in it: last. */
async function writeKinds(): Promise<void> {
	const { heard } = await import("./src/hearing/heard.ts");
	const { lastWords } = await import("./src/hearing/normalise.ts");
	const { readTurn } = await import("./src/hearing/read-turn.ts");
	const { safetyOf } = await import("./src/safety/safety-of.ts");
	const { turnFeaturesOf } = await import("./src/hearing/turn-features.ts");
	const formsOf = (turn: string) => withAndWithoutMarks(heard(turn));
	// Many turns teach more than one model.
	const seen = new Map<string, string[]>();
	const seenIn = (turn: string) => {
		const features = seen.get(turn) ?? turnFeaturesOf(readTurn(lastWords(turn)), safetyOf(turn));
		seen.set(turn, features);
		return features;
	};
	writeModel("kinds", "hearing/kinds", taughtAs(authoredKinds(), formsOf), seenIn, thrift.kinds);
	writeModel("asked", "own-words/asked", taughtAs(authoredAsked(), formsOf), seenIn, thrift.asked);
	const { judged, cells, model } = taughtFits(formsOf, seenIn);
	const bytes = write("src/fitting/model.json", model);
	console.log(`fits: ${judged} forms of turns, ${cells} rows of kinds, ${bytes} bytes`);
}

function writeDoubts(): void {
	const { turns, model } = taughtDoubts();
	const bytes = write("src/fitting/in-doubt.json", model);
	console.log(`in doubt: ${turns} turns, ${bytes} bytes`);
}

/** The turns of every act, each in all the forms that teach it: as it is written first. */
type Taught = [act: string, turns: string[][]][];

function taughtAs(authored: [act: string, turns: string[]][], formsOf: (turn: string) => string[]): Taught {
	return authored.map(([act, turns]) => [act, turns.map(formsOf)]);
}

/** A turn as it is written, and as a recogniser writes it: neither may be read as something else. */
function withAndWithoutMarks(turn: string): string[] {
	const unmarked = turn
		.toLowerCase()
		.replace(/[^\p{L}\p{N}' $%:-]+/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
	return unmarked === turn ? [turn] : [turn, unmarked];
}

function writeModel(
	name: string,
	file: string,
	taught: Taught,
	seenIn: (turn: string) => string[],
	sparing: Thrift,
): void {
	const acts = taught.map(([act]) => act);
	const turns = taught.flatMap(([, own], act) =>
		own.map((forms) => forms.map((form): Example => ({ act, features: seenIn(form) }))),
	);
	const heldOut = holdOut(turns, acts.length, sparing);
	const right = heldOut.filter(({ act, totals }) => highest(totals) === act).length / turns.length;
	console.log(
		`${name}: ${turns.length} turns of ${acts.length} acts; held-out accuracy ${right.toFixed(3)} (${folds} folds)`,
	);
	const bytes = write(`src/${file}.json`, {
		generated: `by replies/train.ts from replies/data/${name}`,
		acts: acts.join(" "),
		temperature: temperatureFor(heldOut, right),
		weights: encode(learn(turns.flat(), acts.length, sparing)),
	});
	console.log(`${name}: ${bytes} bytes`);
}

interface HeldOut {
	act: number;
	/** Score of every act, divided by the square root of the number of features. */
	totals: number[];
}

/** @param turns the forms of each; a turn that is held out is held out in all of them, and tried as it is written. */
function holdOut(turns: readonly (readonly Example[])[], acts: number, sparing: Thrift): HeldOut[] {
	return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
		const weights = learn(turns.filter((_, i) => i % folds !== fold).flat(), acts, sparing);
		const scale = 1 / peakOf(weights);
		return turns
			.filter((_, i) => i % folds === fold)
			.flatMap((forms) => forms.slice(0, 1))
			.map(({ act, features }) => ({
				act,
				totals: totalsOf(weights, features, acts).map((total) => (total * scale) / Math.sqrt(features.length)),
			}));
	});
}

/** The divisor of scores at which the mean confidence of the held-out turns equals their accuracy. */
function temperatureFor(heldOut: readonly HeldOut[], accuracy: number): number {
	let temperature = 0.001;
	while (temperature < 2 && meanConfidence(heldOut, temperature) > accuracy) temperature *= 1.05;
	return Number(temperature.toPrecision(3));
}

function meanConfidence(heldOut: readonly HeldOut[], temperature: number): number {
	const confidences = heldOut.map(({ totals }) => {
		const most = Math.max(...totals);
		return 1 / totals.reduce((sum, total) => sum + Math.exp((total - most) / temperature), 0);
	});
	return confidences.reduce((sum, confidence) => sum + confidence, 0) / confidences.length;
}

/** Writes JSON as the formatter would, and gives its size in bytes. */
function write(path: string, value: unknown): number {
	const text = `${JSON.stringify(value, undefined, "\t")}\n`;
	writeFileSync(`${import.meta.dirname}/${path}`, text);
	return Buffer.byteLength(text);
}
