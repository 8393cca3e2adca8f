import type { FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config/config.ts";
import type { Tracing } from "./seams/tracing.ts";

/**
 * Logs JSON lines to standard output. A request is logged by its route, never by its path, because paths may contain
 * tokens. Bodies, which contain what people say, are never logged.
 * @param tracing the trace id is added to each line, if there is one
 */
export function createLog(
	config: Pick<Config, "logLevel">,
	destination: DestinationStream = process.stdout,
	tracing: Pick<Tracing, "isOn" | "traceId"> = { isOn: false, traceId: undefined },
): Logger {
	const options = {
		level: config.logLevel,
		base: null,
		...(tracing.isOn && { mixin: () => (tracing.traceId ? { trace_id: tracing.traceId } : {}) }),
		serializers: {
			req: (request: FastifyRequest) => ({
				method: request.method,
				route: request.routeOptions?.url ?? "unknown",
				address: request.ip,
			}),
			err: plain,
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

interface PlainError {
	type: string;
	code: string | undefined;
	message: string;
	stack: string | undefined;
	errors?: PlainError[];
}

/** An error in the log's format, with its causes. */
function plain(error: Error & { code?: string }): PlainError {
	const errors = error instanceof AggregateError ? error.errors.filter((each) => each instanceof Error) : [];
	return {
		type: error.name,
		code: error.code,
		message: withoutValues(error),
		stack: stackOf(error),
		...(errors.length > 0 && { errors: errors.map(plain) }),
	};
}

/**
 * Removes values from an error's message, because they may be a person's words: the parameters of a failed statement, a
 * value that PostgreSQL cannot read (class 22), the text at which a parser stopped.
 */
function withoutValues(error: Error & { code?: string }): string {
	const [statement = ""] = error.message.split("\nparams:");
	if (error instanceof SyntaxError || error.code?.startsWith("22")) return statement.split(/["':]/)[0] ?? "";
	return statement;
}

const consoleMethods = ["debug", "dir", "error", "info", "log", "table", "trace", "warn"] as const;

/**
 * Takes over the console, so that only the log writes to standard output. Errors that libraries or Node print are
 * logged; their other output is dropped, because it may contain a person's words.
 * @returns a function that restores the console
 */
export function takeOverConsole(log: Logger): () => void {
	const own = Object.fromEntries(consoleMethods.map((name) => [name, console[name]]));
	const note = (...said: unknown[]) => {
		const err = said.find((one) => one instanceof Error);
		log.warn({ ...(err && { err }) }, "something was printed past the log");
	};
	for (const name of consoleMethods) console[name] = note;
	const warners = process.listeners("warning");
	process.removeAllListeners("warning");
	process.on("warning", note);
	return () => {
		Object.assign(console, own);
		process.removeListener("warning", note);
		for (const warner of warners) process.on("warning", warner);
	};
}

/** Only the frames: the head of a stack repeats the message. */
function stackOf(error: Error): string | undefined {
	const frames = error.stack
		?.split("\n")
		.filter((line) => /^\s+at /.test(line))
		.join("\n");
	return error.cause instanceof Error ? `${frames}\ncaused by ${error.cause.name}\n${stackOf(error.cause)}` : frames;
}
