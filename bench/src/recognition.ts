import { limits } from "@sayso/contract/limits.ts";
import { findInstallation } from "../../server/src/adapters/speech-to-text/built-in/installation.ts";
import { openDecoder } from "../../server/src/adapters/speech-to-text/built-in/pocketsphinx.ts";
import { builtInSpeechToText } from "../../server/src/adapters/speech-to-text/built-in.ts";
import { cpuSeconds } from "./cpu-seconds.ts";
import type { Bench, Figure } from "./figure.ts";
import { frameBytes, listenTo, type Recording, recordings } from "./recordings.ts";
import { wordErrorRate, wordErrors } from "./word-error-rate.ts";

type Recognise = (sound: Uint8Array) => Promise<string>;

const { sampleRate } = limits.audio;
/** Milliseconds: what is heard does not depend on how busy the machine is. */
const patient = 30 * 60_000;

/** How well Basic listening hears, against the same engine left at its defaults. */
export const recognition: Bench = {
	async run(effort) {
		const spoken = recordings(effort);
		const recogniser = builtInSpeechToText({
			...{ poolSize: 1, startDeadline: patient },
			...{ finishDeadline: patient, carefulDeadline: patient },
		});
		try {
			if (!(await recogniser.available())) return [];
			const basic = await recogniseAll((sound) => listenTo(recogniser, sound), spoken);
			const plain = await recogniseAll(atDefaults, spoken);
			return compare(basic, plain);
		} finally {
			await recogniser.close();
		}
	},
};

interface Result {
	/** Errors for each word said: in `all`, by set, and of each recording. */
	rates: Record<string, number>;
	/** Processor seconds for each second of sound, recognisers' processes included. */
	realTimeFactor: number;
}

/** Hears one recording after another, each as a listening of its own. */
async function recogniseAll(recognise: Recognise, spoken: readonly Recording[]): Promise<Result> {
	const before = cpuSeconds();
	const results = [];
	for (const { id, set, text, sound } of spoken) results.push({ id, set, ...wordErrors(text, await recognise(sound)) });
	const used = cpuSeconds() - before;
	const seconds = spoken.reduce((sum, { sound }) => sum + sound.length / 2 / sampleRate, 0);
	const rates: Record<string, number> = { all: wordErrorRate(results) };
	for (const { set } of spoken) rates[set] ??= wordErrorRate(results.filter((result) => result.set === set));
	for (const result of results) rates[result.id] = wordErrorRate([result]);
	return { rates, realTimeFactor: used / seconds };
}

function compare(basic: Result, plain: Result): Figure[] {
	const rates = Object.entries(basic.rates).map(([set, rate]) => ({
		what: `words heard wrong, ${set}`,
		value: rate * 100,
		unit: "%",
		baseline: { what: "PocketSphinx at its defaults", value: (plain.rates[set] ?? 0) * 100 },
	}));
	const load = {
		what: "processor seconds a second of sound",
		value: basic.realTimeFactor,
		unit: "s",
		baseline: { what: "PocketSphinx at its defaults", value: plain.realTimeFactor },
	};
	return [...rates, load];
}

async function atDefaults(sound: Uint8Array): Promise<string> {
	const installation = findInstallation();
	if (!installation) throw new Error("PocketSphinx is not installed");
	const decoder = openDecoder(installation, {});
	decoder.startUtterance();
	for (let at = 0; at < sound.length; at += frameBytes)
		decoder.process(new Int16Array(Uint8Array.from(sound.subarray(at, at + frameBytes)).buffer));
	decoder.endUtterance();
	const words = decoder.words();
	decoder.close();
	return words;
}
