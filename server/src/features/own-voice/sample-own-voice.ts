import { voiceOf, voiceSample } from "@sayso/contract/entities/voice.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import { carriesOwnVoice } from "@sayso/contract/rules/carries-own-voice.ts";
import type { Context } from "../../context.ts";
import { VoiceNotThere } from "../../seams/text-to-speech.ts";
import type { Person } from "../../store/people.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";
import { logRefusedVoice } from "./log-refused-voice.ts";

/**
 * The voice sample in a banked voice, without a fallback; its vendor is asked each time.
 * @returns one mp3 file
 * @throws {Refusal} `not_found` if banked voices are not configured, `plan_needed`, `too_many_requests`, `invalid` for
 * a voice that the vendor does not know, `speech_failed`
 */
export async function sampleOwnVoice(
	context: Context,
	person: Person,
	{ voiceId, signal }: { voiceId: string; signal: AbortSignal },
): Promise<Uint8Array> {
	const { ownVoices } = context;
	if (!ownVoices) throw new Refusal("not_found");
	const { plan } = await entitlementOf(context, person.id);
	if (!carriesOwnVoice(plan))
		throw new Refusal("plan_needed", { fields: { voice_id: "A voice of your own comes with the Premium Plan." } });
	await context.rateLimits.count("tryVoice", person.id);
	const { languageCode } = voiceOf(person.voiceChoice);
	try {
		const asked = { text: voiceSample, voice: voiceId, personId: person.id, languageCode, signal };
		return await ownVoices.speak({ ...asked, isTry: true });
	} catch (cause) {
		logRefusedVoice(context, cause);
		if (cause instanceof VoiceNotThere)
			throw new Refusal("invalid", { fields: { voice_id: `${ownVoices.label} has no voice with this id` } });
		throw new Refusal("speech_failed", { cause });
	}
}
