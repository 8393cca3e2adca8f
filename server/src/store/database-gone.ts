/** PostgreSQL's own: it stops, starts, was ended, or has no place for one more. Class 08 is of connections. */
const states = /^(08...|57P0[123]|53300)$/;
/** Node's: nobody is there, or is there no more. */
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
/** The library's, which have no code. */
const sentences =
	/^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/;

/** Whether a statement of ours failed because PostgreSQL cannot be reached, and not because of what was asked. */
export function isDatabaseGone(error: unknown): boolean {
	// Of a name with several addresses each was tried.
	if (error instanceof AggregateError && error.errors.some(isDatabaseGone)) return true;
	if (!(error instanceof Error)) return false;
	const { code, syscall } = error as { code?: unknown; syscall?: unknown };
	if (typeof code === "string" && (states.test(code) || (system.has(code) && isOfSocket(syscall)))) return true;
	return sentences.test(error.message) || isDatabaseGone(error.cause);
}

const isOfSocket = (syscall: unknown) => ["connect", "read", "write", "getaddrinfo"].includes(String(syscall));
