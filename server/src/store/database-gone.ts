/** PostgreSQL's codes: stopping, starting, terminated, or no connection left. Class 08 is connection errors. */
const states = /^(08...|57P0[123]|53300)$/;
/** Node's codes: there is no server, or it is gone. */
const system = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ENOENT",
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENOTFOUND",
	"EAI_AGAIN",
]);
/** The library's messages, which have no code. */
const sentences =
	/^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/;

/** Whether a statement failed because PostgreSQL cannot be reached, and not because of the statement. */
export function isDatabaseGone(error: unknown): boolean {
	// A name with several addresses fails with one error for each.
	if (error instanceof AggregateError && error.errors.some(isDatabaseGone)) return true;
	if (!(error instanceof Error)) return false;
	const { code, syscall } = error as { code?: unknown; syscall?: unknown };
	if (typeof code === "string" && (states.test(code) || (system.has(code) && isOfSocket(syscall)))) return true;
	return sentences.test(error.message) || isDatabaseGone(error.cause);
}

const isOfSocket = (syscall: unknown) => ["connect", "read", "write", "getaddrinfo"].includes(String(syscall));
