import { readdirSync, readFileSync } from "node:fs";
import { dayMilliseconds } from "@sayso/contract/day.ts";
import packed from "../../web/src/prediction/english.json" with { type: "json" };
import { unpack } from "../../web/src/prediction/english.ts";
import { offered } from "../../web/src/prediction/offered.ts";
import { type Predict, predictorOf } from "../../web/src/prediction/predict.ts";
import { learned, type Sayings } from "../../web/src/prediction/sayings.ts";
import { plain, plainSentence, wordBegun, wordsOf } from "../../web/src/prediction/words.ts";
import { type Bench, type Figure, quantile } from "./figure.ts";
import { type Offered, type Written, write } from "./press-keys.ts";
import { slipped } from "./slip.ts";

const folder = `${import.meta.dirname}/../messages/held-out`;
const english = unpack(packed);
const newPerson = predictorOf(english, new Map(), 0);

/** One person's messages, by day. */
const daysOf = (file: string) =>
	readFileSync(`${folder}/${file}`, "utf8")
		.trim()
		.split("\n\n")
		.map((day) => day.split("\n"));

/** Predictions of a word list by frequency, without learning and context. */
function commonest(): Predict {
	const words = [...(english.grams.get("")?.weights.keys() ?? [])];
	return (text, { words: most, sentences }) => {
		const begun = wordBegun(text);
		const found = words.filter((word) => word.startsWith(plain(begun)) && word !== plain(begun));
		return found.slice(0, most + sentences).map((word) => {
			const spelt = english.words.get(word) ?? word;
			const written = /^\p{Lu}/u.test(begun) || text === "" ? spelt.replace(/^./, (a) => a.toUpperCase()) : spelt;
			return { kind: "word", text: written, written: `${text.slice(0, text.length - begun.length)}${written} ` };
		});
	};
}

/**
 * Writes the later half of each person's days: each message with what the predictor knows by then, and then learns it.
 */
function writeAll(files: readonly string[], most: Offered, predictorFor: (sayings: Sayings, now: number) => Predict) {
	const written: Written[] = [];
	let repeated = 0;
	for (const days of files.map(daysOf)) {
		let sayings: Sayings = new Map();
		for (const [day, messages] of days.entries())
			for (const [at, message] of messages.entries()) {
				const now = day * dayMilliseconds + at;
				if (day >= days.length / 2) {
					written.push(write(message, predictorFor(sayings, now), most));
					if (sayings.has(plainSentence(message))) repeated++;
				}
				sayings = learned(sayings, message, now).sayings;
			}
	}
	return { written, repeated };
}

/** The percentage of letters that needed no press of their own. */
function saved(written: readonly Written[]): number {
	const sum = (of: (one: Written) => number) => written.reduce((total, one) => total + of(one), 0);
	return 100 * (1 - sum(({ presses }) => presses) / sum(({ characters }) => characters));
}

/** The percentage of words of four letters or more that are offered in spite of a typing error. */
function forgiven(files: readonly string[], predict: Predict): number {
	const words = files.flatMap((file) => daysOf(file).flat().flatMap(wordsOf)).filter((word) => word.length >= 4);
	const found = words.filter((word, at) =>
		predict(slipped(word.toLowerCase(), at), offered.roomy).some(({ text }) => plain(text) === plain(word)),
	);
	return (100 * found.length) / words.length;
}

/** A person who has said as many different sentences as are stored. */
function talkative(files: readonly string[], most: number): Sayings {
	const said = files.flatMap((file) => daysOf(file).flat());
	let sayings: Sayings = new Map();
	for (let at = 0; at < most; at++)
		sayings = learned(
			sayings,
			`${said[at % said.length]?.replace(/[.!?]$/, "")} ${Math.floor(at / said.length) || ""}.`,
			at,
		).sayings;
	return sayings;
}

/**
 * Keystrokes saved: 1 − presses / characters, on held-out messages. A pick is one press that includes the space after
 * it; capitals are free, with and without prediction.
 */
export const keystrokes: Bench = {
	async run(effort) {
		const files = readdirSync(folder).slice(0, effort === "short" ? 1 : undefined);
		const list = commonest();
		const figures: Figure[] = [];
		let [times, repeated, all]: [number[], number, number] = [[], 0, 0];
		for (const [places, most] of Object.entries(offered)) {
			const total = most.words + most.sentences;
			const plainList = { what: `${total} commonest words`, value: saved(writeAll(files, most, () => list).written) };
			const first = writeAll(files, most, () => newPerson);
			const later = writeAll(files, most, (sayings, now) => predictorOf(english, sayings, now));
			const scope = `${total} places (${places})`;
			figures.push(
				{
					what: `keystrokes saved, ${scope}: a new person`,
					value: saved(first.written),
					unit: "%",
					baseline: plainList,
				},
				{
					what: `keystrokes saved, ${scope}: with history`,
					value: saved(later.written),
					unit: "%",
					baseline: plainList,
				},
			);
			times = [...times, ...later.written.flatMap(({ took }) => took)];
			[repeated, all] = [later.repeated, later.written.length];
		}
		const many = talkative(readdirSync(folder), 2_000);
		const began = performance.now();
		const full = predictorOf(unpack(packed), many, 2_000);
		const ready = performance.now() - began;
		const slow = write("Could you tell my brother that I am waiting in the garden?", full, offered.roomy).took;
		return [
			...figures,
			{ what: "messages measured on", value: all, unit: "messages" },
			{ what: "of them said before, word for word", value: repeated, unit: "messages" },
			{
				what: "words with one slip that are offered as meant",
				value: forgiven(files, newPerson),
				unit: "%",
				baseline: { what: "as a list without forgiveness", value: forgiven(files, list) },
			},
			{ what: "prediction, p50", value: quantile(times, 0.5), unit: "ms" },
			{ what: "prediction, p99", value: quantile(times, 0.99), unit: "ms" },
			{ what: "prediction after 2,000 sentences, longest", value: Math.max(...slow), unit: "ms" },
			{ what: "ready with 2,000 sentences", value: ready, unit: "ms" },
			{ what: "bytes of 2,000 sentences before sealing", value: JSON.stringify([...many]).length, unit: "bytes" },
		];
	},
};
