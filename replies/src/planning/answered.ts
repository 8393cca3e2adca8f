import type { Act } from "../acts/acts.ts";
import type { Fits } from "../fitting/fits.ts";
import { likelihood } from "../hearing/kind.ts";
import { type Kind, kindsAnswered } from "../hearing/kinds-of-acts.ts";
import type { Scored } from "../learned/scorer.ts";
import type { Slots } from "../reply.ts";
import type { Understanding } from "../understanding.ts";

/** A turn as it is answered. */
export interface Answered {
	act: Act;
	slots: Slots;
	mood?: Understanding["mood"];
	kinds: readonly Scored<Kind>[];
	fits: Fits;
	/** Whether a rule knows from the words of its clause what it does, or they ask for yes or no. */
	isRuled: boolean;
	isYesOrNo: boolean;
}

/** How likely the turn is to be of a kind that its act answers. */
export const likelihoodOfAct = ({ act, kinds }: Answered): number => likelihood(kinds, ...kindsAnswered(act));

/** How likely the kinds that its act answers must be where a rule knows it; and how likely another must be that is believed in its place. */
const [agreed, believed] = [0.5, 0.3];

/** Whether it is plain what a turn does: a rule knows, and it looks like such a turn as a whole. */
export const isPlain = (answered: Answered): boolean => answered.isRuled && likelihoodOfAct(answered) >= agreed;

/** Whether a rule knows what a turn does and it looks like another, which is not believed: a question for yes or no is one. */
export const isByRule = (answered: Answered): boolean =>
	answered.isRuled &&
	likelihoodOfAct(answered) < agreed &&
	(answered.isYesOrNo || (answered.kinds[0]?.confidence ?? 0) < believed);
