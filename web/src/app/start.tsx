import { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { z } from "zod";
import { createClient } from "../api/client.ts";
import { configuredIdentity } from "../identity/configured.ts";
import { keepDone } from "../waking/keep-done.ts";
import { OnWoken } from "../waking/woken.tsx";
import { App, knowProviders, prepareApp } from "./app.tsx";

/** Starts the app in its place: by waking the screen that stands there since the build, or as a new one. */
export async function start(root: HTMLElement): Promise<void> {
	const api = createClient({ base: "/api", token: (options) => identity.token(options) });
	const identity = configuredIdentity(() => api.signInOptions());
	// Whoever was signed in here the last time is led on, and sees nothing of the screen that stands there.
	const wakesForVisitors = root.hasChildNodes() && !localStorage.getItem("signed-in");
	const app = prepareApp({ identity, api }, { wakesForVisitors });

	if (wakesForVisitors) {
		knowProviders(app, z.array(SignInProvider).parse(root.dataset.providers?.split(" ").filter(Boolean)));
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
		hydrateRoot(root, screen);
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
