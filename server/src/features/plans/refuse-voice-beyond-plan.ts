import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../../context.ts";
import { entitlementOf } from "./entitlement-of.ts";

/**
 * Requires that the person's plan includes the voice.
 * @param field the name of the voice's field in the request
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
