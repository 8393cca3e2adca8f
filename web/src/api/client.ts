import type { CallOf, Endpoint, ResponseOf } from "@sayso/contract/endpoint.ts";
import type { endpoints } from "@sayso/contract/endpoints.ts";
import { problem } from "@sayso/contract/errors.ts";
import type { GenerateEvent } from "@sayso/contract/v1/generate.ts";
import { signInOptions } from "@sayso/contract/v1/sign-in-options.ts";
import type { z } from "zod";
import { ApiError, connectionLost, refusedBy, unreadable } from "./api-error.ts";
import type { Connection } from "./connection.ts";
import { eventData } from "./server-sent-events.ts";

type Endpoints = typeof endpoints;

/** `params`, `query` and `body`, each where the endpoint has it, and a signal that ends the call. */
type Call<E extends Endpoint> = CallOf<E> & { signal?: AbortSignal };
type Arguments<E extends Endpoint> = object extends CallOf<E> ? [call?: Call<E>] : [call: Call<E>];

/** One method an endpoint; each answers with what the contract promises, or throws an `ApiError`. */
export type Client = {
	[Name in keyof Endpoints]: (...call: Arguments<Endpoints[Name]>) => Promise<ResponseOf<Endpoints[Name]>>;
} & {
	/** The replies one by one, each as soon as it is closed; ends with `done` or `error`, or throws an `ApiError`. */
	generateEvents(call: Call<Endpoints["generate"]>): AsyncIterable<GenerateEvent>;
};

export interface ClientOptions {
	/** What stands before `/v1`, such as `/api`. */
	base: string;
	/** The ID token, or null for a visitor. `fresh`: a new one, as the last was refused. */
	token: (options: { fresh: boolean }) => Promise<string | null>;
	fetch?: typeof globalThis.fetch;
	/** Told how each call was answered. */
	report?: Connection["report"];
}

/**
 * A call by its name. The shapes of them all take a slow device long to make: they come with the first call, but for the
 * one that the screens of visitors make.
 */
async function endpointOf<Name extends keyof Endpoints>(name: Name): Promise<Endpoints[Name]> {
	const atOnce: Partial<Endpoints> = { signInOptions };
	return atOnce[name] ?? (await import("@sayso/contract/endpoints.ts")).endpoints[name];
}

interface LooseCall {
	params?: Record<string, unknown>;
	query?: Record<string, unknown>;
	body?: unknown;
	signal?: AbortSignal;
}

function address(base: string, { path }: Endpoint, { params = {}, query = {} }: LooseCall): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
	return `${base}${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/** JSON text as the shape it has to have. */
function read<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
	try {
		return shape.parse(JSON.parse(text));
	} catch (error) {
		throw unreadable(error);
	}
}

/** No endpoint answers with a page: it comes from a portal in between, and the server was not reached. */
const isPage = ({ headers }: Response): boolean => headers.get("content-type")?.startsWith("text/html") === true;

/** What an answer that is none says of the server: of the person it knows nothing, or it is not there at all. */
function standingAfter({ code }: ApiError) {
	if (code === "unauthenticated") return "logged-out";
	return code === "no_connection" || code === "busy" || code === "restarting" ? "unreachable" : "reached";
}

/** The typed client of the API. On 401 `unauthenticated` it asks for a fresh token and tries once more. */
export function createClient({ base, token, fetch = globalThis.fetch, report = () => {} }: ClientOptions): Client {
	async function attempt(endpoint: Endpoint, call: LooseCall, accept: string, fresh: boolean): Promise<Response> {
		const bearer = endpoint.auth !== "none" ? await token({ fresh }) : null;
		if (endpoint.auth !== "none" && bearer === null)
			throw new ApiError(problem("unauthenticated"), { cause: new Error("Missing auth token") });
		const headers = new Headers({ accept });
		if (bearer !== null) headers.set("authorization", `Bearer ${bearer}`);
		if (call.body !== undefined) headers.set("content-type", "application/json");
		return fetch(address(base, endpoint, call), {
			method: endpoint.method,
			headers,
			body: call.body === undefined ? null : JSON.stringify(call.body),
			signal: call.signal ?? null,
		});
	}

	async function answerOf(endpoint: Endpoint, call: LooseCall, accept: string, fresh = false): Promise<Response> {
		const response = await attempt(endpoint, call, accept, fresh);
		if (response.ok && isPage(response)) throw connectionLost();
		if (response.ok) return response;
		const refusal = await refusedBy(response);
		if (refusal.code === "unauthenticated" && !fresh) return answerOf(endpoint, call, accept, true);
		throw refusal;
	}

	/** Whatever the network throws becomes an `ApiError`, but for the caller's own giving up. */
	function lost(error: unknown, signal?: AbortSignal): unknown {
		return error instanceof ApiError || signal?.aborted ? error : connectionLost(error);
	}

	/** The answer to a call, once it is reported how it was met. */
	async function answerTo(endpoint: Endpoint, call: LooseCall, accept: string): Promise<Response> {
		const isOwn = endpoint.auth !== "none";
		try {
			const response = await answerOf(endpoint, call, accept);
			report("reached", isOwn);
			return response;
		} catch (error) {
			const problem = lost(error, call.signal);
			if (problem instanceof ApiError) report(standingAfter(problem), isOwn);
			throw problem;
		}
	}

	async function send(name: keyof Endpoints, call: LooseCall = {}): Promise<unknown> {
		try {
			const endpoint: Endpoint = await endpointOf(name);
			const { produces, response: shape } = endpoint;
			const response = await answerTo(endpoint, call, produces ?? "application/json");
			return produces ? await response.blob() : read(shape, await response.text());
		} catch (error) {
			throw lost(error, call.signal);
		}
	}

	async function* generateEvents(call: LooseCall): AsyncGenerator<GenerateEvent> {
		try {
			const endpoint = await endpointOf("generate");
			const { body } = await answerTo(endpoint, call, "text/event-stream");
			for await (const data of body ? eventData(body) : []) {
				const event = read(endpoint.events, data);
				yield event;
				if (event.type !== "answer") return;
			}
		} catch (error) {
			throw lost(error, call.signal);
		}
		throw connectionLost();
	}

	return new Proxy({} as Client, {
		get: (_, name: keyof Client) =>
			name === "generateEvents" ? generateEvents : (call?: LooseCall) => send(name, call),
	});
}
