import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { App, prepareApp } from "../app/app.tsx";
import type { Person } from "../identity/identity.ts";
import { scriptedIdentity } from "../identity/scripted.ts";
import { type Asked, clientAnswering } from "./api-answers.ts";

interface Start {
	/** Signed in from the start; a visitor otherwise. */
	person?: Person;
	/** Answers of the server that differ from the usual ones. */
	answers?: Record<string, unknown>;
}

/** The whole single-page part at an address, over a scripted identity provider and a table of answers. */
export async function renderApp(address: string, { person, answers }: Start = {}) {
	const identity = scriptedIdentity(person);
	const history = createMemoryHistory({ initialEntries: [address] });
	const asked: Asked[] = [];
	const services = { identity, api: clientAnswering(answers, asked) };
	const screen = await render(<App {...prepareApp(services, { history })} />);
	return { screen, identity, asked, address: () => history.location.href };
}
