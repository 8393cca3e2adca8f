import { limits } from "../limits.ts";

const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The message for an invalid newsletter address; undefined if it is valid. */
export function newsletterEmailProblem(email: string): string | undefined {
	const given = email.trim();
	if (given === "") return "Email is required";
	return given.length <= limits.emailCharacters && pattern.test(given)
		? undefined
		: "Please enter a valid email address";
}
