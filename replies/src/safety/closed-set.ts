import type { BankAct } from "../bank/bank-act.ts";
import { readable } from "../hearing/normalise.ts";
import type { Slots } from "../reply.ts";
import type { SafetyFlag } from "../understanding.ts";
import { flagsHeardIn, isHarmTold } from "./cues.ts";
import { plainly } from "./plainly.ts";

const place =
	/\b(?:fires?|flames?|alight|ablaze|smoke|(?:something|smells?|smelling)\b.*\bburning|burning (?:down|smell)|gas|fumes|carbon monoxide|flood\w*|water (?:is )?(?:rising|coming)|earthquake|explo\w+|bomb|roof is)\b/;
const order =
	/\b(?:everyone out|(?<!not )get out(?! of (?:the |his |her )?(?:bed|bath|chair|shower))|out (?:now|of (?:here|the (?:building|house)))|evacuat\w+|(?:not a|fire) drill|(?:leave|outside|exit) (?:now|right|this|straight))\b/;
const attack =
	/(?<!\b(?:cut|fingers?|thumb)\b.*)\b(?:knife|gun|gunshots?|weapon|machete|rifle|intruder|burglar|prowler|break(?:ing)? in|broken in|(?:coming|going) (?:at|for) (?:me|us))\b(?!.*\b(?:slipped|fingers?|thumb)\b)/;
const somebody =
	/\b(?:he|she|they|him|her|them|his|their|someone|mum|dad|mummy|daddy|nan|nana|pop|gran|grandma|grandad|grandpa|uncle|aunty|brother|sister|son|daughter|husband|wife|baby|child|kid|boy|girl|man|woman|lady|bloke|my (?:friend|partner|neighbour|mother|father|carer|mate))\b/;
const asked = /\b(?:(?:have|has|are|do|did|were) you|any thoughts|you ever)\b/;

/** The partner tells of their own body: "i have fallen", "my chest is tight". */
const partner =
	/\bi (?:have |am |was |just |think |might |be |also )*(?:fallen|fell|gone over|come off|collapsed|having|bleeding|choking|burnt|burned|hurt|dizzy|dying|faint|feel (?:faint|funny|awful|sick|weird)|going to (?:faint|pass out|collapse)|not feeling?)|\bi (?:can not|cannot|do not) (?:breathe|get up|move|feel|see|swallow)\b|\bi (?:have )?(?:took|taken|swallowed) (?:all|too many|the lot|loads)\b|\bmy (?:chest|heart|arms?|legs?|face|head|hands?|lips|throat|words|vision)\b/;
/** What the partner did or said is to stay a secret. */
const confided =
	/\b(?:do not|dont|not to|never|please|promise|swear) .*\btell\b.*\b(?:i|i have|my|me)\b(?! (?:what|if|or)\b)/;
/** Words of one who demands a secret, and does not confide one. */
const demands =
	/\b(?:or|else|if you|you will(?! not)|dare|your|touch\w*|special|our|(?:hit|hurt|slapped|shouted at|did (?:that |it )?to) you)\b/;
const dies = /\b(?:are|will|is) (?:you|\w+|my \w+) (?:\w+ )?(?:going to |gonna |gon na )?(?:die|dying)\b/;
/** The partner's own wish. */
const wishes = /\bi (?:want|wish|would|am going|will|might|could)\b/;

/** A closed set of the bank, and the slots that decide which of its wordings are offered: each holds its own name. */
export interface ClosedSet {
	act: BankAct;
	slots: Slots;
}

/**
 * The set that answers a flag. In an emergency `leave` holds when the place is dangerous, with `order` when the partner says to
 * go; `threat` when a person is; `you` when the partner is the one in danger, `hurt` when another is. Of despair, `asked` holds
 * when the person is asked about theirs, `other` when it is that of a third. What the partner suffered or wants kept secret,
 * and questions about death, have sets of their own.
 *
 * @param text what the partner said.
 */
export function closedSetFor(flag: SafetyFlag, text: string): ClosedSet {
	const sentences = plainly(readable(text));
	const said = sentences.join(" ");
	if (flag === "safety-emergency") return { act: flag, slots: dangerOf(said) };
	if (flag === "safety-self-harm") return despairOrDeath(sentences);
	if (flag !== "safety-abuse") return { act: flag, slots: {} };
	if (isHarmTold(sentences)) return { act: "told-of-harm", slots: {} };
	return confided.test(said) && !demands.test(said)
		? { act: "told-of-harm", slots: { confided: "confided" } }
		: { act: flag, slots: {} };
}

/** A question about death has a set of its own, unless despair is heard beside it. */
function despairOrDeath(sentences: readonly string[]): ClosedSet {
	const others = sentences.filter((sentence) => !dies.test(sentence) || wishes.test(sentence));
	const isOfDeathAlone = others.length < sentences.length && !flagsHeardIn(others).includes("safety-self-harm");
	return isOfDeathAlone ? { act: "dying", slots: {} } : { act: "safety-self-harm", slots: despairOf(others.join(" ")) };
}

function dangerOf(said: string): Slots {
	if (attack.test(said)) return { threat: "threat" };
	if (order.test(said)) return { leave: "leave", order: "order" };
	if (place.test(said)) return { leave: "leave" };
	if (partner.test(said)) return { you: "you" };
	return somebody.test(said) ? { hurt: "hurt" } : {};
}

function despairOf(said: string): Slots {
	if (asked.test(said)) return { asked: "asked" };
	return somebody.test(said) && !/\b(?:i|me|my|myself)\b/.test(said.replace(/\bmy (?=\w+)/g, ""))
		? { other: "other" }
		: {};
}
