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
	const connection = watchConnection();
	const api = clientAnswering(answers, asked, connection.report);
	const services = { identity, api, connection, kept: keptByPerson(identity) };
	const app = prepareApp(services, { history });
	const screen = await render(<App {...app} />);
	let before = "";
	/** The screen is there with what it fetches to begin with, and as it was when this was asked before: one fetch leads to another. */
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
