import type { QueryClient } from "@tanstack/react-query";
import {
	createRootRoute,
	createRoute,
	createRouter,
	lazyRouteComponent,
	Outlet,
	type ParsedLocation,
	type RouterHistory,
	redirect,
} from "@tanstack/react-router";
import { queries } from "../api/queries.ts";
import type { Services } from "../api/services.tsx";
import { Crashed, noScreen } from "../screens/crashed.tsx";
import { NotFound } from "../screens/not-found.tsx";
import {
	EntrySearch,
	keepSetupOf,
	membersOnly,
	newcomersOnly,
	profileFirst,
	ResetSearch,
	visitorsOnly,
} from "./guards.ts";
import { SubscriptionSearch } from "./subscription-search.ts";
import { Waiting } from "./waiting.tsx";

/**
 * A screen whose code is loaded on demand. If loading fails, the router would reload the whole page, which fails offline. Renaming
 * the error makes it a failed screen inside the shell instead.
 */
const screen: typeof lazyRouteComponent = (load, name) =>
	lazyRouteComponent(
		() =>
			load().catch((cause) => {
				throw new Error(noScreen, { cause });
			}),
		name,
	);

export interface AppOptions {
	/** The history of the router: the browser's own by default. */
	history?: RouterHistory;
	/** The first screen was rendered at build time for visitors: it hydrates before the signed-in person is known. */
	hydratesForVisitors?: boolean;
}

/** The routes of the single-page part: specification §2. */
export function createAppRouter(
	services: Services,
	queryClient: QueryClient,
	{ history, hydratesForVisitors = false }: AppOptions,
) {
	const { api, identity } = services;
	let isHydrating = hydratesForVisitors;
	const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

	const entry = createRoute({
		getParentRoute: () => root,
		id: "entry",
		validateSearch: EntrySearch,
	});
	const guard = async ({ search }: { search: EntrySearch & ResetSearch }) => {
		// Load the options with the screen: buttons that appear later would move the form under a hand. A hydrating screen was rendered
		// with them, and the guards run again once the person is known: see App.
		if (!isHydrating)
			await Promise.all([visitorsOnly(identity, search), queryClient.prefetchQuery(queries.signInOptions(api))]);
		isHydrating = false;
	};
	const login = screen(() => import("../screens/login.tsx"), "Login");
	const signUp = screen(() => import("../screens/sign-up.tsx"), "SignUp");

	const app = createRoute({
		getParentRoute: () => root,
		path: "/app",
		component: screen(() => import("./shell/shell.tsx"), "Shell"),
		notFoundComponent: NotFound,
		async beforeLoad({ location }) {
			await keepSetupOf(location);
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
				component: screen(() => import("../screens/welcome.tsx"), "Welcome"),
				beforeLoad: ({ search }) => newcomersOnly(services, queryClient, search),
			}),
		]),
		app.addChildren([
			createRoute({
				getParentRoute: () => app,
				path: "/",
				staticData: { title: "Communicator" },
				component: screen(() => import("../screens/communicator.tsx"), "Communicator"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/access",
				staticData: { title: "Access and voice" },
				component: screen(() => import("../screens/access.tsx"), "Access"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/voice",
				staticData: { title: "Voice and words" },
				component: screen(() => import("../screens/voice.tsx"), "Voice"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/bring-along",
				staticData: { title: "Bring it along" },
				component: screen(() => import("../screens/bring-along.tsx"), "BringAlong"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/emergency",
				staticData: { title: "Call for help" },
				component: screen(() => import("../screens/emergency.tsx"), "Emergency"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/phrases",
				staticData: { title: "Phrases" },
				component: screen(() => import("../screens/phrases.tsx"), "Phrases"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/account",
				staticData: { title: "Account" },
				component: screen(() => import("../screens/account.tsx"), "Account"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/preferences",
				staticData: { title: "Preferences" },
				component: screen(() => import("../screens/preferences.tsx"), "Preferences"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/subscription",
				staticData: { title: "Subscription" },
				validateSearch: SubscriptionSearch,
				component: screen(() => import("../screens/subscription.tsx"), "Subscription"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/history",
				staticData: { title: "History" },
				component: screen(() => import("../screens/history.tsx"), "History"),
			}),
			createRoute({
				getParentRoute: () => app,
				// The former address.
				path: "/memory",
				beforeLoad() {
					throw redirect({ to: "/app/history" });
				},
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/sign-out",
				staticData: { title: "Sign out" },
				component: screen(() => import("../screens/sign-out.tsx"), "SignOut"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/credits",
				staticData: { title: "Picture credits" },
				component: screen(() => import("../screens/credits.tsx"), "Credits"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/help",
				staticData: { title: "Help Center" },
				component: screen(() => import("../screens/help.tsx"), "Help"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/help/$slug",
				staticData: { title: "Help Center" },
				component: screen(() => import("../screens/help-article.tsx"), "HelpArticle"),
			}),
			createRoute({
				getParentRoute: () => app,
				path: "/video-tips",
				staticData: { title: "Video Tips" },
				component: screen(() => import("../screens/video-tips.tsx"), "VideoTips"),
			}),
		]),
	]);

	return createRouter({
		routeTree,
		...(history && { history }),
		defaultErrorComponent: Crashed,
		defaultPendingComponent: Waiting,
		defaultPendingMs: 300,
		// At build time there is nothing to scroll to, and the page would contain its inline script.
		scrollRestoration: import.meta.env.SSR ? false : scrollsOnArrival(hydratesForVisitors),
	});
}

/**
 * Whether the router may scroll after a load: only for a new screen. If the same screen was checked again, or has just been
 * hydrated, scrolling would move its buttons under a hand.
 */
function scrollsOnArrival(isThere: boolean): (to: { location: ParsedLocation }) => boolean {
	let shown: string | undefined;
	return ({ location: { state, href } }) => {
		const key = state.__TSR_key ?? href;
		const isArrival = shown === undefined ? !isThere : shown !== key;
		shown = key;
		return isArrival;
	};
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
	interface Register {
		router: AppRouter;
	}
	interface StaticDataRouteOption {
		/** The title of the screen in the top bar and the browser tab. */
		title?: string;
	}
}
