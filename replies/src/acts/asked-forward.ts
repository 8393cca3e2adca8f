import type { Act } from "./acts.ts";

const wish =
	/^(?:how (?:do|would) you (?:fancy|like)(?= to | an? | \w+ing\b)|would you (?:like|be (?:interested in|keen (?:on|to|for)|up for))|do you (?:want|fancy|feel like|feel up to|need)|are you (?:keen (?:on|to|for)|up for|up to|interested in|in the mood for)|care for|keen (?:on|to|for)|up for)\s+(.+)$/i;
const proposal = /^(?:(?:how|what) a?bout|why don't|why not|what if|what do you say(?: (?:to|if))?)\s+(.+)$/i;
const deed = /^(?:to|we|if|i|you|(?!(?:some|any|no|every)thing|evening|morning|pudding|dressing)\w+ing)\b/i;
const leisure =
	/^(?:an? )?(?:\w+ )?(?:walk|stroll|swim|drive|spin|game|night out|picnic|bite(?! of| to)|catch ?up|chat|rest|nap|lie down|shower|bath|go|movie|lunch together|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|later)\b/i;
const outing =
	/\b(?:come|join|go|going|coming|joining|meet|meeting (?:up|me|us)|catch up|catching up|visit|grab|pop|head|stay (?:the|for|over|with|at))\b(?! (?:halves|to (?:bed|sleep|the (?:toilet|loo|bathroom))|back|home|inside|upstairs|over (?:that|this|it)|through|first|next(?! (?:week|month|year|weekend|\w+day))|ahead|and (?:lie|wash|sit)))/i;

/** What the person may be able to do, and not what they are asked to do. */
const ability =
	"hear|see|feel|walk|stand|talk|read|swallow|breathe|manage|reach|still|sleep|eat|drive|cook|swim|believe|guess|imagine|tell";

/** What a question puts forward, unless a topic has a claim to it. In order of precedence. */
const commonly: readonly (readonly [act: Act, pattern: RegExp])[] = [
	[
		"offer-help",
		/^(?:(?:(?:do|would) you (?:want|like|need)|want|need) (?:me|us|any help|some help|help|a (?:bit of )?(?:hand|help|lift|ride)|someone)\b|shall i\b|(?:can|could|may) (?:i|we) (?:help|give you a (?:hand|lift|ride)|do anything|(?:take|drive|run|drop|walk|carry|push|pick) you)\b(?! you\?*$)|let me (?:help|get that|do that)|i (?:can|could) .*\bif (?:you(?:'d)? (?:like|want)|that helps|it helps)|is there anything i can do)/i,
	],
	["offer", /^(?:can|could|may) (?:i|we) (?:get|bring|make|fetch|pour|offer|buy|interest|tempt|start) you\b/i],
	[
		"permission",
		/^(?:(?:can|could|may|might) i|(?:is it|would it be|is that|will it be) (?:ok|okay|all right|alright|fine)(?: with you)? (?:if|to|for)|(?:do|would) you mind (?:if|me)|(?:mind|okay|ok|all right|alright) if (?:i|we))\b/i,
	],
	["permission", /^(?:can|could|may) (?!you\b|i\b|we\b)\w+/i],
	[
		"suggestion",
		/^(?:maybe |perhaps |i think |i reckon |i thought |i was thinking )*(?:we (?:should|could|might (?:as well|go|have|try|do)|can|ought to)|you and (?:me|i) should)\b/i,
	],
	["suggestion", /^(?:can|could|shall|should) we\b(?!.*\b(?:believe|afford|trust)\b)/i],
	[
		"suits",
		/^would (?!you\b|it\b|that\b|this\b|he\b|she\b|they\b|there\b)(?:an? |the )?[\w -]{3,40} be (?:all right|alright|okay|ok|any good|better|easier|fine)\b(?! for (?:him|her|them|it))/i,
	],
	["suits", /^(?:does|would|will|is) .{2,40}\b(?:suit|work for|okay for|good for|all right for)(?: you)?\b/i],
	["invitation", /^(?:can|could|will|are) you (?:able to )?(?:make it|come|join|meet)\b/i],
	["request", /^(?:are|would|will) you (?:be )?(?:able|free) to\b/i],
	["request", /^(?:do|would) you (?:mind|please) \w+/i],
	[
		"request",
		new RegExp(
			String.raw`^(?:can|could|would|will) you (?:please |just |maybe |quickly |possibly )*(?!(?:${ability}|like|rather|say|prefer|recommend|be|come|need|have|go|ever|want|consider|describe|explain|remember)\b)[a-z]+`,
			"i",
		),
	],
];

/** An offer, a request, an invitation or the like by the form of the question alone. */
export function askedForward(clause: string): Act | undefined {
	return commonly.find(([, pattern]) => pattern.test(clause))?.[0] ?? proposed(clause);
}

/** "would you like to go to the beach", "how about a coffee": what is done together, where to, or what is handed over. */
function proposed(clause: string): Act | undefined {
	const wished = clause.match(wish)?.[1];
	const put = clause.match(proposal)?.[1];
	const what = wished ?? put;
	if (
		!what ||
		/^(?:you|yours|your|the|that|this|it|my|he|she|they|anything else|not)\b(?! come| join| stay| have| try| take| go)/i.test(
			put ?? "",
		)
	)
		return undefined;
	if (/\bor\b|^to (?:know|say|tell|ask|explain|talk about)\b/i.test(what)) return undefined;
	if (wished && /^(?:to |up )/i.test(what) && outing.test(what)) return "invitation";
	if (
		/^you (?:come|join|stay)/i.test(what) ||
		(deed.test(what) && /^(?:why|would|are|do)/i.test(clause) && outing.test(what))
	)
		return "invitation";
	if (deed.test(what) || leisure.test(what)) return "suggestion";
	return "offer";
}
