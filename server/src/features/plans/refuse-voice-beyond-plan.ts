import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import { entitlementOf } from "./entitlement-of.ts";

/**
 * Lets a voice pass that the person's plan has.
 * @param field what the caller calls the voice
 * @throws {Refusal} `plan_needed`
 */
export async function refuseVoiceBeyondPlan(
	context: Context,
	personId: string,
	{ field, voice }: { field: string; voice: VoiceChoice },
): Promise<void> {
	const { plan } = await entitlementOf(context, personId);
	if (!plan.voice_options.includes(voice))
		throw new Refusal("plan_needed", { fields: { [field]: "This voice comes with the Premium Plan." } });
}
