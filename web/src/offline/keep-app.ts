import { whenIdle } from "../hydration/when-idle.ts";
import type { ToWorker } from "./kept-files.ts";

const scope = "/app";

/** Keeps the app in this browser, once it has nothing else to do. A browser that cannot goes on without. */
export async function keepApp(): Promise<void> {
	if (!import.meta.env.PROD) return;
	await whenIdle();
	try {
		// Where cookies are blocked, some browsers throw already here.
		if (!navigator.serviceWorker) return;
		const registration = await navigator.serviceWorker.register("/worker.js", { scope, updateViaCache: "none" });
		// This page has only just opened: nobody is in mid-conversation in it.
		tell(registration.waiting, { type: "take-over" });
		await keepRest(registration);
	} catch (error) {
		console.warn("The app is not kept for use without a network", error);
	}
}

/** Once the first part is kept, the rest, and what this page has loaded that no list names. */
async function keepRest(registration: ServiceWorkerRegistration): Promise<void> {
	const fresh = registration.installing;
	if (fresh) await new Promise((resolve) => fresh.addEventListener("statechange", resolve, { once: true }));
	await whenIdle();
	const loaded = performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name))
		.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
		.map(({ pathname }) => pathname);
	tell(registration.active ?? fresh, { type: "keep", loaded: [...new Set(loaded)] });
}

const tell = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);
