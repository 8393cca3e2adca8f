import { limits } from "@sayso/contract/limits.ts";
import { builtInSpeechToText } from "../../server/src/adapters/speech-to-text/built-in.ts";
import { synthesise } from "../../server/src/adapters/text-to-speech/built-in/synthesise.ts";
import type { SpeechToText } from "../../server/src/seams/speech-to-text.ts";
import { hearOver } from "../../web/src/voice/hear-over.ts";
import { withoutSpoken } from "../../web/src/voice/without-spoken.ts";
import { inRoom, power, toGain } from "./distortions.ts";
import type { Bench, Figure } from "./figure.ts";
import { listenTo, recordings } from "./recordings.ts";
import { toBytes, toFloats } from "./samples.ts";
import { unheard, wordsOf } from "./word-error-rate.ts";

const { sampleRate, frameSamples } = limits.audio;
const unhurried = 30 * 60_000;
const atOnce = 2;
/** Seconds of a recording that is spoken over. */
const [shortest, longest] = [1.5, 8];
const most = 16;
const lines = [
	"Yes please, I would like a cup of tea.",
	"I am tired and would like to rest now.",
	"Can you open the window please?",
	"My sister is coming on Saturday.",
	"No thank you, not today.",
	"I need some help with my coat.",
];

/** A partner who speaks while Sayso speaks a line. */
interface Talk {
	text: string;
	partner: Float32Array;
	line: string;
	/** Sayso's voice as the microphone picks it up from the loudspeaker, as loud as the partner. */
	echo: Float32Array;
	/** In samples: the beginning and the end of Sayso's voice. */
	sounds: [number, number];
}
function talks(count: number): Talk[] {
	const spoken = recordings(count > 2 ? "whole" : "short")
		.map(({ text, sound }) => ({ text, partner: toFloats(sound) }))
		.filter(({ partner }) => partner.length > shortest * sampleRate && partner.length < longest * sampleRate);
	const step = Math.max(1, Math.floor(spoken.length / count));
	return spoken.flatMap(({ text, partner }, at) => {
		if (at % step !== 0 || at / step >= count) return [];
		const index = at / step;
		const line = lines[index % lines.length] ?? "";
		const said = Float32Array.from(synthesise(line, index % 2 ? "female-us" : "male-us", sampleRate));
		// Half of the time Sayso interrupts the partner, half of the time the partner interrupts Sayso.
		const [before, after] = index % 2 ? [0.6 * sampleRate, 0] : [0, Math.floor(0.3 * partner.length)];
		const late = (20 + 20 * (index % 6)) * (sampleRate / 1000);
		const heard = inRoom(0.4, sampleRate, index + 1)(said);
		const length = Math.max(before + partner.length, after + late + heard.length);
		const whole = (sound: Float32Array, from: number) => {
			const all = new Float32Array(length + sampleRate);
			all.set(sound, from);
			return all;
		};
		const gain = (power(partner) / power(heard)) ** 0.5;
		return {
			...{ text, line, partner: whole(partner, before), sounds: [after, after + said.length] as [number, number] },
			echo: whole(
				heard.map((sample) => sample * gain),
				after + late,
			),
		};
	});
}

/**
 * Sayso's level in the microphone, in decibels relative to the partner. 10 to 20 softer: a browser's echo cancellation
 * removes most of it.
 */
const loudness = [-20, -10, 0];

interface Heard {
	talk: Talk;
	text: string;
}

/** How much of a partner's speech over Sayso's voice is kept, and how much of Sayso's is attributed to the partner. */
export const ownVoice: Bench = {
	async run(effort) {
		const spoken = talks(effort === "short" ? 1 : most);
		const recogniser = builtInSpeechToText({
			...{ poolSize: atOnce, capacity: atOnce + 1 },
			...{ startDeadline: unhurried, finishDeadline: unhurried, carefulDeadline: unhurried },
		});
		const hear = (sound: (talk: Talk) => Float32Array) => hearAll(recogniser, spoken, sound);
		try {
			if (!(await recogniser.available())) return [];
			const silence = counted(await hear((talk) => mixed(talk, 1).fill(0, ...talk.sounds)));
			const figures: Figure[] = [];
			for (const decibels of effort === "short" ? [-20] : loudness) {
				const gain = toGain(decibels);
				const where = `Sayso ${decibels} dB beside the partner`;
				const alone = (talk: Talk) => ({ ...talk, partner: new Float32Array(talk.partner.length) });
				const all = await hear((talk) => mixed(talk, gain));
				const over = await hear((talk) => heardOver(talk, gain));
				figures.push(
					...compare(`${where}, all is heard`, counted(all), silence),
					...compare(`${where}, what is spoken taken out`, counted(all.map(withoutLine)), silence),
					...compare(
						`${where}, only what is as loud as the partner, the same taken out`,
						counted(over.map(withoutLine)),
						silence,
					),
				);
				const [allAlone, overAlone] = [
					await hear((talk) => mixed(alone(talk), gain)),
					await hear((talk) => heardOver(alone(talk), gain)),
				];
				figures.push(
					...saysoAlone(`${where} who is silent, all is heard`, allAlone),
					...saysoAlone(`${where} who is silent, what is spoken taken out`, allAlone.map(withoutLine)),
					...saysoAlone(`${where} who is silent, only what is as loud, the same taken out`, overAlone.map(withoutLine)),
				);
			}
			return figures;
		} finally {
			await recogniser.close();
		}
	},
};

const mixed = ({ partner, echo }: Talk, gain: number): Float32Array =>
	partner.map((sample, at) => sample + gain * (echo[at] ?? 0));

const withoutLine = ({ talk, text }: Heard): Heard => ({ talk, text: withoutSpoken(text, talk.line) });

/** The text that the browser keeps, when Sayso speaks beside this microphone for the second time. */
function heardOver(talk: Talk, gain: number): Float32Array {
	const goesOn = hearOver();
	const pass = (sound: Float32Array) => {
		const passed = sound.slice();
		for (let at = 0; at + frameSamples <= sound.length; at += frameSamples) {
			const frame = new Uint8Array(toBytes(sound.subarray(at, at + frameSamples))).buffer;
			const isSounding = at >= talk.sounds[0] && at < talk.sounds[1];
			if (!goesOn(frame, isSounding)) passed.fill(0, at, at + frameSamples);
		}
		return passed;
	};
	const before = talk.echo.map((sample) => sample * gain);
	pass(new Float32Array(sampleRate));
	pass(before);
	return pass(mixed(talk, gain));
}

/** Words that are transcribed although only Sayso speaks. */
function saysoAlone(what: string, heard: readonly Heard[]): Figure[] {
	const words = heard.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
	const spoken = heard.reduce((sum, { talk }) => sum + wordsOf(talk.line).length, 0);
	return [{ what: `${what}: words, for each that Sayso says`, value: (100 * words) / spoken, unit: "%" }];
}

async function hearAll(
	recogniser: SpeechToText,
	spoken: readonly Talk[],
	sound: (talk: Talk) => Float32Array,
): Promise<Heard[]> {
	const waiting = [...spoken];
	const heard: Heard[] = [];
	const hearInTurn = async () => {
		for (let talk = waiting.shift(); talk; talk = waiting.shift())
			heard.push({ talk, text: await listenTo(recogniser, toBytes(sound(talk))) });
	};
	await Promise.all(Array.from({ length: atOnce }, hearInTurn));
	return heard;
}

/** Shares of the partner's words and of Sayso's. */
interface Counted {
	kept: number;
	taken: number;
	/** Invented words per word of the partner. */
	wrong: number;
}

function counted(heard: readonly Heard[]): Counted {
	const sum = { said: 0, spoken: 0, kept: 0, taken: 0, wrong: 0 };
	for (const { talk, text } of heard) {
		const [words, said, spoken] = [wordsOf(text), wordsOf(talk.text), wordsOf(talk.line)];
		const others = unheard(said, words);
		const wrong = unheard(spoken, others);
		sum.said += said.length;
		sum.spoken += spoken.length;
		sum.kept += words.length - others.length;
		sum.taken += others.length - wrong.length;
		sum.wrong += wrong.length;
	}
	return { kept: sum.kept / sum.said, taken: sum.taken / sum.spoken, wrong: sum.wrong / sum.said };
}

function compare(what: string, now: Counted, before: Counted): Figure[] {
	const figure = (name: string, of: keyof Counted) => ({
		...{ what: `${what}: ${name}`, value: now[of] * 100, unit: "%" },
		baseline: { what: "silence while Sayso speaks", value: before[of] * 100 },
	});
	return [
		figure("the partner’s words kept", "kept"),
		figure("Sayso’s words taken for theirs", "taken"),
		figure("words nobody said", "wrong"),
	];
}
