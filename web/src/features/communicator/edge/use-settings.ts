import { skipToken, useQuery } from "@tanstack/react-query";
import { preferencesQuery } from "../../../api/preferences-query.ts";
import { queries } from "../../../api/queries.ts";
import { useServices } from "../../../api/services.tsx";
import type { TurnSetting } from "../../../conversation/events.ts";
import type { State } from "../../../conversation/state.ts";

/** The settings from the person's preferences and plan, each as soon as it is known. */
export function useSettings(): Partial<Pick<State, "count" | "seconds" | TurnSetting>> {
	const services = useServices();
	const { api } = services;
	const preferences = useQuery(preferencesQuery(services)).data;
	const planId = useQuery(queries.subscription(api)).data?.planID;
	const planQuery = queries.plan(api, planId ?? "");
	const plan = useQuery({ ...planQuery, ...(planId === undefined && { queryFn: skipToken }) }).data;
	return {
		...(preferences && {
			count: preferences.numberOfResponses,
			automaticEndOfTurn: preferences.automaticEndOfTurn,
			conversationMode: preferences.conversationMode,
			previewFirst: preferences.previewFirst,
		}),
		...(plan && { seconds: plan.max_voice_input_time }),
	};
}
