import type { Context } from "../../context.ts";
import type { Person } from "../../store/people.ts";

type Holder = Pick<Person, "id" | "email">;

/** What is kept of a code. It holds for one person and the address it was mailed to. */
export const digestOfCode = ({ digest }: Pick<Context, "digest">, holder: Holder, code: string): string =>
	digest(told(holder, code));

/** What may have been kept of a code: one for every secret that is valid. */
export const digestsOfCode = ({ digests }: Pick<Context, "digests">, holder: Holder, code: string): readonly string[] =>
	digests(told(holder, code));

const told = ({ id, email }: Holder, code: string) => `e-mail code ${id} ${email} ${code}`;
