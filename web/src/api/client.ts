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

/** `params`, `query` and `body`, each if the endpoint has it, and a signal that aborts the call. */
type Call<E extends Endpoint> = CallOf<E> & { signal?: AbortSignal };
type Arguments<E extends Endpoint> = object extends CallOf<E> ? [call?: Call<E>] : [call: Call<E>];

/** A method for each endpoint; it returns what the contract defines, or throws an `ApiError`. */
export type Client = {
	[Name in keyof Endpoints]: (...call: Arguments<Endpoints[Name]>) => Promise<ResponseOf<Endpoints[Name]>>;
} & {
	/** The replies one by one, each as soon as it is complete; ends with `done` or `error`, or throws an `ApiError`. */
	generateEvents(call: Call<Endpoints["generate"]>): AsyncIterable<GenerateEvent>;
};

export interface ClientOptions {
	/** The path before `/v1`, such as `/api`. */
	base: string;
	/** The ID token, or null for a visitor. `fresh`: a new one, because the last was refused. */
	token: (options: { fresh: boolean }) => Promise<string | null>;
	fetch?: typeof globalThis.fetch;
	/** Receives the result of each call. */
	report?: Connection["report"];
}

/**
 * Loads an endpoint by its name. Building all schemas is slow on a slow device, so they are loaded at the first call, except the
 * one that visitors' screens use.
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

/** Parses JSON text with a schema. */
function read<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> {
	try {
		return shape.parse(JSON.parse(text));
	} catch (error) {
		throw unreadable(error);
	}
}

/** No endpoint answers with HTML: it comes from a captive portal, and the server was not reached. */
const isPage = ({ headers }: Response): boolean => headers.get("content-type")?.startsWith("text/html") === true;

/** What a failed answer says about the connection: not logged in, or not reachable. */
function standingAfter({ code }: ApiError) {
	if (code === "unauthenticated") return "logged-out";
	return code === "no_connection" || code === "busy" || code === "restarting" ? "unreachable" : "reached";
}

/** The typed client of the API. On 401 `unauthenticated` it gets a fresh token and retries once. */
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

	/** Turns every network error into an `ApiError`, except the caller's own abort. */
	function lost(error: unknown, signal?: AbortSignal): unknown {
		return error instanceof ApiError || signal?.aborted ? error : connectionLost(error);
	}

	/** The answer to a call, after its result was reported. */
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
