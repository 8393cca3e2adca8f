import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";

/** Returns the plan that unlocks a voice; undefined if the person's plan has it or is not known yet. */
export function usePlanOfVoice(): (voice: VoiceChoice) => string | undefined {
	const { api } = useServices();
	const { data: subscription } = useQuery(queries.subscription(api));
	const { data: plans } = useQuery(queries.plans(api));
	const own = plans?.find(({ id }) => id === subscription?.planID);
	return (voice) => {
		if (!own || own.voice_options.includes(voice)) return undefined;
		return plans?.find(({ voice_options }) => voice_options.includes(voice))?.display_name;
	};
}
