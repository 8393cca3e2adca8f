import type { Socket } from "node:net";
import { type ErrorCode, problem } from "@sayso/contract/errors.ts";

/** Our codes for errors of Node's parser, which happen before there is a request. */
const codeOf: Record<string, ErrorCode> = { HPE_HEADER_OVERFLOW: "too_large", ERR_HTTP_REQUEST_TIMEOUT: "too_slow" };

/**
 * Answers a request that is not valid HTTP or too large, and closes the connection, because what follows cannot be
 * parsed either.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
	if (error.code === "ECONNRESET" || socket.destroyed) return;
	const answer = problem(codeOf[error.code ?? ""] ?? "malformed");
	const body = JSON.stringify(answer);
	const head = [
		`HTTP/1.1 ${answer.status} ${answer.title}`,
		"connection: close",
		"content-type: application/problem+json; charset=utf-8",
		`content-length: ${Buffer.byteLength(body)}`,
	];
	if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
	socket.destroySoon();
}
