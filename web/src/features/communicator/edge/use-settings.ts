import { type Voice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { skipToken, useQuery } from "@tanstack/react-query";
import { preferencesQuery } from "../../../api/preferences-query.ts";
import { queries } from "../../../api/queries.ts";
import { useServices } from "../../../api/services.tsx";
import type { TurnSetting } from "../conversation/events.ts";
import type { State } from "../conversation/state.ts";

/** What the person's profile, preferences and plan say, each as soon as it is known. */
export function useSettings(): {
	voice: Voice | undefined;
	settings: Partial<Pick<State, "count" | "seconds" | TurnSetting>>;
} {
	const services = useServices();
	const { api } = services;
	const profile = useQuery(queries.profile(api)).data;
	const preferences = useQuery(preferencesQuery(services)).data;
	const planId = useQuery(queries.subscription(api)).data?.planID;
	const planQuery = queries.plan(api, planId ?? "");
	const plan = useQuery({ ...planQuery, ...(planId === undefined && { queryFn: skipToken }) }).data;
	return {
		voice: profile && voiceOf(profile.voice_in_force),
		settings: {
			...(preferences && {
				count: preferences.numberOfResponses,
				automaticEndOfTurn: preferences.automaticEndOfTurn,
				conversationMode: preferences.conversationMode,
				previewFirst: preferences.previewFirst,
			}),
			...(plan && { seconds: plan.max_voice_input_time }),
		},
	};
}
