import { Refusal } from "@sayso/contract/errors.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Context } from "../../context.ts";
import { giveSetBack, takeSet } from "../../store/open-turns.ts";
import { countInteraction, uncountInteraction } from "../../store/usages.ts";
import { conversationSince } from "../memory/retention.ts";
import type { Entitlement } from "../plans/entitlement-of.ts";
import type { ReplyInput } from "./reply-request.ts";

/** The cost of one set of replies. */
export interface Charge {
	/** Called just before the first card is sent: from here on the set counts. @throws {Refusal} `limit_exceeded` */
	confirm(): Promise<void>;
	/** Called if the set failed through our fault: it is free then. */
	giveBack(): Promise<void>;
	/** The number of further free sets of the turn; undefined: unchanged. */
	setsLeft(): number | undefined;
}

/**
 * Determines the cost of a set: one Interaction, or nothing if its turn is already counted, which is so when the person
 * steers the replies or returns for an interrupted set. The number of free sets per turn is limited.
 * @throws {Refusal} `limit_exceeded` if it would cost an Interaction and the limit is reached
 */
export async function chargeFor(
	context: Context,
	{ text, isTryAgain, steer, isOffRecord }: ReplyInput,
	entitlement: Entitlement,
): Promise<Charge> {
	const { personId } = entitlement.period;
	const now = context.clock.now();
	const turn = { personId, text, since: conversationSince(now), onlyIfBroken: !steer };
	// Off the record the sets of a turn cannot be linked, so each one is counted.
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
