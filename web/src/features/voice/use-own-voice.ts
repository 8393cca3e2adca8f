import type { OwnVoice } from "@sayso/contract/entities/own-voice.ts";
import { carriesOwnVoice } from "@sayso/contract/rules/carries-own-voice.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";

const none: OwnVoice = { vendor: null, kept: null, is_chosen: false, speaks: false };

/** The person's banked voice on the server, and the actions on it. Each throws an `ApiError`. */
export function useOwnVoice() {
	const services = useServices();
	const { api } = services;
	const queryClient = useQueryClient();
	const ownVoice = useQuery(queries.profile(api)).data?.own_voice ?? none;
	const planId = useQuery(queries.subscription(api)).data?.planID;
	const plans = useQuery(queries.plans(api)).data;
	const plan = plans?.find(({ id }) => id === planId);

	const follow = (own_voice: OwnVoice) =>
		queryClient.setQueryData(queries.profile(api).queryKey, (profile) => profile && { ...profile, own_voice });
	async function forgetSounds(stays?: string) {
		const { forgetOwnSounds } = await import("../../voice/forget-own-sounds.ts");
		// If the browser's store cannot be opened, its sounds cannot be read either.
		await forgetOwnSounds(services, stays).catch(() => undefined);
	}
	return {
		ownVoice,
		/** The plan that unlocks it, if the person's is known not to. */
		lockedBy: plan && !carriesOwnVoice(plan) ? plans?.find(carriesOwnVoice)?.display_name : undefined,
		async keep(voice_id: string) {
			follow(await api.keepOwnVoice({ body: { voice_id, consent: true } }));
			await forgetSounds(voice_id);
		},
		choose: async (is_chosen: boolean) => follow(await api.keepOwnVoice({ body: { is_chosen } })),
		async forget() {
			follow(await api.forgetOwnVoice());
			await forgetSounds();
		},
	};
}
