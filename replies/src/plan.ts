import { crisisLineOf, emergencyNumberOf } from "@sayso/contract/entities/emergency-numbers.ts";
import { type Act, traitsOf } from "./acts/acts.ts";
import { shapeOf } from "./acts/features.ts";
import { named } from "./acts/named.ts";
import type { BankAct } from "./bank/bank-act.ts";
import { fitsOf } from "./fitting/fits.ts";
import { refusedFood } from "./forbidden/forbidden.ts";
import { tellsOfDeath } from "./hearing/gravity.ts";
import { heard } from "./hearing/heard.ts";
import { isOfAnother, nameOfAnother } from "./hearing/of-another.ts";
import { isRuled } from "./hearing/ruled.ts";
import { factsOf } from "./knowing/facts.ts";
import { trueAnswer } from "./knowing/true-answer.ts";
import { ownWordsFor } from "./own-words/own-words.ts";
import type { Answered } from "./planning/answered.ts";
import { rowsBesides } from "./planning/besides.ts";
import { bothAtOnce } from "./planning/both-at-once.ts";
import { inSpokenOrder } from "./planning/card-order.ts";
import { arrange, choose } from "./planning/choose.ts";
import { chooseFitting } from "./planning/fitting.ts";
import { choosePair } from "./planning/pair.ts";
import { rememberedFor } from "./planning/remembered.ts";
import { wordingsOf } from "./realise.ts";
import type { PlanRow, ReplyRequest, Slots } from "./reply.ts";
import { closedSetFor } from "./safety/closed-set.ts";
import { turnCues } from "./slots/turn-kind.ts";
import { steeredRows } from "./steering/steer.ts";
import { understand } from "./understand.ts";
import type { ClauseReading, SafetyFlag, Understanding } from "./understanding.ts";

/** The rows of the set for a turn, read in the light of the turns before it. In card order, as many as the person wants replies. */
export const planFor = (request: ReplyRequest): PlanRow[] => rowsFor(understand(request.text, request.turns), request);

/** Rows that are true of any turn, for one that could not be read. */
export const plainPlan = (request: ReplyRequest): PlanRow[] => choose("anywhere", {}, request);

/** The rows of the set for a turn that has been read. */
export function rowsFor(understanding: Understanding, request: ReplyRequest): PlanRow[] {
	const told = informed(understanding, request.aboutMe);
	const allergic = told.acts.find(({ slots }) => slots.allergicTo);
	const flag = understanding.safety[0];
	if (flag && !(allergic && careful.has(flag))) {
		const set = closedSetFor(flag, heard(request.text));
		return choose(set.act, { ...set.slots, ...whomToCall(request) }, request);
	}
	if (understanding.language === "other") return choose("other-language", {}, request);
	const { acts, pair, mood } = told;
	const refused = refusedFood(acts, request);
	if (refused) return choose("cannot-have", refused, request);
	if (allergic) return choose("allergies", allergic.slots, request);
	const steered = steeredRows(told, request);
	if (steered) return arrange(steered.act, steered.rows, steered.slots);
	const own = ownWordsFor(told, request);
	const isAnswer = own.isAnswer && wordingsOf(ownWords, own.slots, request).length > 0;
	const focus = acts[told.focus];
	if (focus?.act === "either-or" && focus.slots.a === undefined) return choose("unclear-choice", focus.slots, request);
	const earlier = pair === undefined ? undefined : acts[pair];
	if (focus && earlier) {
		if (request.preferences.numberOfResponses === 2)
			return bothAtOnce(earlier, focus, request) ?? choose(focus.act, focus.slots, request);
		const both = choosePair(earlier, focus, request);
		return isAnswer ? inSpokenOrder([...both.slice(0, -1), toldRow(own.slots)]) : both;
	}
	const reading = focus && isAnswer && !asksOfPerson.has(focus.act) ? { ...focus, act: ofPerson } : focus;
	const act = reading?.act ?? "statement";
	const kind = focus ? turnCues(focus, mood === "bad") : {};
	const slots = {
		...focus?.slots,
		...kind,
		...rememberedFor(act, request),
		...own.slots,
		...(tellsOfDeath(heard(request.text)) && { death: "death" }),
	};
	// What fits the turn as it was read is no answer to it.
	const fitting =
		focus && reading === focus && isOpen(focus) ? chooseFitting(answered(told, focus, slots), request) : undefined;
	return fitting ?? choose(act, slots, request, mood, rowsBesides(told.likely, slots, request));
}

/** A turn with one of these flags that asks about allergies gets the allergies first: the partner asks before they do something. */
const careful: ReadonlySet<SafetyFlag> = new Set<SafetyFlag>(["safety-consent", "safety-advice"]);

const answered = ({ mood, kinds, features }: Understanding, reading: ClauseReading, slots: Slots): Answered => ({
	act: reading.act,
	slots,
	...(mood && { mood }),
	kinds,
	fits: fitsOf(features, kinds),
	...ruledAs(reading),
});

function ruledAs(reading: ClauseReading): Pick<Answered, "isRuled" | "isYesOrNo"> {
	const isYesOrNo = traitsOf(reading.act).yesOrNo === true && shapeOf(reading.clause) === "yes-no";
	return { isRuled: isRuled(reading) || isYesOrNo, isYesOrNo };
}

/** In the place of a no to the second of two questions: a no is a button of its own. */
const toldRow = (slots: Slots): PlanRow => ({
	act: "anywhere",
	intent: ownWords,
	tone: "neutral",
	required: false,
	slots,
});

/** What answers a question of the person, and the acts with rows for one of their own. */
const ownWords = "anywhere/own-words";
const ofPerson: Act = "about-you";
const asksOfPerson: ReadonlySet<BankAct> = new Set<BankAct>(
	named(
		"about-you about-speech either-or favourite how-did how-long how-many how-often introduction like allergies anything want-what when where who why",
	),
);

/** Acts whose rows are made of what was heard, or must be said whatever else fits. */
const closed: ReadonlySet<Act> = new Set<Act>(["either-or", "out-of-ten", "cannot-have", "allergies"]);
const isOpen = ({ act, slots }: ClauseReading) =>
	!closed.has(act) && !Object.keys(slots).some((slot) => /^known[A-Z]/.test(slot));

const whomToCall = ({ country }: ReplyRequest): Slots => ({
	emergencyNumber: emergencyNumberOf(country),
	crisisLine: crisisLineOf(country),
});

/** Each clause with what About Me says to it. */
function informed(understanding: Understanding, aboutMe: string): Understanding {
	const facts = factsOf(aboutMe);
	const acts = understanding.acts.map((reading) => ({
		...reading,
		slots: {
			...reading.slots,
			...(isOfAnother(reading.clause) ? nameOfAnother(reading.clause, aboutMe) : facts),
			...trueAnswer(reading.clause, aboutMe),
		},
	}));
	return { ...understanding, acts };
}
