/**
 * Compiles the authored data of `data/` for the browser: the tagger into `src/language/`, the bank into `src/bank/bank.json`, the
 * dialogue-act classifier into `src/acts/model.json`, the safety cues and the classifier behind them into `src/safety/`.
 * Deterministic: the same text files give the same bytes. Prints the held-out accuracy.
 *
 *     node replies/train.ts
 */
import { writeFileSync } from "node:fs";
import { authoredBank, authoredCues, authoredFiles, linesOf } from "./authored.ts";
import { encode, largest, learn } from "./learn.ts";
import { type Example, highest, peakOf, totalsOf } from "./perceptron.ts";
import { parseBank } from "./src/bank/parse.ts";
import { normalise } from "./src/normalise.ts";
import { plainly } from "./src/safety/plainly.ts";
import { agreementOf, teachTagger } from "./teaching/tagger.ts";

const folds = 5;
/** Averaged weights below this share of the largest are left out. */
const prune = 0.053;

await writeLanguage();
writeBank();
writeCues();
await writeModel();
await writeSafetyModel();

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

/** Tells the turns of `data/safety` from harmless ones: `harmless.txt`, and every turn of `data/acts` in which no cue is heard. */
async function writeSafetyModel(): Promise<void> {
	// They read the cues when they load: only now are these the authored ones.
	const { flagsHeardIn } = await import("./src/safety/cues.ts");
	const { signsOf } = await import("./src/safety/signs.ts");
	const files = authoredFiles("safety");
	const flags = files.map(([flag]) => flag);
	const ordinary = authoredFiles("acts")
		.flatMap(([, text]) => linesOf(text))
		.filter((turn) => flagsHeardIn(plainly(normalise(turn))).length === 0);
	const turns = files.map(([flag, text]) => (flag === "harmless" ? [...linesOf(text), ...ordinary] : linesOf(text)));
	const examples = turns.flatMap((own, act) =>
		own.map((turn): Example => ({ act, features: signsOf(plainly(normalise(turn)).join(" ")) })),
	);
	const bytes = write("src/safety/model.json", {
		generated: "by replies/train.ts from replies/data/safety and replies/data/acts",
		flags: flags.join(" "),
		weights: encode(learn(examples, flags.length, prune)),
	});
	console.log(`safety: ${examples.length} turns, ${bytes} bytes`);
}

async function writeModel(): Promise<void> {
	// It reads the tagger when it loads: only now is that the one just taught.
	const { featuresOf } = await import("./src/acts/features.ts");
	const files = authoredFiles("acts");
	const acts = files.map(([act]) => act);
	const examples = files.flatMap(([, text], act) =>
		linesOf(text).map((turn): Example => ({ act, features: featuresOf(turn) })),
	);
	const heldOut = holdOut(examples, acts.length);
	const right = heldOut.filter(({ act, totals }) => highest(totals) === act).length / examples.length;
	console.log(
		`acts: ${examples.length} turns of ${acts.length} acts; held-out accuracy ${right.toFixed(3)} (${folds} folds)`,
	);
	const weights = learn(examples, acts.length, prune);
	const bytes = write("src/acts/model.json", {
		generated: "by replies/train.ts from replies/data/acts",
		acts: acts.join(" "),
		temperature: temperatureFor(heldOut, right),
		weights: encode(weights),
	});
	console.log(`model: ${bytes} bytes`);
}

interface HeldOut {
	act: number;
	/** Score of every act, divided by the square root of the number of features. */
	totals: number[];
}

function holdOut(examples: readonly Example[], acts: number): HeldOut[] {
	return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
		const weights = learn(
			examples.filter((_, i) => i % folds !== fold),
			acts,
			prune,
		);
		const scale = largest / peakOf(weights);
		return examples
			.filter((_, i) => i % folds === fold)
			.map(({ act, features }) => ({
				act,
				totals: totalsOf(weights, features, acts).map((total) => (total * scale) / Math.sqrt(features.length)),
			}));
	});
}

/** The divisor of scores at which the mean confidence of the held-out turns equals their accuracy. */
function temperatureFor(heldOut: readonly HeldOut[], accuracy: number): number {
	let temperature = 1;
	while (temperature < 2000 && meanConfidence(heldOut, temperature) > accuracy) temperature *= 1.05;
	return Math.round(temperature);
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
