import type { AnswerOf, BodyOf, Endpoint, EventOf, ParamsOf, QueryOf } from "@sayso/contract/endpoint.ts";
import type { Context } from "../context.ts";
import type { Principal } from "../seams/identity.ts";
import type { Person } from "../store/people.ts";

/** What a handler knows about one call. `signal` is aborted when the caller leaves. */
export interface Call<E extends Endpoint> {
	params: ParamsOf<E>;
	query: QueryOf<E>;
	body: BodyOf<E>;
	person: E["auth"] extends "none" ? undefined : Person;
	/** The content of the person's token. */
	principal: E["auth"] extends "none" ? undefined : Principal;
	/** The caller's network, as rate limits count it: see `networkOf`. */
	network: string;
	signal: AbortSignal;
}

export interface Handlers<E extends Endpoint> {
	answer(call: Call<E>, context: Context): Promise<AnswerOf<E>>;
	/** For an endpoint with events: the response to `Accept: text/event-stream`. */
	events?(call: Call<E>, context: Context): AsyncGenerator<EventOf<E>, void>;
}

/** An endpoint with its handlers. */
export interface Route {
	endpoint: Endpoint;
	handlers: Handlers<Endpoint>;
}

/** Joins an endpoint of the contract to its handlers. */
export const route = <E extends Endpoint>(endpoint: E, handlers: Handlers<E>): Route =>
	// The types were checked against E here; the router treats all routes alike.
	({ endpoint, handlers: handlers as unknown as Handlers<Endpoint> });
