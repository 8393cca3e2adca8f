import type { Context } from "../../context.ts";
import type { Person } from "../../store/people.ts";

type Holder = Pick<Person, "id" | "email">;

/** The stored digest of a code. It is valid for one person and the address to which it was mailed. */
export const digestOfCode = ({ digest }: Pick<Context, "digest">, holder: Holder, code: string): string =>
	digest(subject(holder, code));

/** All digests of a code that may be stored: one for every valid secret. */
export const digestsOfCode = ({ digests }: Pick<Context, "digests">, holder: Holder, code: string): readonly string[] =>
	digests(subject(holder, code));

const subject = ({ id, email }: Holder, code: string) => `e-mail code ${id} ${email} ${code}`;
