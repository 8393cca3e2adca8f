import type { SignInProvider } from "@sayso/contract/v1/sign-in-options.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { createClient } from "../api/client.ts";
import { watchConnection } from "../api/connection.ts";
import { scriptedIdentity } from "../identity/scripted.ts";
import { keptByPerson } from "../kept/kept-by-person.ts";
import { App, knowProviders, prepareApp } from "./app.tsx";

/** The screens that are made at build time, to be read before the app is there: those that visitors come to. */
export const screens = {
	"/login": "src/screens/login.tsx",
	"/reset": "src/screens/login.tsx",
	"/signup": "src/screens/sign-up.tsx",
};

/** What is fetched with the app itself wherever else somebody comes in. */
export const firstScreens = ["../contract/src/endpoints.ts", "src/app/shell/shell.tsx", "src/screens/communicator.tsx"];

/** Every way the server may be configured: it answers with the screen that has these buttons, and none comes later. */
export const providerSets: readonly SignInProvider[][] = [
	[],
	["google"],
	["apple"],
	["google", "apple"],
	["apple", "google"],
];

/** The HTML of such a screen as a visitor sees it. `start.tsx` hydrates it. */
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
