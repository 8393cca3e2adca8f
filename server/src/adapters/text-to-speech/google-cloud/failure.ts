import { SeamError } from "../../../seams/seam-error.ts";
import { VoiceNotThere } from "../../../seams/text-to-speech.ts";

interface Failure {
	error: SeamError;
	/** It is about what was asked, or how often: the connection is good. */
	isOfOneRequest: boolean;
}

/** By gRPC's numbers: https://grpc.io/docs/guides/status-codes/ */
const meanings: Record<number, { says: string; status: number; retryable: boolean }> = {
	4: { says: "took too long", status: 408, retryable: true },
	7: { says: "does not let this key speak", status: 403, retryable: false },
	8: { says: "is asked too often: a quota is used up", status: 429, retryable: true },
	14: { says: "cannot be reached", status: 503, retryable: true },
	16: { says: "refuses the credentials", status: 401, retryable: false },
};
const unknown = { says: "gave no sound", status: 500, retryable: true };
/** Numbers that are about one voice or one text: others may well be spoken. An unknown voice is an argument that does not hold. */
const refusals: Record<number, number> = { 3: 400, 5: 404, 11: 400 };
const quota = 8;

/** A failed call as the seam has it. What Google says of it may quote the text: its number is enough, and no cause is kept. */
export function failureOf(cause: unknown): Failure {
	if (cause instanceof SeamError) return { error: cause, isOfOneRequest: false };
	const { code = -1, details = "" } = cause as { code?: number; details?: string };
	const refused = refusals[code];
	if (refused !== undefined) return { error: new VoiceNotThere(refused), isOfOneRequest: true };
	// Our own end of the connection says so, by the number of a quota.
	if (details.includes("larger than max")) {
		const error = new SeamError("Google Cloud sent too much", { retryable: false, status: 502 });
		return { error, isOfOneRequest: false };
	}
	const { says, status, retryable } = meanings[code] ?? unknown;
	const error = new SeamError(`Google Cloud ${says} (${code})`, { retryable, status });
	return { error, isOfOneRequest: code === quota };
}
