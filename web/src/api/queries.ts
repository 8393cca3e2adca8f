import type { ResponseOf } from "@sayso/contract/endpoint.ts";
import type { OptionSection } from "@sayso/contract/entities/option.ts";
import type { searchMemory } from "@sayso/contract/v1/memory/search.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "./client.ts";

type MemoryPage = ResponseOf<typeof searchMemory>;

/** The queries of the screens, each under one key, so that all screens share and refresh one answer. */
export const queries = {
	profile: (api: Client) => queryOptions({ queryKey: ["profile"], queryFn: ({ signal }) => api.profile({ signal }) }),

	/** The person's progress with their profile; requested once, because each step updates it here. */
	firstLoginCheck: (api: Client, patienceMilliseconds = 4_000) =>
		queryOptions({
			queryKey: ["first-login-check"],
			queryFn: () => api.firstLoginCheck({ signal: AbortSignal.timeout(patienceMilliseconds) }),
			staleTime: Number.POSITIVE_INFINITY,
			// Fail at once without a connection: a person must not wait for it before they can talk.
			retry: false,
			networkMode: "always",
		}),

	signInOptions: (api: Client) =>
		queryOptions({
			queryKey: ["sign-in-options"],
			queryFn: ({ signal }) => api.signInOptions({ signal }),
			staleTime: Number.POSITIVE_INFINITY,
			// Not personal: it stays when another person signs in.
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

	/** The choices of one preference. If the call fails, the screen uses its own list. */
	options: (api: Client, section: OptionSection) =>
		queryOptions({
			queryKey: ["options", section],
			queryFn: ({ signal }) => api.settings({ params: { section }, signal }),
			retry: false,
		}),

	/** The conversation lines, newest first; only those with all the words, if words are given. */
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
