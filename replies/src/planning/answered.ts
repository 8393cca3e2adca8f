import type { Act } from "../acts/acts.ts";
import type { Scored } from "../acts/model.ts";
import type { Fits } from "../fitting/fits.ts";
import { likelihood } from "../hearing/kind.ts";
import { type Kind, kindsAnswered } from "../hearing/kinds-of-acts.ts";
import type { Slots } from "../reply.ts";
import type { Understanding } from "../understanding.ts";

/** A turn as it is answered. */
export interface Answered {
	act: Act;
	slots: Slots;
	mood?: Understanding["mood"];
	kinds: readonly Scored<Kind>[];
	fits: Fits;
	/** Whether it is plain from its words what it does, whatever kind of turn it may look like as a whole. */
	isPlain: boolean;
}

/** How likely the turn is to be of a kind that its act answers. */
export const likelihoodOfAct = ({ act, kinds }: Answered): number => likelihood(kinds, ...kindsAnswered(act));
