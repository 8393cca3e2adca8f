import { limits } from "../limits.ts";

const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an address given for the newsletter, in words; undefined where nothing is. */
export function newsletterEmailProblem(email: string): string | undefined {
	const given = email.trim();
	if (given === "") return "Email is required";
	return given.length <= limits.emailCharacters && pattern.test(given)
		? undefined
		: "Please enter a valid email address";
}
