import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";

/**
 * The voice that speaks for a person: the chosen one, or, if the plan no longer has it, the plan's first voice of the
 * same kind. The choice stays stored and is used again with a plan that has it.
 */
export function voiceInForce(chosen: VoiceChoice, { voice_options }: Pick<Plan, "voice_options">): VoiceChoice {
	if (voice_options.includes(chosen)) return chosen;
	const kind = `${chosen.split("-")[0]}-`;
	return voice_options.find((voice) => voice.startsWith(kind)) ?? voice_options[0] ?? chosen;
}
