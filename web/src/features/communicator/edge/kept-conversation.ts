import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import type { State } from "../conversation/state.ts";

/** Where the conversation waits while another screen is shown; it is cleared with everything else a person has read. */
const key = ["conversation"];

/** The conversation as it was when its screen was left last. */
export const keptConversation = (queryClient: QueryClient): State | undefined => queryClient.getQueryData<State>(key);

/** The same for a screen: its own may be left after this one is there. */
export const useKeptConversation = (): State | undefined => useQuery<State>({ queryKey: key, queryFn: skipToken }).data;

export function keepConversation(queryClient: QueryClient, state: State): void {
	queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
	queryClient.setQueryData(key, state);
}
