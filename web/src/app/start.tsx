import { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { z } from "zod";
import { createClient } from "../api/client.ts";
import { configuredIdentity } from "../identity/configured.ts";
import { keepDone } from "../waking/keep-done.ts";
import { OnWoken } from "../waking/woken.tsx";
import { App, knowProviders, prepareApp } from "./app.tsx";

interface Start {
	/** The screen that stands there since the build wakes, for a visitor; whoever was signed in here sees nothing of it. */
	wakes: boolean;
	/** Lets the browser answer a press between two steps. */
	pause: () => Promise<void>;
}

/** Starts the app in its place: as a new one, or by waking the screen that stands there. */
export async function start(root: HTMLElement, { wakes, pause }: Start): Promise<void> {
	const api = createClient({ base: "/api", token: (options) => identity.token(options) });
	const identity = configuredIdentity(() => api.signInOptions());
	const app = prepareApp({ identity, api }, { wakesForVisitors: wakes });

	if (wakes) {
		knowProviders(app, z.array(SignInProvider).parse(root.dataset.providers?.split(" ").filter(Boolean)));
		await pause();
		await app.router.load();
		// The router leaves its outermost `Suspense` away, as it did when the screen was made.
		app.router.ssr = { manifest: undefined };
		const screen = (
			<StrictMode>
				<OnWoken value={keepDone(root)}>
					<App {...app} />
				</OnWoken>
			</StrictMode>
		);
		// As a transition it is taken over bit by bit, and what is pressed comes in between.
		startTransition(() => void hydrateRoot(root, screen));
		return;
	}
	root.replaceChildren();
	delete root.dataset.asleep;
	createRoot(root).render(
		<StrictMode>
			<App {...app} />
		</StrictMode>,
	);
}
