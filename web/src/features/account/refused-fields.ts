import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "../../api/api-error.ts";

/**
 * Shows the server's error beside each refused field and focuses the first.
 * @param fields the server's names of the form's fields
 * @returns whether the server refused any of them
 */
export function showRefusedFields<Values extends FieldValues>(
	error: unknown,
	fields: Partial<Record<string, FieldPath<Values>>>,
	setError: UseFormSetError<Values>,
): boolean {
	const refused = error instanceof ApiError ? Object.entries(error.problem.errors ?? {}) : [];
	const known = refused.flatMap(([name, message]) => {
		const field = fields[name];
		return field ? [{ field, message }] : [];
	});
	for (const [at, { field, message }] of known.entries()) setError(field, { message }, { shouldFocus: at === 0 });
	return known.length > 0;
}

/** The person's fields with the server's names for them. */
export const personFieldOf = {
	first_name: "firstName",
	surname: "surname",
	birth_year: "age",
	country: "country",
	language: "language",
	guardian: "guardian",
} as const;
