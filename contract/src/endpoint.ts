import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** One call of the API, as a value: the server serves it, the client makes it, the tests and the OpenAPI document read it. */
export interface Endpoint {
	method: "GET" | "POST" | "PUT" | "DELETE";
	/** Below `/api`; `:name` stands for a parameter. */
	path: `/v1/${string}`;
	summary: string;
	/** `none`: anyone may call. `bearer`: an ID token is needed. `verified`: and its person has proved their address. */
	auth: "none" | "bearer" | "verified";
	params?: z.ZodObject;
	query?: z.ZodObject;
	body?: z.ZodType;
	response: z.ZodType;
	/** The media type of an answer that is a file; the response is then a `Blob`. Otherwise it is JSON. */
	produces?: "application/pdf";
	/** What each server-sent event holds when the caller asks for `text/event-stream`. */
	events?: z.ZodType;
	/** Codes this call may answer with, beyond those any call may: see `errors.ts`. */
	errors: readonly ErrorCode[];
}

/** Keeps the literal types of an endpoint, so that both sides know its exact shapes. */
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
/** What a caller gives: `params`, `query` and `body`, each where the endpoint has it. */
export type CallOf<E extends Endpoint> = Given<"params", In<E["params"]>> &
	Given<"query", In<E["query"]>> &
	Given<"body", In<E["body"]>>;
