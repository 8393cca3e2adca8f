import { SeamError } from "../../../seams/seam-error.ts";
import { VoiceNotThere } from "../../../seams/text-to-speech.ts";

interface Failure {
	error: SeamError;
	/** The failure concerns this request or the rate limit: the connection is good. */
	isOfOneRequest: boolean;
}

/** By gRPC code: https://grpc.io/docs/guides/status-codes/ */
const meanings: Record<number, { says: string; status: number; retryable: boolean }> = {
	4: { says: "took too long", status: 408, retryable: true },
	7: { says: "does not let this key speak", status: 403, retryable: false },
	8: { says: "is asked too often: a quota is used up", status: 429, retryable: true },
	14: { says: "cannot be reached", status: 503, retryable: true },
	16: { says: "refuses the credentials", status: 401, retryable: false },
};
const unknown = { says: "gave no sound", status: 500, retryable: true };
/**
 * Codes that concern one voice or one text; others may still work. An unknown voice is reported as an invalid argument.
 */
const refusals: Record<number, number> = { 3: 400, 5: 404, 11: 400 };
const quota = 8;

/**
 * Converts a failed call to the seam's error. Google's message may quote the text, so only the code is kept, without a
 * cause.
 */
export function failureOf(cause: unknown): Failure {
	if (cause instanceof SeamError) return { error: cause, isOfOneRequest: false };
	const { code = -1, details = "" } = cause as { code?: number; details?: string };
	const refused = refusals[code];
	if (refused !== undefined) return { error: new VoiceNotThere(refused), isOfOneRequest: true };
	// Our own client reports an oversized answer with the code for an exceeded quota.
	if (details.includes("larger than max")) {
		const error = new SeamError("Google Cloud sent too much", { retryable: false, status: 502 });
		return { error, isOfOneRequest: false };
	}
	const { says, status, retryable } = meanings[code] ?? unknown;
	const error = new SeamError(`Google Cloud ${says} (${code})`, { retryable, status });
	return { error, isOfOneRequest: code === quota };
}
