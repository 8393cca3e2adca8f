import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { watchConnection } from "../api/connection.ts";
import { App, prepareApp } from "../app/app.tsx";
import type { Person } from "../identity/identity.ts";
import { scriptedIdentity } from "../identity/scripted.ts";
import { keptByPerson } from "../kept/kept-by-person.ts";
import { type Asked, clientAnswering } from "./api-answers.ts";

interface Start {
	/** The signed-in person; a visitor if not given. */
	person?: Person;
	/** Answers of the server that differ from the defaults. */
	answers?: Record<string, unknown>;
}

/** Renders the single-page part at an address, with a scripted identity provider and a table of answers. */
export async function renderApp(address: string, { person, answers }: Start = {}) {
	const identity = scriptedIdentity(person);
	const history = createMemoryHistory({ initialEntries: [address] });
	const asked: Asked[] = [];
	const connection = watchConnection();
	const api = clientAnswering(answers, asked, connection.report);
	const services = { identity, api, connection, kept: keptByPerson(identity) };
	const app = prepareApp(services, { history });
	const screen = await render(<App {...app} />);
	let before = "";
	/** Whether the screen and its first data are loaded, and were at the last call too: one request may lead to another. */
	function isWhole(): boolean {
		const isThere =
			app.router.state.status === "idle" &&
			app.queryClient.isFetching() === 0 &&
			document.querySelector("main > :not([role=status])") !== null &&
			!document.body.textContent.includes("Loading");
		const now = isThere ? document.body.innerHTML : "";
		const isSame = now === before;
		before = now;
		return isThere && isSame;
	}
	return { screen, identity, asked, address: () => history.location.href, isWhole };
}
