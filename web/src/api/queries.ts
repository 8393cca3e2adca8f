import type { OptionSection } from "@sayso/contract/entities/option.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "./client.ts";

const patienceMilliseconds = 4_000;

/** What the screens read, each under one name, so that every screen shares one answer and may refresh it. */
export const queries = {
	profile: (api: Client) => queryOptions({ queryKey: ["profile"], queryFn: ({ signal }) => api.profile({ signal }) }),

	/** How far the person has come with their profile; asked once, as each step of it writes what follows here. */
	firstLoginCheck: (api: Client) =>
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

	preferences: (api: Client) =>
		queryOptions({ queryKey: ["preferences"], queryFn: ({ signal }) => api.preferences({ signal }) }),

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

	memory: (api: Client) =>
		infiniteQueryOptions({
			queryKey: ["memory"],
			queryFn: ({ pageParam, signal }) => api.memory({ query: pageParam === null ? {} : { after: pageParam }, signal }),
			initialPageParam: null as string | null,
			getNextPageParam: ({ next }) => next,
		}),

	videoTips: (api: Client) =>
		queryOptions({ queryKey: ["video-tips"], queryFn: ({ signal }) => api.videoTips({ signal }) }),

	status: (api: Client) => queryOptions({ queryKey: ["status"], queryFn: ({ signal }) => api.status({ signal }) }),
};
