import { tag } from "../language.ts";
import { swapPerson } from "./person.ts";

const offered =
	/\b(?:would you like|do you (?:want|need|fancy|feel like)|can i get you|shall i (?:get|make) you|could i get you|want|fancy|need|feel like|how about|i'll (?:get|make) you|i could (?:get|make) you|let me (?:get|make) you)\s+(.+?)[\s.?!,]*$/i;
const closing =
	/(?:[\s,]+(?:mate|love|darling|dear|mum|dad|please|or not|or anything|or something|at all|while you wait|then|now|today|with that|this weekend|on \w+day|while i'm (?:here|up|there|out)))*$/i;

/** What is offered, as the person names it: a `thing` ("a cup of tea") or an `action` ("watch the cricket"). */
export function objectOf(clause: string): { thing?: string; action?: string } {
	const found = clause.match(offered)?.[1]?.replace(closing, "");
	if (!found || /\b(?:or|if|any\w*|something|me to|that|this one|it|one|us|hand|help)\b/i.test(found)) return {};
	if (found.split(" ").length > 6) return {};
	const said = swapPerson(found);
	if (/^to /i.test(said)) return { action: said.slice(3) };
	const gerund = said.match(/^going (?:for|to) (.+)$/i);
	if (gerund) return { action: `go ${said.slice("going ".length)}` };
	const first = tag(said)[0];
	return first && ["DET", "NOUN", "ADJ", "NUM"].includes(first.pos) && !/^the\b/i.test(said) ? { thing: said } : {};
}
