import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * One call of the API as a value. The server serves it, the client calls it, and the tests and the OpenAPI document are
 * derived from it.
 */
export interface Endpoint {
	method: "GET" | "POST" | "PUT" | "DELETE";
	/** Below `/api`; `:name` is a parameter. */
	path: `/v1/${string}`;
	summary: string;
	/** `none`: no sign-in is required. `bearer`: an ID token is required. `verified`: and a verified e-mail address. */
	auth: "none" | "bearer" | "verified";
	params?: z.ZodObject;
	query?: z.ZodObject;
	body?: z.ZodType;
	response: z.ZodType;
	/** The media type of an answer that is a file; the response is then a `Blob`. Otherwise it is JSON. */
	produces?: "application/pdf";
	/** The data of each server-sent event, for callers that request `text/event-stream`. */
	events?: z.ZodType;
	/** The error codes of this call, besides the general ones: see `errors.ts`. */
	errors: readonly ErrorCode[];
}

/** Keeps an endpoint's literal types, so that both sides know its exact shapes. */
export const endpoint = <const E extends Endpoint>(value: E): E => value;

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;

export type ParamsOf<E extends Endpoint> = Out<E["params"]>;
export type QueryOf<E extends Endpoint> = Out<E["query"]>;
export type BodyOf<E extends Endpoint> = Out<E["body"]>;
/** What a handler returns. */
export type AnswerOf<E extends Endpoint> = In<E["response"]>;
/** What a caller gets. */
export type ResponseOf<E extends Endpoint> = Out<E["response"]>;
export type EventOf<E extends Endpoint> = Out<E["events"]>;
type Given<Name extends string, T> = [T] extends [undefined]
	? unknown
	: undefined extends T
		? { [K in Name]?: T }
		: { [K in Name]: T };
/** The arguments of a call: `params`, `query` and `body`, as far as the endpoint has them. */
export type CallOf<E extends Endpoint> = Given<"params", In<E["params"]>> &
	Given<"query", In<E["query"]>> &
	Given<"body", In<E["body"]>>;
