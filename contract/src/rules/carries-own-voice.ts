import type { Plan } from "../entities/plan.ts";
import { voices } from "../entities/voice.ts";

/** Whether a plan lets a voice of one's own speak: each that has the choice of all voices. */
export const carriesOwnVoice = ({ voice_options }: Pick<Plan, "voice_options">): boolean =>
	voice_options.length === voices.length;
