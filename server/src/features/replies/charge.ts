import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context } from "../../context.ts";
import { giveSetBack, takeSet } from "../../store/open-turns.ts";
import { countInteraction, uncountInteraction } from "../../store/usages.ts";
import { conversationSince } from "../memory/retention.ts";
import type { Entitlement } from "../plans/entitlement-of.ts";
import type { ReplyInput } from "./reply-request.ts";

/** What one set of replies costs. */
export interface Charge {
	/** The first card is about to be given out: from here on the set counts. @throws {Refusal} `limit_exceeded` */
	confirm(): Promise<void>;
	/** The set failed, and by our fault: it costs nothing. */
	giveBack(): Promise<void>;
	/** Further sets of the turn that are free from now on; undefined: as many as before. */
	setsLeft(): number | undefined;
}

/**
 * Finds what a set will cost: one Interaction, or nothing where its turn has one already, which it has when the person
 * turns the replies another way, or comes back for a set that was broken off. A turn has only so many sets for nothing.
 * @throws {Refusal} `limit_exceeded` where it would cost an Interaction and none is left
 */
export async function chargeFor(
	context: Context,
	{ text, isTryAgain, steer, isOffRecord }: ReplyInput,
	entitlement: Entitlement,
): Promise<Charge> {
	const { personId } = entitlement.period;
	const now = context.clock.now();
	const turn = { personId, text, since: conversationSince(now), onlyIfBroken: !steer };
	// Off the record nobody knows which sets belong together: each is counted.
	const mayBeFree = !isOffRecord && (steer !== undefined || !isTryAgain);
	if (mayBeFree && (await takeSet(context.db, turn))) return free(context, personId, text);
	const { used, interactionLimit } = entitlement;
	if (interactionLimit !== undefined && used.interactions >= interactionLimit) throw new Refusal("limit_exceeded");
	return counted(context, entitlement, now);
}

const free = ({ db }: Context, personId: string, text: string): Charge => ({
	confirm: async () => {},
	giveBack: () => giveSetBack(db, personId, text),
	setsLeft: () => undefined,
});

function counted({ db }: Context, { period, interactionLimit }: Entitlement, now: Date): Charge {
	let isCounted = false;
	return {
		async confirm() {
			if (!(await countInteraction(db, period, interactionLimit, now))) throw new Refusal("limit_exceeded");
			isCounted = true;
		},
		async giveBack() {
			if (isCounted) await uncountInteraction(db, period, now);
			isCounted = false;
		},
		setsLeft: () => (isCounted ? limits.steeredSets : 0),
	};
}
