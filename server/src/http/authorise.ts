import { Refusal } from "@sayso/contract/errors.ts";
import type { Context } from "../context.ts";
import { personBehind } from "../features/accounts/person-behind.ts";
import type { Principal } from "../seams/identity.ts";
import type { Person } from "../store/people.ts";

/** The caller: their row, and what their token says about the sign-in behind it. */
export interface Caller {
	person: Person;
	principal: Principal;
}

/** The caller of an `Authorization: Bearer` header. @throws {Refusal} `unauthenticated` */
export async function authorise(context: Context, header: string | undefined): Promise<Caller> {
	const token = /^Bearer (\S+)$/i.exec(header ?? "")?.[1];
	return callerOf(context, token);
}

/** The caller of an ID token. @throws {Refusal} `unauthenticated` */
export async function callerOf(context: Context, token: string | undefined): Promise<Caller> {
	const principal = token ? await context.identity.verify(token) : null;
	if (!principal) throw new Refusal("unauthenticated");
	const person = await personBehind(context, principal);
	return { person, principal };
}
