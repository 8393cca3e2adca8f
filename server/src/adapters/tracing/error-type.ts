import { Refusal } from "@sayso/contract/errors.ts";
import { SeamError } from "../../seams/seam-error.ts";

/** The kind of an error, from a fixed list. Its message may contain what a person said. */
export function errorType(error: unknown): string {
	if (error instanceof Refusal) return error.code;
	if (error instanceof SeamError) return `SeamError ${error.status ?? ""}`.trim();
	return error instanceof Error && error.name === "AbortError" ? "AbortError" : "Error";
}
