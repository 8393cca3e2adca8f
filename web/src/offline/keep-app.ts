import { whenIdle } from "../hydration/when-idle.ts";
import type { ToWorker } from "./kept-files.ts";

const scope = "/app";

/** Stores the app in this browser when it is idle. A browser without service workers works without this. */
export async function keepApp(): Promise<void> {
	if (!import.meta.env.PROD) return;
	await whenIdle();
	try {
		// With blocked cookies, some browsers throw here.
		if (!navigator.serviceWorker) return;
		const registration = await navigator.serviceWorker.register("/worker.js", { scope, updateViaCache: "none" });
		// This page has just opened: it is not in a conversation.
		notify(registration.waiting, { type: "take-over" });
		await keepRest(registration);
	} catch (error) {
		console.warn("The app is not kept for use without a network", error);
	}
}

/** Once the first part is stored, stores the rest, and the files this page has loaded that are in no list. */
async function keepRest(registration: ServiceWorkerRegistration): Promise<void> {
	const fresh = registration.installing;
	if (fresh) await new Promise((resolve) => fresh.addEventListener("statechange", resolve, { once: true }));
	await whenIdle();
	const loaded = performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name))
		.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
		.map(({ pathname }) => pathname);
	notify(registration.active ?? fresh, { type: "keep", loaded: [...new Set(loaded)] });
}

const notify = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);
