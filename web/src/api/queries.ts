import type { ResponseOf } from "@sayso/contract/endpoint.ts";
import type { OptionSection } from "@sayso/contract/entities/option.ts";
import type { searchMemory } from "@sayso/contract/v1/memory/search.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "./client.ts";

type MemoryPage = ResponseOf<typeof searchMemory>;

/** What the screens read, each under one name, so that every screen shares one answer and may refresh it. */
export const queries = {
	profile: (api: Client) => queryOptions({ queryKey: ["profile"], queryFn: ({ signal }) => api.profile({ signal }) }),

	/** How far the person has come with their profile; asked once, as each step of it writes what follows here. */
	firstLoginCheck: (api: Client, patienceMilliseconds = 4_000) =>
		queryOptions({
			queryKey: ["first-login-check"],
			queryFn: () => api.firstLoginCheck({ signal: AbortSignal.timeout(patienceMilliseconds) }),
			staleTime: Number.POSITIVE_INFINITY,
			// Nobody has to wait for it long before they can talk: without a connection it fails at once.
			retry: false,
			networkMode: "always",
		}),

	signInOptions: (api: Client) =>
		queryOptions({
			queryKey: ["sign-in-options"],
			queryFn: ({ signal }) => api.signInOptions({ signal }),
			staleTime: Number.POSITIVE_INFINITY,
			// Nobody's own: it stays when one person leaves and the next comes.
			meta: { forEverybody: true },
		}),

	subscription: (api: Client) =>
		queryOptions({
			queryKey: ["subscription"],
			queryFn: ({ signal }) => api.currentSubscription({ query: {}, signal }),
		}),

	plan: (api: Client, id: string) =>
		queryOptions({ queryKey: ["plan", id], queryFn: ({ signal }) => api.plan({ params: { id }, signal }) }),

	plans: (api: Client) => queryOptions({ queryKey: ["plans"], queryFn: ({ signal }) => api.plans({ signal }) }),

	usage: (api: Client, userId: string) =>
		queryOptions({ queryKey: ["usage", userId], queryFn: ({ signal }) => api.usage({ params: { userId }, signal }) }),

	usageStats: (api: Client) =>
		queryOptions({ queryKey: ["usage-stats"], queryFn: ({ signal }) => api.usageStats({ signal }) }),

	/** The choices of one preference. Where the call fails, the screen has choices of its own. */
	options: (api: Client, section: OptionSection) =>
		queryOptions({
			queryKey: ["options", section],
			queryFn: ({ signal }) => api.settings({ params: { section }, signal }),
			retry: false,
		}),

	/** What is remembered, newest first; of lines with all the words in them, where there are words. */
	memory: (api: Client, words = "") =>
		infiniteQueryOptions({
			queryKey: ["memory", words],
			queryFn({ pageParam, signal }): Promise<MemoryPage> {
				const after = pageParam === null ? {} : { after: pageParam };
				return words ? api.searchMemory({ body: { words, ...after }, signal }) : api.memory({ query: after, signal });
			},
			initialPageParam: null as string | null,
			getNextPageParam: ({ next }) => next,
		}),

	videoTips: (api: Client) =>
		queryOptions({ queryKey: ["video-tips"], queryFn: ({ signal }) => api.videoTips({ signal }) }),

	status: (api: Client) => queryOptions({ queryKey: ["status"], queryFn: ({ signal }) => api.status({ signal }) }),
};
