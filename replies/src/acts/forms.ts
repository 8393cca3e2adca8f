import { askedTopics } from "./asked-topics.ts";
import { toldTopics } from "./told-topics.ts";

const topics = [...askedTopics, ...toldTopics];

const wish =
	/^(?:would you (?:like|be (?:interested in|keen (?:on|to|for)|up for))|do you (?:want|fancy|feel like|feel up to|need)|are you (?:keen (?:on|to|for)|up for|up to|interested in|in the mood for)|care for|keen (?:on|to|for)|up for)\s+(.+)$/i;
const proposal = /^(?:how about|what about|why don't|why not|what if|what do you say)\s+(.+)$/i;
const deed = /^(?:to|we|if|i|you|(?!(?:some|any|no|every)thing|evening|morning|pudding|dressing)\w+ing)\b/i;
const leisure =
	/^(?:an? )?(?:\w+ )?(?:walk|stroll|swim|drive|spin|game|night out|picnic|bite|catch ?up|chat|rest|nap|lie down|shower|bath|go|movie|lunch together|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|later)\b/i;
const outing =
	/\b(?:come|join|go|going|coming|joining|meet|meeting|catch up|catching up|visit|grab|pop|head)\b(?! (?:to (?:bed|sleep|the (?:toilet|loo|bathroom))|back|home|inside|upstairs|over (?:that|this|it)|through|first|next(?! (?:week|month|year|weekend|\w+day))|ahead|and (?:lie|wash|sit)))/i;

/** What the person may be able to do, and not what they are asked to do. */
const ability =
	"hear|see|feel|walk|stand|talk|read|swallow|breathe|manage|reach|still|sleep|eat|drive|cook|swim|believe|guess|imagine|tell";

/** Acts that the form of a clause decides, whatever it is about. In order of precedence. */
const forms: readonly (readonly [act: string, pattern: RegExp])[] = [
	[
		"offer-help",
		/^(?:(?:(?:do|would) you (?:want|like|need)|want|need) (?:me|us|any help|some help|help|a (?:bit of )?(?:hand|help|lift|ride)|someone)\b|shall i\b|(?:can|could|may) i (?:help|give you a (?:hand|lift)|do anything)\b(?! you\?*$)|let me (?:help|get that|do that)|i (?:can|could) .*\bif (?:you(?:'d)? (?:like|want)|that helps|it helps)|is there anything i can do)/i,
	],
	["offer", /^(?:can|could|may) (?:i|we) (?:get|bring|make|fetch|pour|offer|buy|interest) you\b/i],
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
	[
		"permission",
		/^(?:(?:can|could|may|might) i|(?:is it|would it be|is that|will it be) (?:ok|okay|all right|alright|fine)(?: with you)? (?:if|to|for)|(?:do|would) you mind (?:if|me))\b/i,
	],
	["permission", /^(?:can|could|may) (?!you\b|i\b|we\b)\w+/i],
	[
		"suggestion",
		/^(?:maybe |perhaps |i think |i reckon |i thought )*(?:we (?:should|could|might|can|ought to)|you and (?:me|i) should)\b/i,
	],
	["suggestion", /^(?:can|could|shall|should) we\b(?!.*\b(?:believe|afford|trust)\b)/i],
	["suggestion", /^(?:does|would|will|is) .{2,40}\b(?:suit|work for|okay for|good for|all right for)(?: you)?\b/i],
	["suggestion", /^are you able to\b/i],
	["invitation", /^(?:can|could) you (?:make it|come|join|meet)\b/i],
	["request", /^(?:do|would) you mind \w+ing\b/i],
	[
		"request",
		new RegExp(
			String.raw`^(?:can|could|would|will) you (?:please |just |maybe |quickly |possibly )*(?!(?:${ability}|like|rather|say|prefer|recommend|be|come|need|have|go|ever|want|consider|describe|explain|remember)\b)[a-z]+`,
			"i",
		),
	],
];

/** The act of a clause, without its opening words, when its form or its topic alone decides. */
export function formOf(clause: string): string | undefined {
	const topic = topics.find(([, pattern]) => pattern.test(clause))?.[0];
	return topic ?? forms.find(([, pattern]) => pattern.test(clause))?.[0] ?? proposed(clause);
}

/** "would you like to go to the beach", "how about a coffee": what is done together, where to, or what is handed over. */
function proposed(clause: string): string | undefined {
	const wished = clause.match(wish)?.[1];
	const put = clause.match(proposal)?.[1];
	const what = wished ?? put;
	if (!what || /^(?:you|yours|your|the|that|this|it|my|he|she|they|anything else|not)\b/i.test(put ?? ""))
		return undefined;
	if (/\bor\b|^to (?:know|say|tell|ask|explain|talk about)\b/i.test(what)) return undefined;
	if (wished && /^(?:to |up )/i.test(what) && outing.test(what)) return "invitation";
	if (
		/^you (?:come|join)/i.test(what) ||
		(deed.test(what) && /^(?:why|would|are|do)/i.test(clause) && outing.test(what))
	)
		return "invitation";
	if (deed.test(what) || leisure.test(what)) return "suggestion";
	return "offer";
}
