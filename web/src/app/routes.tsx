import type { QueryClient } from "@tanstack/react-query";
import {
	createRootRoute,
	createRoute,
	createRouter,
	lazyRouteComponent,
	Outlet,
	type RouterHistory,
} from "@tanstack/react-router";
import type { Services } from "../api/services.tsx";
import { Crashed } from "../screens/crashed.tsx";
import { NotFound } from "../screens/not-found.tsx";
import { EntrySearch, membersOnly, newcomersOnly, profileFirst, ResetSearch, visitorsOnly } from "./guards.ts";
import { SubscriptionSearch } from "./subscription-search.ts";
import { Waiting } from "./waiting.tsx";

/** The routes table of the single-page part: specification §2. */
export function createAppRouter(services: Services, queryClient: QueryClient, history?: RouterHistory) {
	const { identity } = services;
	const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

	const entry = createRoute({
		getParentRoute: () => root,
		id: "entry",
		validateSearch: EntrySearch,
	});
	const guard = ({ search }: { search: EntrySearch & ResetSearch }) => visitorsOnly(identity, search);
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
		scrollRestoration: true,
	});
}

declare module "@tanstack/react-router" {
	interface Register {
		router: ReturnType<typeof createAppRouter>;
	}
	interface StaticDataRouteOption {
		/** What the top bar and the browser's tab call the screen. */
		title?: string;
	}
}
