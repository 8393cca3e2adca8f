import { readable } from "../normalise.ts";
import type { Slots } from "../reply.ts";
import type { SafetyFlag } from "../understanding.ts";
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

/**
 * The kinds of danger that decide which wordings of a flag fit, each as a slot that holds its own name: `leave` when the place is
 * dangerous, with `order` when somebody says to go; `threat` when a person is; `hurt` when somebody else is in danger. Of
 * despair: `asked` when the person is asked about theirs, `other` when it is that of somebody spoken about.
 *
 * @param text what the partner said.
 */
export function kindOf(flag: SafetyFlag, text: string): Slots {
	const said = plainly(readable(text)).join(" ");
	if (flag === "safety-self-harm") return despairOf(said);
	return flag === "safety-emergency" ? dangerOf(said) : {};
}

function dangerOf(said: string): Slots {
	if (attack.test(said)) return { threat: "threat" };
	if (order.test(said)) return { leave: "leave", order: "order" };
	if (place.test(said)) return { leave: "leave" };
	return somebody.test(said) ? { hurt: "hurt" } : {};
}

function despairOf(said: string): Slots {
	if (asked.test(said)) return { asked: "asked" };
	return somebody.test(said) && !/\b(?:i|me|my|myself)\b/.test(said.replace(/\bmy (?=\w+)/g, ""))
		? { other: "other" }
		: {};
}
