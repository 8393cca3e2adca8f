import { type ErrorCode, type Problem, problem, Refusal } from "@sayso/contract/errors.ts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { SeamError } from "../seams/seam-error.ts";
import { isDatabaseGone } from "../store/database-gone.ts";
import { isPersonGone } from "../store/person-gone.ts";

/** What Fastify itself finds wrong with a request, in our codes. */
const codeOfStatus: Record<number, ErrorCode> = {
	400: "malformed",
	404: "not_found",
	413: "too_large",
	414: "too_large",
	415: "unsupported_media",
	429: "too_many_requests",
};

/** Answers any error as a problem document; nothing of an unexpected one leaves the server but its request id. */
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
	// Nobody waits for the answer of a call whose caller has gone: what it broke off is no failure.
	if (body.status >= 500 && !request.socket.destroyed) request.log.error({ err: error, code }, "request failed");
	return sendProblem(reply, body);
}

/** Answers a call of the API that does not exist. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	return sendProblem(reply, problem("not_found", { request_id: request.id }));
}

const sendProblem = (reply: FastifyReply, body: Problem): FastifyReply =>
	// As a string: the route's own response schema is not that of a problem.
	reply.code(body.status).type("application/problem+json").send(JSON.stringify(body));

interface Described {
	code: ErrorCode;
	fields?: Record<string, string> | undefined;
	/** Where it is not the one of the code. */
	status?: number;
}

function describe(error: FastifyError | Error): Described {
	// Whoever deletes their account has calls under way that find nobody any more.
	if (isPersonGone(error)) return { code: "unauthenticated" };
	if (error instanceof Refusal) return { code: error.code, fields: error.fields };
	if (hasZodFastifySchemaValidationErrors(error)) {
		const fields = error.validation.map(({ instancePath, message }) => [
			instancePath.slice(1).replaceAll("/", ".") || "body",
			message ?? "",
		]);
		// The first sentence of a field is the one that says what to do; later ones only add to it.
		return { code: "invalid", fields: Object.fromEntries(fields.reverse()) };
	}
	if (error instanceof SeamError) return { code: error.retryable ? "busy" : "internal" };
	// Not 503: a proxy would ask every replica the same, and take all of them for gone.
	if (isDatabaseGone(error)) return { code: "busy", status: 500 };
	// An address that leads out of the folder of files, or is no name a file could have.
	if ("code" in error && error.code === "FST_STATIC_FORBIDDEN_PATH") return { code: "not_found" };
	const status = "statusCode" in error ? error.statusCode : undefined;
	if (!status || status < 400 || status > 499) return { code: "internal" };
	return { code: codeOfStatus[status] ?? "malformed" };
}
