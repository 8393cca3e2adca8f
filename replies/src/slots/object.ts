import { withoutLead } from "../hearing/lead.ts";
import { tag } from "../language/tag.ts";
import { isThing } from "./listed.ts";
import { swapPerson } from "./person.ts";

const offered =
	/\b(?:would you like|do you (?:want|need|fancy|feel like|feel up to)|(?:can|could) i (?:get|bring|make) you(?: guys| both| all)?|shall i (?:get|make) you|want|fancy|need|feel like|care for|(?:keen|up) (?:for|to|on)|how about|what about|i'll (?:get|make) you|i could (?:get|make) you|let me (?:get|make) you)\s+(.+)$/i;
const together = /^(?:shall|can|could|should|why don't|how about|what about)(?: if)? we\s+(.+)$|^let's\s+(.+)$/i;
const closing =
	/(?:(?<!\b(?:my|your|his|her|our|the))[\s,]+(?:mate|love|darling|dear|mum|dad|nana?|nanny|gran|granny|grandma|grandpa|please|or not|or anything|or something|at all|while you wait|then|now|today|tonight|tomorrow|later|sometime|some time|first|instead|for a (?:bit|while)|(?:with|in|on) (?:that|it|those|us|me)|this (?:weekend|arvo|afternoon|morning|evening|week)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \w+)?|while i'm (?:here|up|there|out)|before .*|do you (?:reckon|think)|what do you (?:reckon|think)|if you like))*[\s.?!,]*$/i;

/** What is offered or put forward, as the person names it. */
export interface Offered {
	/** "a cup of tea" */
	thing?: string;
	/** The thing as "not" goes before it: "any more water". */
	any?: string;
	/** A thing as one word that "no" can stand before: "sauce". */
	bare?: string;
	/** "watch the cricket" */
	action?: string;
}

/** The thing or the deed that a clause offers or suggests: nothing when it is too long or too vague to be said back. */
export function objectOf(clause: string): Offered {
	const told = withoutLead(clause);
	const [, shared, urged] = told.match(together) ?? [];
	const deed = (shared ?? urged)?.replace(closing, "");
	if (deed) return fits(deed) ? { action: swapPerson(deed) } : {};
	const found = told.match(offered)?.[1]?.replace(closing, "");
	if (!found || !fits(found)) return {};
	const said = swapPerson(found);
	if (/^to /i.test(said)) return { action: said.slice(3) };
	const gerund = said.match(/^going (?:for|to) (.+)$/i);
	if (gerund) return { action: `go ${said.slice("going ".length)}` };
	return thingOf(said);
}

function fits(found: string): boolean {
	return (
		!/ (?:to|for|with|on|at|in|until|of|by|about)$/i.test(found) &&
		!/\b(?:or|if|any\w*|something|me to|that|this one|these|those|them|it|one|us|hand|help|and|you|think|know)\b/i.test(
			found,
		) &&
		found.split(" ").length <= 6
	);
}

function thingOf(said: string): Offered {
	const first = tag(said)[0];
	const named = /^(?:my|your)\b/i.test(said) || (first && ["DET", "NOUN", "ADJ", "NUM"].includes(first.pos));
	if (!named || /^(?:the|your)\b/i.test(said) || !isThing(said) || said.split(" ").length > 4) return {};
	const bare = said.match(/^(?:(?:a|an|some|any) )?(\w+)$/i)?.[1];
	return { thing: said, any: said.replace(/^some\b/i, "any"), ...(bare && !/^(?:a|an) /i.test(said) ? { bare } : {}) };
}
