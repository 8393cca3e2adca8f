import type { AnswerOf, BodyOf, Endpoint, EventOf, ParamsOf, QueryOf } from "@sayso/contract/endpoint.ts";
import type { Context } from "../context.ts";
import type { Principal } from "../seams/identity.ts";
import type { Person } from "../store/people.ts";

/** What a handler knows of one call. `signal` fires when the caller goes away. */
export interface Call<E extends Endpoint> {
	params: ParamsOf<E>;
	query: QueryOf<E>;
	body: BodyOf<E>;
	person: E["auth"] extends "none" ? undefined : Person;
	/** What the person's token says. */
	principal: E["auth"] extends "none" ? undefined : Principal;
	/** Where the call came from, as limits count it: see `networkOf`. */
	network: string;
	signal: AbortSignal;
}

export interface Handlers<E extends Endpoint> {
	answer(call: Call<E>, context: Context): Promise<AnswerOf<E>>;
	/** For an endpoint with events: what a caller gets who asks for `text/event-stream`. */
	events?(call: Call<E>, context: Context): AsyncGenerator<EventOf<E>, void>;
}

/** An endpoint with what serves it. */
export interface Route {
	endpoint: Endpoint;
	handlers: Handlers<Endpoint>;
}

/** Joins an endpoint of the contract to its handlers. */
export const route = <E extends Endpoint>(endpoint: E, handlers: Handlers<E>): Route =>
	// The types were checked against E here; where routes are mounted they are all alike.
	({ endpoint, handlers: handlers as unknown as Handlers<Endpoint> });
