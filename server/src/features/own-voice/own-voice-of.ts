import type { OwnVoice } from "@sayso/contract/entities/own-voice.ts";
import type { Plan } from "@sayso/contract/entities/plan.ts";
import { carriesOwnVoice } from "@sayso/contract/rules/carries-own-voice.ts";
import type { Context } from "../../context.ts";
import { keptVoiceOf } from "../../store/own-voice.ts";
import { entitlementOf } from "../plans/entitlement-of.ts";

/** A person's banked voice, and whether it speaks now. @param given their plan, if it is known already */
export async function ownVoiceOf(context: Context, personId: string, given?: Plan): Promise<OwnVoice> {
	const row = await keptVoiceOf(context.db, personId);
	const vendor = context.ownVoices?.label ?? null;
	const kept = row ? { voice_id: row.voiceId, vendor: row.vendor, consented_at: row.consentedAt.toISOString() } : null;
	const is_chosen = row?.isChosen ?? false;
	// A consent for one vendor does not hold for another.
	const isAgreed = is_chosen && row?.vendor === vendor;
	const plan = isAgreed ? (given ?? (await entitlementOf(context, personId)).plan) : undefined;
	return { vendor, kept, is_chosen, speaks: plan !== undefined && carriesOwnVoice(plan) };
}
