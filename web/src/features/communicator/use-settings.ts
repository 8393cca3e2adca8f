import { type Voice, voiceOf } from "@sayso/contract/entities/voice.ts";
import { skipToken, useQuery } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import type { State } from "./state.ts";

/** What the person's profile, preferences and plan say, each as soon as it is known. */
export function useSettings(): {
	voice: Voice | undefined;
	settings: Partial<Pick<State, "count" | "seconds" | "automaticEndOfTurn" | "previewFirst">>;
} {
	const { api } = useServices();
	const profile = useQuery(queries.profile(api)).data;
	const preferences = useQuery(queries.preferences(api)).data;
	const planId = useQuery(queries.subscription(api)).data?.planID;
	const planQuery = queries.plan(api, planId ?? "");
	const plan = useQuery({ ...planQuery, ...(planId === undefined && { queryFn: skipToken }) }).data;
	return {
		voice: profile && voiceOf(profile.voice_in_force),
		settings: {
			...(preferences && {
				count: preferences.numberOfResponses,
				automaticEndOfTurn: preferences.automaticEndOfTurn,
				previewFirst: preferences.previewFirst,
			}),
			...(plan && { seconds: plan.max_voice_input_time }),
		},
	};
}
