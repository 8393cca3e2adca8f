import type { QueryClient } from "@tanstack/react-query";
import {
	createRootRoute,
	createRoute,
	createRouter,
	lazyRouteComponent,
	Outlet,
	type RouterHistory,
} from "@tanstack/react-router";
import { queries } from "../api/queries.ts";
import type { Services } from "../api/services.tsx";
import { Crashed } from "../screens/crashed.tsx";
import { NotFound } from "../screens/not-found.tsx";
import { EntrySearch, membersOnly, newcomersOnly, profileFirst, ResetSearch, visitorsOnly } from "./guards.ts";
import { SubscriptionSearch } from "./subscription-search.ts";
import { Waiting } from "./waiting.tsx";

export interface AppOptions {
	/** Where the addresses live: the browser's own history, unless another is given. */
	history?: RouterHistory;
	/** The first screen is there since the build, for visitors: it wakes before it is known who is signed in. */
	wakesForVisitors?: boolean;
}

/** The routes table of the single-page part: specification §2. */
export function createAppRouter(
	services: Services,
	queryClient: QueryClient,
	{ history, wakesForVisitors = false }: AppOptions,
) {
	const { api, identity } = services;
	let isWaking = wakesForVisitors;
	const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

	const entry = createRoute({
		getParentRoute: () => root,
		id: "entry",
		validateSearch: EntrySearch,
	});
	const guard = async ({ search }: { search: EntrySearch & ResetSearch }) => {
		// The options come with the screen: buttons that appear later would push the form away from under a hand. A screen
		// that wakes was made with them, and who is signed in is asked again as soon as that is known: see App.
		if (!isWaking)
			await Promise.all([visitorsOnly(identity, search), queryClient.prefetchQuery(queries.signInOptions(api))]);
		isWaking = false;
	};
	const login = lazyRouteComponent(() => import("../screens/login.tsx"), "Login");
	const signUp = lazyRouteComponent(() => import("../screens/sign-up.tsx"), "SignUp");

	const app = createRoute({
		getParentRoute: () => root,
		path: "/app",
		component: lazyRouteComponent(() => import("./shell/shell.tsx"), "Shell"),
		notFoundComponent: NotFound,
		async beforeLoad({ location }) {
			await membersOnly(identity, location.href);
			await profileFirst(services, queryClient, location);
		},
	});

	const routeTree = root.addChildren([
		entry.addChildren([
			createRoute({ getParentRoute: () => entry, path: "/login", component: login, beforeLoad: guard }),
			createRoute({ getParentRoute: () => entry, path: "/signup", component: signUp, beforeLoad: guard }),
			createRoute({
				getParentRoute: () => entry,
				path: "/reset",
				component: login,
				validateSearch: ResetSearch,
				beforeLoad: guard,
			}),
			createRoute({
				getParentRoute: () => entry,
				path: "/app/welcome",
				component: lazyRouteComponent(() => import("../screens/welcome.tsx"), "Welcome"),
				beforeLoad: ({ search }) => newcomersOnly(services, queryClient, search),
			}),
		]),
		app.addChildren([
			createRoute({
				getParentRoute: () => app,
				path: "/",
				staticData: { title: "Communicator" },
				component: lazyRouteComponent(() => import("../screens/communicator.tsx"), "Communicator"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/account",
				staticData: { title: "Account" },
				component: lazyRouteComponent(() => import("../screens/account.tsx"), "Account"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/preferences",
				staticData: { title: "Preferences" },
				component: lazyRouteComponent(() => import("../screens/preferences.tsx"), "Preferences"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/subscription",
				staticData: { title: "Subscription" },
				validateSearch: SubscriptionSearch,
				component: lazyRouteComponent(() => import("../screens/subscription.tsx"), "Subscription"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/memory",
				staticData: { title: "Memory" },
				component: lazyRouteComponent(() => import("../screens/memory.tsx"), "Memory"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/credits",
				staticData: { title: "Picture credits" },
				component: lazyRouteComponent(() => import("../screens/credits.tsx"), "Credits"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/help",
				staticData: { title: "Help Center" },
				component: lazyRouteComponent(() => import("../screens/help.tsx"), "Help"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/help/$slug",
				staticData: { title: "Help Center" },
				component: lazyRouteComponent(() => import("../screens/help-article.tsx"), "HelpArticle"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/video-tips",
				staticData: { title: "Video Tips" },
				component: lazyRouteComponent(() => import("../screens/video-tips.tsx"), "VideoTips"),
			}),
		]),
	]);

	return createRouter({
		routeTree,
		...(history && { history }),
		defaultErrorComponent: Crashed,
		defaultPendingComponent: Waiting,
		defaultPendingMs: 300,
		// At build time there is nowhere to scroll back to, and the script for it would be in the page itself.
		scrollRestoration: !import.meta.env.SSR,
	});
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
	interface Register {
		router: AppRouter;
	}
	interface StaticDataRouteOption {
		/** What the top bar and the browser's tab call the screen. */
		title?: string;
	}
}
