import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { createClient } from "../api/client.ts";
import { watchConnection } from "../api/connection.ts";
import { scriptedIdentity } from "../identity/scripted.ts";
import { keptByPerson } from "../kept/kept-by-person.ts";
import { App, knowProviders, prepareApp } from "./app.tsx";

/** The screens rendered at build time, so that they show before the app is loaded: those where visitors arrive. */
export const screens = {
	"/login": "src/screens/login.tsx",
	"/reset": "src/screens/login.tsx",
	"/signup": "src/screens/sign-up.tsx",
};

/** The modules loaded with the app at every other address. */
export const firstScreens = ["../contract/src/endpoints.ts", "src/app/shell/shell.tsx", "src/screens/communicator.tsx"];

/**
 * Every set of sign-in providers the server may have: it sends the screen with the right buttons, so that no button appears later.
 */
export const providerSets: readonly SignInProvider[][] = [
	[],
	["google"],
	["apple"],
	["google", "apple"],
	["apple", "google"],
];

/** The HTML of such a screen for a visitor. `start.tsx` hydrates it. */
export async function render(path: string, providers: SignInProvider[]): Promise<string> {
	const api = createClient({ base: "", token: async () => null, fetch: () => new Promise(() => undefined) });
	const history = createMemoryHistory({ initialEntries: [path] });
	const identity = scriptedIdentity();
	const services = { identity, api, connection: watchConnection(), kept: keptByPerson(identity) };
	const app = prepareApp(services, { history, hydratesForVisitors: true });
	knowProviders(app, providers);
	await app.router.load();
	return renderToString(<App {...app} />);
}
