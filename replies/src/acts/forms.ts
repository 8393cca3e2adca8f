import type { Act } from "./acts.ts";
import { askedForward } from "./asked-forward.ts";
import { offerOf } from "./offers.ts";
import { questionOf } from "./questions/questions.ts";
import { socialActOf } from "./social/social.ts";
import { toldTopics } from "./told-topics.ts";

/** Acts that the form of a clause decides, whatever it is about. In order of precedence. */
const forms: readonly (readonly [act: Act, pattern: RegExp])[] = [
	[
		"about-you",
		/^(?:can|could|may) i (?:have|get|take|grab|ask) (?:your|a|the) (?:full |first |last )?(?:name|surname|age)\b/i,
	],
	[
		"want-what",
		/^(?:(?:can|could|may) i take your order|what (?:can|could|may) (?:i|we) (?:get|do for|make|bring) you|what'?(?:ll| will) it be|what would you like|what do you (?:want|feel like|fancy)|what are you (?:after|having|in the mood for))\b(?!.*\b(?:talk|say|tell|call|know)\b)/i,
	],
	[
		"want-what",
		/^(?:what|which)(?: \w+){1,3} (?:are you (?:after|having)|would you (?:like|prefer)|do you (?:want|need))\b(?!.*\b(?:to (?:talk|say|tell|call|know)|done|by)\b)/i,
	],
];

/** A question with its verb first tells no news, whatever it mentions. */
const asked = /^(?:do|does|did|are|is|was|were|have|has|will|would) \w/i;

function topicOf(clause: string): Act | undefined {
	return asked.test(clause) ? undefined : toldTopics.find(([, pattern]) => pattern.test(clause))?.[0];
}

/** The act of a clause, without its opening words, when its form or its topic alone decides. */
export function formOf(clause: string): Act | undefined {
	const topic = socialActOf(clause) ?? offerOf(clause) ?? questionOf(clause) ?? topicOf(clause);
	return topic ?? forms.find(([, pattern]) => pattern.test(clause))?.[0] ?? askedForward(clause);
}
