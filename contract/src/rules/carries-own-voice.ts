import type { Plan } from "../entities/plan.ts";
import { voices } from "../entities/voice.ts";

/** Whether a plan allows a banked voice: every plan with the choice of all voices does. */
export const carriesOwnVoice = ({ voice_options }: Pick<Plan, "voice_options">): boolean =>
	voice_options.length === voices.length;
