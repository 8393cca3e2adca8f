/**
 * Compiles the authored data of `data/` for the browser: the bank into `src/bank/bank.json`, the dialogue-act classifier into
 * `src/acts/model.json`. Deterministic: the same text files give the same bytes. Prints the held-out accuracy.
 *
 *     node replies/train.ts
 */
import { writeFileSync } from "node:fs";
import { authoredBank, authoredFiles, linesOf } from "./authored.ts";
import { type Example, highest, peakOf, totalsOf, train, type Weights } from "./perceptron.ts";
import { featuresOf } from "./src/acts/features.ts";
import { parseBank } from "./src/bank/parse.ts";

const folds = 5;
/** Averaged weights below this share of the largest are left out. */
const prune = 0.06;
/** Largest weight as an integer. */
const largest = 999;

writeBank();
writeModel();

function writeBank(): void {
	const files = authoredBank();
	const rows = [...parseBank(files)].flatMap(([act, own]) => own.filter((row) => row.intent.startsWith(`${act}/`)));
	const bytes = write("src/bank/bank.json", { generated: "by replies/train.ts from replies/data/bank", files });
	const replies = rows.flatMap((row) => row.replies);
	console.log(
		`bank: ${replies.length} replies in ${rows.length} rows of ${Object.keys(files).length} acts, ${bytes} bytes`,
	);
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
	const weights = train(examples, acts.length);
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
		const weights = train(
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
				Math.abs(weight) < prune * peak
					? []
					: [`${act.toString(36)}:${Math.round((weight / peak) * largest).toString(36)}`],
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
