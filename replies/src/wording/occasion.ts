import { soundsGrave } from "../hearing/gravity.ts";
import { heard } from "../hearing/heard.ts";
import type { PlanRow, ReplyRequest } from "../reply.ts";

/** Reviewed by hand as they stand, or said where every word counts. */
const closed = new Set(["allergies", "cannot-have", "other-language"]);
/** Acts that are answered soberly whatever the words. */
const grave = new Set([
	...["bad-news", "care", "care-plan", "check-state", "hard-time", "may-be-grave", "out-of-ten", "pain", "partner-low"],
	...["partner-need", "setback", "symptom", "sympathy", "toilet", "trouble", "unwell", "whats-wrong"],
]);
/** Talk of bodies and of those who treat them. */
const clinic =
	/\b(?:doctors?|dr|gp|nurses?|hospital|clinic|ward|surgery|surgeon|specialist|physio|therap(?:y|ist)|dentist|ambulance|pain|hurts?|sore|bloods?|stitches|swelling|fever|tender\w*|tummy|stomach|chest|swollen|rash|scans?|x-?rays?|mri|needles?|injections?|vaccine|tablets?|pills?|meds?|medicines?|medications?|dose|symptoms?|diagnos\w+|wounds?|dizzy|breath\w*|seizures?|fell|falls?|results|catheter|swallow\w*)\b/i;
/** A child speaks, or is spoken of as being there. */
const child =
	/\b(?:nann?a|nanny|granny|grandma|grandad|granddad|grandpa|poppy|mummy|mommy|daddy|my teacher|tooth fairy|playground|kindy|toddler|the (?:kids|children|little ones?|baby))\b/i;

/** Whether a card is said as the bank has it and in no other way. */
export const isClosed = ({ intent }: Pick<PlanRow, "intent">): boolean =>
	intent.startsWith("safety-") || closed.has(intent.split("/")[0] ?? "");

/** Whether a turn may be answered lightly. When in doubt it may not. */
export function isLight({ act, slots }: Pick<PlanRow, "act" | "slots">, { text, turns, steer }: ReplyRequest): boolean {
	if (grave.has(act) || slots.isLow !== undefined) return false;
	if (steer && "direction" in steer && steer.direction === "serious") return false;
	const said = [...turns.slice(-2).map((turn) => turn.text), heard(text)];
	return !said.some((words) => clinic.test(words) || soundsGrave(words));
}

/** Whether strong words may be said to it, by a person who may and wants to: among friends and family, to no child. */
export const isAdultTurn = ({ act }: PlanRow, request: ReplyRequest): boolean =>
	request.adultLanguage &&
	/^(?:casual|family)$/.test(request.preferences.context) &&
	!/^(?:affection|apology|gift|introduction|speaking|about-speech|permission|service|pay|papers)$/.test(act) &&
	!child.test(request.text);
