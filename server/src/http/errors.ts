import { type ErrorCode, type Problem, problem, Refusal } from "@sayso/contract/errors.ts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { SeamError } from "../seams/seam-error.ts";
import { isDatabaseGone } from "../store/database-gone.ts";
import { isPersonGone } from "../store/person-gone.ts";

/** Our codes for errors that Fastify itself finds in a request. */
const codeOfStatus: Record<number, ErrorCode> = {
	400: "malformed",
	404: "not_found",
	413: "too_large",
	414: "too_large",
	415: "unsupported_media",
	429: "too_many_requests",
};

/** Answers any error as a problem document. Of an unexpected error only the request id is sent. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const { code, fields, status } = describe(error);
	const retryAfter = error instanceof Refusal ? error.retryAfter : undefined;
	const body = problem(code, {
		request_id: request.id,
		...(fields && { errors: fields }),
		...(retryAfter && { retry_after: retryAfter }),
	});
	if (status) body.status = status;
	if (retryAfter) reply.header("retry-after", retryAfter);
	// If the caller has gone, an aborted call is not logged as a failure.
	if (body.status >= 500 && !request.socket.destroyed) request.log.error({ err: error, code }, "request failed");
	return sendProblem(reply, body);
}

/** Answers a call to an API path that does not exist. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	return sendProblem(reply, problem("not_found", { request_id: request.id }));
}

const sendProblem = (reply: FastifyReply, body: Problem): FastifyReply =>
	// As a string, because the route's response schema does not fit a problem document.
	reply.code(body.status).type("application/problem+json").send(JSON.stringify(body));

interface Described {
	code: ErrorCode;
	fields?: Record<string, string> | undefined;
	/** The status, if it differs from the code's. */
	status?: number;
}

function describe(error: FastifyError | Error): Described {
	// A person who has deleted their account may have calls in progress, which no longer find their row.
	if (isPersonGone(error)) return { code: "unauthenticated" };
	if (error instanceof Refusal) return { code: error.code, fields: error.fields };
	if (hasZodFastifySchemaValidationErrors(error)) {
		const fields = error.validation.map(({ instancePath, message }) => [
			instancePath.slice(1).replaceAll("/", ".") || "body",
			message ?? "",
		]);
		// The first message of a field says what to do; later ones only add to it.
		return { code: "invalid", fields: Object.fromEntries(fields.reverse()) };
	}
	if (error instanceof SeamError) return { code: error.retryable ? "busy" : "internal" };
	// Not 503, because a proxy would then mark every replica as down.
	if (isDatabaseGone(error)) return { code: "busy", status: 500 };
	// A path that leads out of the file folder, or that cannot be a file name.
	if ("code" in error && error.code === "FST_STATIC_FORBIDDEN_PATH") return { code: "not_found" };
	const status = "statusCode" in error ? error.statusCode : undefined;
	if (!status || status < 400 || status > 499) return { code: "internal" };
	return { code: codeOfStatus[status] ?? "malformed" };
}
