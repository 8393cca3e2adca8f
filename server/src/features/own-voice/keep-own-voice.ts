import type { OwnVoice } from "@sayso/contract/entities/own-voice.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import { beginOwnVoice, giveUpOwnVoice, keptVoiceOf, putOwnVoice } from "../../store/own-voice.ts";
import type { Person } from "../../store/people.ts";
import { ownVoiceOf } from "./own-voice-of.ts";
import { sampleOwnVoice } from "./sample-own-voice.ts";

/**
 * Stores a banked voice that the person agreed to use, after the vendor has spoken with it; it is used from then on. If
 * the consent is withdrawn meanwhile, nothing is stored.
 * @throws {Refusal} as `sampleOwnVoice`
 */
export async function keepOwnVoice(
	context: Context,
	person: Person,
	{ voiceId, signal }: { voiceId: string; signal: AbortSignal },
): Promise<OwnVoice> {
	const vendor = context.ownVoices?.label;
	if (!vendor) throw new Refusal("not_found");
	await beginOwnVoice(context.db, person.id, context.clock.now());
	try {
		await sampleOwnVoice(context, person, { voiceId, signal });
	} catch (error) {
		await giveUpOwnVoice(context.db, person.id);
		throw error;
	}
	const before = await keptVoiceOf(context.db, person.id);
	const isAgreed = before?.voiceId === voiceId && before.vendor === vendor;
	const consentedAt = isAgreed ? before.consentedAt : context.clock.now();
	await putOwnVoice(context.db, person.id, { voiceId, vendor, consentedAt, isChosen: true });
	if (before && before.voiceId !== voiceId) context.ownVoices?.forget(before.voiceId);
	return ownVoiceOf(context, person.id);
}
