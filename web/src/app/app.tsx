import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { beginAccess } from "../access/begin.ts";
import { queries } from "../api/queries.ts";
import { type Services, ServicesProvider } from "../api/services.tsx";
import { forgetProfileIncomplete } from "../identity/profile-cookie.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { createQueryClient } from "./query-client.ts";
import { type AppOptions, type AppRouter, createAppRouter } from "./routes.tsx";

interface AppProps {
	services: Services;
	queryClient: QueryClient;
	router: AppRouter;
}

/** What the app needs. */
export function prepareApp(services: Services, options: AppOptions = {}): AppProps {
	const queryClient = createQueryClient();
	return { services, queryClient, router: createAppRouter(services, queryClient, options) };
}

/** Restores what a prerendered screen was rendered with, so that hydration matches. Only the buttons use it. */
export function knowProviders({ queryClient, services: { api } }: AppProps, providers: SignInProvider[]): void {
	const options = queryClient.defaultQueryOptions(queries.signInOptions(api));
	// Set with its options, which mark it as not personal: otherwise the first report of the signed-in person would clear it.
	queryClient.getQueryCache().build(queryClient, options).setData({ providers, firebase: null });
}

/** The single-page part: /login, /signup, /reset and everything below /app. */
export function App({ services, queryClient, router }: AppProps) {
	useEffect(
		() =>
			services.identity.onChange(async (person) => {
				if (!person) void forgetProfileIncomplete();
				// Run the guards again; once no screen uses it any more, clear one person's data for the next.
				await router.invalidate();
				if (!person) queryClient.removeQueries({ predicate: ({ meta }) => !meta?.forEverybody });
			}),
		[services, queryClient, router],
	);

	useEffect(() => beginAccess(), []);
	useEffect(() => {
		const stop = import("../features/access/watch-for-switch.ts").then(({ watchForSwitch }) => watchForSwitch());
		return () => void stop.then((stop) => stop());
	}, []);

	return (
		<ServicesProvider services={services}>
			<QueryClientProvider client={queryClient}>
				<ToastProvider>
					<RouterProvider router={router} />
				</ToastProvider>
			</QueryClientProvider>
		</ServicesProvider>
	);
}
