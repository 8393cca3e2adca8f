import { type LanguageCode, type VoiceChoice, voiceOf, voiceSample } from "@sayso/contract/entities/voice.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { saidRight } from "@sayso/sound/said/said-right.ts";
import type { Context } from "../../context.ts";
import type { Speaker } from "../../seams/metrics.ts";
import { NothingToSay, type SpeechRequest, VoiceNotThere } from "../../seams/text-to-speech.ts";
import { refuseVoiceBeyondPlan } from "../plans/refuse-voice-beyond-plan.ts";
import { spokenByOwnVoice } from "./spoken-by-own-voice.ts";

export interface Spoken {
	/** One mp3 file. */
	mp3: Uint8Array;
	by: "voice" | "own_voice";
}

/**
 * Speech for a text, pronounced naturally, in a voice of the person's plan; for the voice sample, in any voice. If
 * requested and available, in their own banked voice.
 * @throws {Refusal} `plan_needed` for a voice outside the plan, `invalid` for a language that the voice does not speak
 * and for a text without anything to speak, `speech_failed`
 */
export async function speakText(
	context: Context,
	personId: string,
	{
		ownVoice,
		...request
	}: {
		text: string;
		voice: VoiceChoice;
		languageCode: LanguageCode;
		ownVoice?: string | undefined;
		signal: AbortSignal;
	},
): Promise<Spoken> {
	if (request.text !== voiceSample)
		await refuseVoiceBeyondPlan(context, personId, { field: "voice", voice: request.voice });
	if (voiceOf(request.voice).languageCode !== request.languageCode)
		throw new Refusal("invalid", { fields: { language_code: "That is not the language of this voice" } });
	const text = saidRight(request.text, request.languageCode);
	try {
		if (!text) throw new NothingToSay();
		return await spokenBy(context, { ...request, text, personId }, ownVoice);
	} catch (cause) {
		if (cause instanceof NothingToSay)
			throw new Refusal("invalid", { fields: { text: "There is nothing to say" }, cause });
		throw new Refusal("speech_failed", { cause });
	}
}

async function spokenBy(context: Context, request: SpeechRequest, ownVoice: string | undefined): Promise<Spoken> {
	const { metrics, config, textToSpeech } = context;
	let asked = performance.now();
	const seconds = () => (performance.now() - asked) / 1000;
	const own = ownVoice && (await spokenByOwnVoice(context, { ...request, voice: ownVoice }));
	if (own) {
		metrics.sound(seconds(), "own");
		return { mp3: own, by: "own_voice" };
	}
	const wanted = wantedSpeaker(config);
	let speaker: Speaker = wanted;
	asked = performance.now();
	const stoodIn = (why: unknown) => {
		// A voice that was not configured at the vendor is not counted as wanted.
		const isWanted = !(why instanceof VoiceNotThere) || why.status !== undefined;
		if (isWanted && wanted !== "built-in") metrics.stoodIn(wanted);
		speaker = "built-in";
		// The metric must not include the wait for the failed vendor.
		asked = performance.now();
	};
	const mp3 = await textToSpeech.speak({ ...request, stoodIn });
	metrics.sound(seconds(), speaker);
	return { mp3, by: "voice" };
}

function wantedSpeaker({ voiceServer, googleVoice, textToSpeech }: Context["config"]): Exclude<Speaker, "own"> {
	if (voiceServer || googleVoice) return "vendor";
	return textToSpeech === "local" ? "local" : "built-in";
}
