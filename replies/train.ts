/**
 * Compiles the authored data of `data/` for the browser: the bank into `src/bank/bank.json`, the dialogue-act classifier into
 * `src/acts/model.json`, the safety cues and the classifier behind them into `src/safety/`. Deterministic: the same text files
 * give the same bytes. Prints the held-out accuracy.
 *
 *     node replies/train.ts
 */
import { writeFileSync } from "node:fs";
import { authoredBank, authoredCues, authoredFiles, linesOf } from "./authored.ts";
import { type Example, highest, peakOf, totalsOf, train, type Weights } from "./perceptron.ts";
import { featuresOf } from "./src/acts/features.ts";
import { parseBank } from "./src/bank/parse.ts";
import { normalise } from "./src/normalise.ts";
import { plainly } from "./src/safety/plainly.ts";

const folds = 5;
/** Turns a feature must be seen in: what is seen once teaches one turn by heart. */
const fewest = 2;
/** Averaged weights below this share of the largest are left out. */
const prune = 0.053;
/** Largest weight as an integer. */
const largest = 999;

writeBank();
writeCues();
writeModel();
await writeSafetyModel();

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
		weights: encode(learn(examples, flags.length)),
	});
	console.log(`safety: ${examples.length} turns, ${bytes} bytes`);
}

function writeModel(): void {
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
	const weights = learn(examples, acts.length);
	const bytes = write("src/acts/model.json", {
		generated: "by replies/train.ts from replies/data/acts",
		acts: acts.join(" "),
		temperature: temperatureFor(heldOut, right),
		weights: encode(weights),
	});
	console.log(`model: ${bytes} bytes`);
}

/** Weights small enough for a browser: no rare feature, no weight that decides nothing. */
function learn(examples: readonly Example[], acts: number): Weights {
	const weights = train(withoutRare(examples), acts);
	const least = prune * peakOf(weights);
	return new Map(
		[...weights].map(([feature, row]) => [feature, row.map((weight) => (Math.abs(weight) < least ? 0 : weight))]),
	);
}

function withoutRare(examples: readonly Example[]): Example[] {
	const seen = new Map<string, number>();
	for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
	return examples.map(({ act, features }) => ({
		act,
		features: features.filter((feature) => (seen.get(feature) ?? 0) >= fewest),
	}));
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

function encode(weights: Weights): string {
	const peak = peakOf(weights);
	return [...weights]
		.map(([feature, row]) => {
			const pairs = row.flatMap((weight, act) =>
				weight === 0 ? [] : [`${act.toString(36)}:${Math.round((weight / peak) * largest).toString(36)}`],
			);
			return pairs.length === 0 ? "" : `${feature}\t${pairs.join(" ")}`;
		})
		.filter(Boolean)
		.join("\n");
}

/** Writes JSON as the formatter would, and gives its size in bytes. */
function write(path: string, value: unknown): number {
	const text = `${JSON.stringify(value, undefined, "\t")}\n`;
	writeFileSync(`${import.meta.dirname}/${path}`, text);
	return Buffer.byteLength(text);
}
