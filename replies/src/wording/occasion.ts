import { isAct, traitsOf } from "../acts/acts.ts";
import type { Traits } from "../acts/traits.ts";
import type { BankAct } from "../bank/bank-act.ts";
import { soundsGrave } from "../hearing/gravity.ts";
import { heard } from "../hearing/heard.ts";
import type { PlanRow, ReplyRequest } from "../reply.ts";

/** Reviewed by hand as they stand, or said where every word counts. */
const closed: ReadonlySet<string> = new Set<BankAct>(["allergies", "cannot-have", "other-language"]);
/** Talk of bodies and of those who treat them. */
const clinic =
	/\b(?:doctors?|dr|gp|nurses?|hospital|clinic|ward|surgery|surgeon|specialist|physio|therap(?:y|ist)|dentist|ambulance|pain|hurts?|sore|bloods?|stitches|swelling|fever|tender\w*|tummy|stomach|chest|swollen|rash|scans?|x-?rays?|mri|needles?|injections?|vaccine|tablets?|pills?|meds?|medicines?|medications?|dose|symptoms?|diagnos\w+|wounds?|dizzy|breath\w*|seizures?|fell|falls?|results|catheter|swallow\w*)\b/i;
/** A child speaks, or is spoken of as being there. */
const child =
	/\b(?:nann?a?|nanny|gran(?:ny|ma|ddad|dad|dpa|dma|dpop)?s?|nonn[ao]|oma|opa|yiayia|pop(?:py|s)?|mum(?:my|s)?|mom(?:my)?|mama|dad(?:dy|s)?|papa|(?:aunty|auntie|uncle)|my teacher|miss|homework|tooth fairy|santa|playground|kindy|preschool|toddler|teddy|colou?ring|kids?|child(?:ren)?|little ones?|baby|grand(?:son|daughter|kids?|child(?:ren)?)s?)\b/i;
/** A partner who does not know the person, or is at work with them. */
const stranger =
	/\b(?:excuse me|sir|madam|ma'am|carers?|support worker|agency|shift|roster|handover|hoist|sling|shower|wash you|change you|your pad|commode|wheelchair|my name is|i'm from|pleased to meet|nice to meet|officer|driver|ticket please|next please|station|bus stop|dollars?|cents|receipt|eftpos|appointment)\b/i;

/** Whether a card is said as the bank has it and in no other way. */
export const isClosed = ({ intent }: Pick<PlanRow, "intent">): boolean =>
	intent.startsWith("safety-") || closed.has(intent.split("/")[0] ?? "");

/** Whether a turn may be answered lightly. When in doubt it may not. */
export function isLight({ act, slots }: Pick<PlanRow, "act" | "slots">, { text, turns, steer }: ReplyRequest): boolean {
	if (known(act).gravity !== undefined || slots.isLow !== undefined) return false;
	if (steer && "direction" in steer && steer.direction === "serious") return false;
	const said = [...turns.slice(-2).map((turn) => turn.text), heard(text)];
	return !said.some((words) => clinic.test(words) || soundsGrave(words));
}

/** Whether strong words may be said to it, by a person who may and wants to: among friends and family, to no child. */
export const isAdultTurn = ({ act }: PlanRow, request: ReplyRequest): boolean =>
	request.adultLanguage &&
	/^(?:casual|family)$/.test(request.preferences.context) &&
	!known(act).mild &&
	![...request.turns.slice(-2).map(({ text }) => text), request.text].some(
		(words) => child.test(words) || stranger.test(words),
	);

/** What is known of the act of a row: nothing where no clause is read as it, such as `pair`. */
const known = (act: BankAct): Traits => (isAct(act) ? traitsOf(act) : {});
