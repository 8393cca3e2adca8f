import { classify } from "../acts/classify.ts";
import { socialActOf } from "../acts/social/social.ts";
import type { Slots } from "../reply.ts";
import { cuesOf } from "../slots/cues.ts";
import { declare } from "../slots/declarative.ts";
import { eitherClause } from "../slots/either-clause.ts";
import { objectOf } from "../slots/object.ts";
import { type Options, optionsOf, squeeze } from "../slots/options.ts";
import { timeOf } from "../slots/time.ts";
import type { ClauseReading } from "../understanding.ts";
import { complete } from "./ellipsis.ts";
import { outright } from "./indirect.ts";
import { withoutLead } from "./lead.ts";
import { asQuestion } from "./tag-question.ts";

/** A question with what was left out of it, and turned round where it was asked as a statement. */
function wholeQuestion(asked: string): string {
	const whole = complete(asked);
	return whole === asked ? complete(asQuestion(asked)) : whole;
}

/** What one clause does, and what it brings. */
export function readClause(spoken: string): ClauseReading {
	const clause = socialActOf(withoutLead(spoken)) ? spoken : wholeQuestion(outright(spoken));
	const either = eitherClause(spoken);
	if (either) return { act: "either-or", confidence: 0.95, clause: spoken, slots: { ...cuesOf(spoken), ...either } };
	const choice = optionsOf(clause);
	if (choice)
		return {
			act: "either-or",
			confidence: 0.95,
			clause,
			slots: { ...cuesOf(clause), ...choiceSlots(choice), ...timeSlot(clause) },
		};
	const { act, confidence } = classify(clause);
	return {
		act,
		confidence,
		clause,
		slots: { ...cuesOf(clause), ...declare(clause), ...objectOf(clause), ...timeSlot(clause) },
	};
}

/** Slots of a choice, per side `a` to `d`: the option, the option by kind (`aThing`), and what the short band has room for. */
function choiceSlots({ kind, options }: Options): Slots {
	const slots: Record<string, string> = /^(?:state|feeling|taste|fact)$/.test(kind) ? {} : { pick: "pick" };
	options.forEach((option, i) => {
		const side = "abcd"[i] ?? "d";
		const squeezed = squeeze(option, kind);
		slots[side] = option;
		slots[`${side}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`] = option;
		if (squeezed.short) slots[`${side}Short`] = squeezed.short;
		if (squeezed.action) slots[`${side}Do`] = squeezed.action;
	});
	return slots;
}

function timeSlot(clause: string): Slots {
	const when = timeOf(clause);
	return when ? { when } : {};
}
