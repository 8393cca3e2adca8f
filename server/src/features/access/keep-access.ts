import { readAccessSetup } from "@sayso/contract/access/setup.ts";
import type { BodyOf, ResponseOf } from "@sayso/contract/endpoint.ts";
import { Refusal } from "@sayso/contract/errors.ts";
import type { accessKept, keepAccess } from "@sayso/contract/v1/users/access.ts";
import type { Context } from "../../context.ts";
import { accessSetupOf, forgetAccessSetup, putAccessSetup } from "../../store/access-setup.ts";

/** The access setup that is stored in the account now. */
export async function keptAccess({ db }: Context, personId: string): Promise<ResponseOf<typeof accessKept>> {
	const kept = await accessSetupOf(db, personId);
	return {
		setup: kept ? ({ ...kept.setup } as Record<string, Record<string, unknown>>) : null,
		changedAt: kept?.changedAt.toISOString() ?? null,
	};
}

/**
 * Stores how a person operates the pages, or deletes that. A later change from another device wins.
 * @returns the stored setup, and whether it is the given one
 * @throws {Refusal} `invalid` for values that are out of bounds or unknown
 */
export async function keepAccessInAccount(
	context: Context,
	personId: string,
	{ setup: given, ago, begins }: BodyOf<typeof keepAccess>,
): Promise<ResponseOf<typeof keepAccess>> {
	const changedAt = new Date(Math.max(0, context.clock.now().getTime() - ago));
	if (given === null) {
		await forgetAccessSetup(context.db, personId, changedAt);
		const stands = await keptAccess(context, personId);
		return { ...stands, taken: stands.setup === null };
	}
	const { setup, amiss } = readAccessSetup(given);
	if (amiss) throw new Refusal("invalid", { fields: amiss });
	const taken = await putAccessSetup(context.db, personId, { setup, changedAt }, begins);
	return { ...(await keptAccess(context, personId)), taken };
}
