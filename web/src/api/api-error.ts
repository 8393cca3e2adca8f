import { type ErrorCode, errors, Problem, problem } from "@sayso/contract/errors.ts";

/** The problem of a call: the server's, or that it could not be reached. */
export type CallProblem = Omit<Problem, "code"> & { code: ErrorCode | "no_connection" };

const noConnection: CallProblem = {
	type: "about:blank",
	title: "No connection",
	status: 0,
	detail: "Sayso cannot be reached. Please check your connection and try again.",
	code: "no_connection",
	retryable: true,
};

/** The only error a call throws, besides the `AbortError` of a caller that aborted. `message` is a sentence to show. */
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

/** Whether the request itself was refused: sent again, it would be refused again. */
export const isRefusal = (error: unknown): error is ApiError =>
	error instanceof ApiError && !error.problem.retryable && error.code !== "unauthenticated";

/** The request or its answer was lost. */
export const connectionLost = (cause?: unknown): ApiError => new ApiError(noConnection, { cause });

/** The server's answer does not match the contract. */
export const unreadable = (cause: unknown): ApiError => new ApiError(problem("internal"), { cause });

/** The error for an answer that is not 2xx. Bodies from something in between, such as a proxy, are judged by their status. */
export async function refusedBy(response: Response): Promise<ApiError> {
	const body = Problem.safeParse(await response.json().catch(() => undefined));
	if (body.success) return new ApiError(body.data);
	const inBetween = { 429: "too_many_requests", 502: "busy", 503: "busy", 504: "busy" } as const;
	const code = inBetween[response.status as keyof typeof inBetween] ?? "internal";
	return new ApiError({ ...problem(code), status: response.status || errors[code].status });
}
