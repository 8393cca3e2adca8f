import { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { z } from "zod";
import { createClient } from "../api/client.ts";
import { watchConnection } from "../api/connection.ts";
import { OnHydration } from "../hydration/hydrated.tsx";
import { keepInput } from "../hydration/keep-input.ts";
import { configuredIdentity } from "../identity/configured.ts";
import { keptOptions } from "../identity/kept-options.ts";
import { lastingIdentity } from "../identity/lasting.ts";
import { keptByPerson } from "../kept/kept-by-person.ts";
import { App, knowProviders, prepareApp } from "./app.tsx";

interface Start {
	/** Hydrate the prerendered screen, for a visitor; a person who was signed in here does not see it. */
	hydrates: boolean;
	/** Lets the browser handle presses between two steps. */
	pause: () => Promise<void>;
}

/** Starts the app: renders it anew, or hydrates the prerendered screen. */
export async function start(root: HTMLElement, { hydrates, pause }: Start): Promise<void> {
	const connection = watchConnection();
	const api = createClient({ base: "/api", token: (options) => identity.token(options), report: connection.report });
	const identity = lastingIdentity(configuredIdentity(keptOptions(() => api.signInOptions())));
	const services = { identity, api, connection, kept: keptByPerson(identity) };
	const app = prepareApp(services, { hydratesForVisitors: hydrates });

	let isThere = new AbortController();
	identity.onChange(async (person) => {
		isThere.abort();
		isThere = new AbortController();
		const { signal } = isThere;
		if (!person) return;
		const { goOnWithoutNetwork } = await import("./without-network.ts");
		await goOnWithoutNetwork(services, app.queryClient, signal);
	});

	if (hydrates) {
		knowProviders(app, z.array(SignInProvider).parse(root.dataset.providers?.split(" ").filter(Boolean)));
		await pause();
		await app.router.load();
		// The router leaves out its outermost `Suspense`, as it did during prerendering.
		app.router.ssr = { manifest: undefined };
		const screen = (
			<StrictMode>
				<OnHydration value={keepInput(root)}>
					<App {...app} />
				</OnHydration>
			</StrictMode>
		);
		// As a transition, hydration runs in pieces, and presses are handled in between.
		startTransition(() => void hydrateRoot(root, screen));
		return;
	}
	root.replaceChildren();
	delete root.dataset.unhydrated;
	createRoot(root).render(
		<StrictMode>
			<App {...app} />
		</StrictMode>,
	);
}
