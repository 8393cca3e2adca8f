import { QueryClientProvider } from "@tanstack/react-query";
import { type RouterHistory, RouterProvider } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Services, ServicesProvider } from "../api/services.tsx";
import { ToastProvider } from "../ui/toast.tsx";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./routes.tsx";

interface AppProps {
	services: Services;
	/** Where the addresses live: the browser's own history, unless a test gives another. */
	history?: RouterHistory;
}

/** The single-page part: /login, /signup, /reset and everything below /app. */
export function App({ services, history }: AppProps) {
	const [queryClient] = useState(createQueryClient);
	const [router] = useState(() => createAppRouter(services, queryClient, history));

	useEffect(
		() =>
			services.identity.onChange(async (person) => {
				// The public pages choose their links by this: see site/site.ts.
				if (person) localStorage.setItem("signed-in", "1");
				else localStorage.removeItem("signed-in");
				// The guards judge anew; and once no screen shows it any more, what one person read is gone for the next.
				await router.invalidate();
				if (!person) queryClient.removeQueries({ predicate: ({ meta }) => !meta?.forEverybody });
			}),
		[services, queryClient, router],
	);

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
