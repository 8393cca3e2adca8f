import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../context.ts";
import type { Principal } from "../seams/identity.ts";
import { ensurePerson, type Person } from "../store/people.ts";

/** Who calls: their own row, and what their token says of the sign-in behind it. */
interface Caller {
	person: Person;
	principal: Principal;
}

/**
 * Who is behind an `Authorization: Bearer` header.
 * @throws {Refusal} `unauthenticated`
 */
export async function authorise(context: Context, header: string | undefined): Promise<Caller> {
	const token = /^Bearer (\S+)$/i.exec(header ?? "")?.[1];
	return callerOf(context, token);
}

/**
 * The person behind an ID token.
 * @throws {Refusal} `unauthenticated`
 */
export async function personOf(context: Context, token: string | undefined): Promise<Person> {
	return (await callerOf(context, token)).person;
}

async function callerOf(context: Context, token: string | undefined): Promise<Caller> {
	const principal = token ? await context.identity.verify(token) : null;
	if (!principal) throw new Refusal("unauthenticated");
	const person = await ensurePerson(context.db, principal.userId, principal.email, context.clock.now());
	return { person, principal };
}
