import type { FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config/config.ts";

/**
 * Lines of JSON on standard output. A request is logged by its route, never by its address: addresses hold tokens, and
 * bodies, which hold what people say, are not logged at all.
 */
export function createLog(config: Pick<Config, "logLevel">, destination: DestinationStream = process.stdout): Logger {
	const options = {
		level: config.logLevel,
		base: null,
		serializers: {
			req: (request: FastifyRequest) => ({
				method: request.method,
				route: request.routeOptions?.url ?? "unknown",
				address: request.ip,
			}),
			err: (error: Error & { code?: string }) => ({
				type: error.name,
				code: error.code,
				message: withoutParameters(error),
				stack: stackOf(error),
			}),
		},
		redact: {
			paths: [
				"token",
				"*.token",
				"code_value",
				"authorization",
				"*.authorization",
				"password",
				"*.password",
				"text",
				"*.text",
			],
			censor: "[redacted]",
		},
	};
	return pino(options, destination);
}

/** A failed statement's message repeats the values it was given, and those may be somebody's words. */
const withoutParameters = (error: Error): string => error.message.split("\nparams:")[0] ?? "";

/** The frames alone: the head of a stack repeats the message. */
function stackOf(error: Error): string | undefined {
	const frames = error.stack
		?.split("\n")
		.filter((line) => /^\s+at /.test(line))
		.join("\n");
	return error.cause instanceof Error ? `${frames}\ncaused by ${error.cause.name}\n${stackOf(error.cause)}` : frames;
}
