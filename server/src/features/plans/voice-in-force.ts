import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";

/**
 * The voice that speaks for a person: the chosen one, or where the plan does not have it any more, the plan's first of
 * the same kind. What was chosen stays: it speaks again with a plan that has it.
 */
export function voiceInForce(chosen: VoiceChoice, { voice_options }: Pick<Plan, "voice_options">): VoiceChoice {
	if (voice_options.includes(chosen)) return chosen;
	const kind = `${chosen.split("-")[0]}-`;
	return voice_options.find((voice) => voice.startsWith(kind)) ?? voice_options[0] ?? chosen;
}
