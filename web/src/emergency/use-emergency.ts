import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useServices } from "../api/services.tsx";
import { type EmergencyCard, readCard } from "./emergency-card.ts";

const queryKey = ["emergency-card"];

/** The emergency card of the signed-in person, once this browser has read it. `follow` shows a changed card at once. */
export function useEmergency(): { card: EmergencyCard | undefined; follow: (card: EmergencyCard) => void } {
	const { kept } = useServices();
	const queryClient = useQueryClient();
	const { data: card } = useQuery({
		queryKey,
		queryFn: async () => readCard(await kept.open()),
		networkMode: "always",
		staleTime: Number.POSITIVE_INFINITY,
	});
	return { card, follow: (next) => queryClient.setQueryData(queryKey, next) };
}
