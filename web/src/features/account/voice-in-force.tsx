import { voiceOf } from "@sayso/contract/entities/voice.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePlanOfVoice } from "./use-plan-of-voice.ts";

/** Names the voice that speaks if the plan no longer includes the chosen one. */
export function VoiceInForce() {
	const { api } = useServices();
	const { data: profile } = useQuery(queries.profile(api));
	const planOf = usePlanOfVoice();
	if (!profile || profile.voice_in_force === profile.voice_choice) return null;
	const chosen = voiceOf(profile.voice_choice).label;
	const instead = voiceOf(profile.voice_in_force).label;
	return (
		<Notice type="info">
			{`The voice "${chosen}" comes with the ${planOf(profile.voice_choice) ?? "plan you had"}. `}
			{`Until you have it again, the voice "${instead}" speaks for you.`}
		</Notice>
	);
}
