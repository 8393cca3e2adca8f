import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import type { State } from "../../../conversation/state.ts";

/** The cache key of the conversation while another screen shows; sign-out clears it with all personal data. */
const key = ["conversation"];

/** The conversation as it was when its screen was last left. */
export const keptConversation = (queryClient: QueryClient): State | undefined => queryClient.getQueryData<State>(key);

/** The same as a hook: the earlier screen may unmount after this one has mounted. */
export const useKeptConversation = (): State | undefined => useQuery<State>({ queryKey: key, queryFn: skipToken }).data;

export function keepConversation(queryClient: QueryClient, state: State): void {
	queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
	queryClient.setQueryData(key, state);
}
