import { type ErrorCode, errors, Problem, problem } from "@sayso/contract/errors.ts";

/** What went wrong with a call: what the server said, or that it could not be reached. */
export type CallProblem = Omit<Problem, "code"> & { code: ErrorCode | "no_connection" };

const noConnection: CallProblem = {
	type: "about:blank",
	title: "No connection",
	status: 0,
	detail: "Sayso cannot be reached. Please check your connection and try again.",
	code: "no_connection",
	retryable: true,
};

/** The one error a call throws, beside the `AbortError` of a caller that gave up. `message` is a sentence to show. */
export class ApiError extends Error {
	readonly problem: CallProblem;

	constructor(problem: CallProblem, options?: ErrorOptions) {
		super(problem.detail, options);
		this.name = "ApiError";
		this.problem = problem;
	}

	get code(): CallProblem["code"] {
		return this.problem.code;
	}
}

/** Whether it is the thing itself that is not taken: sent again, by whoever is signed in, it would not be either. */
export const isRefusal = (error: unknown): error is ApiError =>
	error instanceof ApiError && !error.problem.retryable && error.code !== "unauthenticated";

/** The request or its answer was lost on the way. */
export const connectionLost = (cause?: unknown): ApiError => new ApiError(noConnection, { cause });

/** The server answered, but not in the shape the contract promises. */
export const unreadable = (cause: unknown): ApiError => new ApiError(problem("internal"), { cause });

/** The error behind an answer that is not 2xx. Bodies of something in between, such as a proxy, are judged by their status. */
export async function refusedBy(response: Response): Promise<ApiError> {
	const body = Problem.safeParse(await response.json().catch(() => undefined));
	if (body.success) return new ApiError(body.data);
	const inBetween = { 429: "too_many_requests", 502: "busy", 503: "busy", 504: "busy" } as const;
	const code = inBetween[response.status as keyof typeof inBetween] ?? "internal";
	return new ApiError({ ...problem(code), status: response.status || errors[code].status });
}
