import type { Context } from "../../context.ts";
import type { Person } from "../../store/people.ts";

/** What is kept of a code. It holds for one person and the address it was mailed to. */
export const digestOfCode = (
	{ digest }: Pick<Context, "digest">,
	{ id, email }: Pick<Person, "id" | "email">,
	code: string,
): string => digest(`e-mail code ${id} ${email} ${code}`);
