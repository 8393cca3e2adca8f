import type { Act } from "./acts.ts";

/** How the person can call the partner: "give us a yell", "press the buzzer". */
const call =
	"(?:(?:give (?:me|us)|send (?:me|us)) an? (?:ring|call|yell|shout|buzz|bell|text|hoy|message)|ring|call|text|phone|message|buzz|yell|shout|holler|sing out|speak up|knock|tell (?:me|us|one of us)|ask|(?:press|push|pull|ring|hit|use) (?:the|your|this|that) (?:\\w+ )?(?:buzzer|button|bell|cord)|(?:put|pop|stick) your hand up|let (?:me|us|someone|the \\w+) know|come (?:and|to) (?:see|find|get|ask) (?:me|us)|say(?: so| the word| something)?)";

/** What the partner would give or do, or leaves the person free to have. In order of precedence. */
export const offerForms: readonly (readonly [act: Act, pattern: RegExp])[] = [
	["toilet", /^do you need to go(?: first| now| again| before\b.*)?[?.!]*$/i],
	[
		"offer-help",
		/^(?:can|could|may|shall) (?:i|we) (?:get|grab|carry|reach|take|hold|lift|open|do|read|press|find) (?:that|those|it|them|this|these) for you\b/i,
	],
	["offer-help", /^would you (?:rather|prefer) (?:i|we|it if (?:i|we))\b/i],
	[
		"offer-help",
		/^(?:i|we)(?:'d| would) (?:really )?(?:like|love) to (?:pay|buy|treat|help|make you|cook|lend|send you|get you)\b.*\b(?:you|your)\b/i,
	],
	["spare", /^(?:i|we)(?:'ve| have)(?: got)? (?:an? |some |the )?(?:extra|spare|second|leftover)\b.*\bfor you\b/i],
	[
		"offer-help",
		/^would (?:it (?:help|be (?:easier|better|nicer|more comfortable)|make it easier)|you (?:be happier|feel (?:better|safer)|prefer it)) if (?:i|we|someone)\b/i,
	],
	["offer-help", /^shall i\b(?!.*\b(?:toilet|loo|commode|bottle|bedpan|you to the bathroom)\b)/i],
	[
		"let-me-know",
		new RegExp(
			String.raw`^(?:please |just |do |you can (?:always )?|feel free to )*${call}\b.*\b(?:if|when|whenever|any ?time|day or night)\b`,
			"i",
		),
	],
	[
		"let-me-know",
		new RegExp(
			String.raw`^(?:if|when|whenever|any ?time) you(?:'re| are|'ve| have|'d| do)? .*\b(?:just|please|you can|feel free to|then|i'm (?:always )?(?:here|around|only)|we're (?:always )?(?:here|around|only)) ?(?:${call}\b|a phone call|here|around)`,
			"i",
		),
	],
	[
		"let-me-know",
		/^(?:i'm|we're|i am|we are|i'll be) (?:always |right |just )*(?:here|around|next door|down the (?:hall|road|street)|only a (?:phone )?call away|on the end of the phone)\b.*\b(?:if|when|whenever|any ?time)\b.*\byou/i,
	],
	[
		"anything",
		/^i(?:'m| am)(?: just)? (?:off|going|heading|popping|ducking|nipping|doing)\b.*\bif (?:you|anyone|anybody)(?:'d| would)? ?(?:wants?|needs?|likes?|'ve got|have|has) (?!to come|to join|a lift|a ride|company|me\b)/i,
	],
	[
		"spare",
		/^i(?:'m| am)(?: just)? (?:off|going|heading|popping|driving)\b.*\bif you(?:'d| would)? (?:want|need|like) (?:to come|to join|a lift|a ride)/i,
	],
	[
		"spare",
		/^you (?:can|could|may|might)(?: always| just)? (?:borrow|have|use|share|take|wear) (?:mine|ours|one of (?:mine|ours)|my|our|some of (?:mine|my))\b/i,
	],
	[
		"offer",
		/^(?:will|won't|would) you have (?:an?|another|some|one|any)\b(?! (?:look|listen|word|read|minute|moment|think|go|try|chat|time|quick)\b)/i,
	],
	[
		"offer",
		/^(?:please |do |go on,? |you must )*(?:have|try|take) (?:another|one more|some more|a bit more|the last|one of (?:these|my|the)|a (?:bickie|biscuit|lolly|mint|chip|grape|piece|slice|bit|bite|sip|taste|scone|chocolate|sandwich))\b(?!.*\b(?:look|breath|step|rinse|go|turn)\b)/i,
	],
	["offer-help", /^(?:why don't i|what if i|how about i|(?:i|we)(?:'ll| will) .*,? shall (?:i|we)\b)/i],
	["offer", /^(?:can|could|may) (?:i|we) take (?:a message|your (?:coat|jacket|bags?|hat|order for))\b/i],
	["offer", /^would you (?:rather|prefer) (?!.*\bor\b)(?:have )?(?:an?|some|another|my|the|one)\b/i],
	[
		"feel-free",
		/^(?:please |just |do )*(?:feel free|help yourself|make yourself (?:at home|comfortable)|take your pick|be my guest)\b/i,
	],
	["feel-free", /^you(?:'re| are) (?:more than |very |always )?welcome to (?!come|join|stay|visit|ring|call)/i],
	[
		"feel-free",
		/^if you(?:'d)? (?:like|want|prefer) to\b(?!.*\b(?:call|ring|talk|join|come|let (?:me|us) know)\b).*\b(?:there(?:'s| is| are)|the \w+(?: \w+)?(?:'s| is| are)|you can|it's|they're)\b/i,
	],
	[
		"feel-free",
		/^you can (?:sit|park|leave (?:it|your|that)|put (?:it|your|that)|use|wait|choose|pick|take)\b.*\b(?:like|want|here|there|anywhere|wherever|whichever|in the)\b/i,
	],
	["offer", /^(?:i'll|we'll|i can|let me|let us) (?:shout|treat|buy) you\b/i],
	["offer", /^(?:it's )?my (?:shout|treat)\b/i],
	[
		"anything",
		/^if you(?:'d| would)? (?:want|need|like) (?:anything|something) (?:from|at|while|in town|picked|brought)\b/i,
	],
	[
		"offer-help",
		/^if you(?:'d| would)? (?:want|need|like) (?:a (?:lift|ride|hand)|some help|help|me to|us to|someone to)\b(?!.*\b(?:call|ring|yell|shout|know|ask|say|press|push)\b)/i,
	],
	["spare", /^(?:do you want|would you like) (?:to sit here|my (?:seat|spot|place))\b/i],
	["spare", /^(?:take|have) my (?:seat|spot|place)\b/i],
	[
		"spare",
		/^(?:do you want to|would you like to) go (?:ahead|first|in front|before)\b(?: of me)?(?!.*\bor\b)[^?]{0,12}\??$/i,
	],
	["spare", /^(?:after you\b|you (?:can )?go (?:first|ahead of|on ahead|in front|before me)\b)/i],
	[
		"offer-help",
		/^(?:we|i) (?:can|could) (?:also |always |easily )?(?:deliver|order|gift ?wrap|wrap|post|email|print|text|send|hold|keep|put|book|add|upgrade|organise|arrange|lend|save|set|pack|fix|find|write|make|show|teach|explain|read|type|move|heat|warm|reheat|cut)\b.*\b(?:you|your|it|that|them|one|those|this)\b/i,
	],
	[
		"offer-help",
		/^(?:i|we)(?:'ll| will| can|'d be (?:happy|glad|more than happy) to|'m (?:happy|glad|more than happy) to|'re happy to| could|'d| don't mind| wouldn't mind) (?:always |easily |also )?\w+.*(?:\bif (?:you(?:'d)? (?:like|want|need|prefer|rather|wish)|that(?:'s| is| would be) any (?:use|help|good)|that (?:helps|suits|would help|works|'s easier)|it(?:'d)? (?:helps?|makes? it easier|be easier)|you(?:'re| are) (?:tired|stuck|busy|not up to it))\b|\bfor you[?.!]*$)/i,
	],
	[
		"offer-help",
		/^(?:i|we) (?:could|can)(?: always)? (?:ask|come|go|stay|sit|wait|walk|be there|drive|take|pick|drop|run|bring|cook|help|lend|get (?:someone|somebody|you|the \w+) to)\b.*\byou\b/i,
	],
	["offer-help", /^do you need anything (?:\w+ed|done|taken|brought|else done|from me)\b/i],
	[
		"offer-help",
		/^(?:i|we)(?:'m| am|'re| are) (?:always )?(?:happy|glad|willing) to (?:help|drive|take|come|do|pick|drop|cook|look|mind|sit|stay|bring)\b/i,
	],
	[
		"offer-help",
		/^(?:i|we) can (?:stay|wait|drive|cook|start|help out|come back|work late)\b(?! (?:and|to|until|till) (?:see|hear))/i,
	],
	["offer-help", /^(?:i|we)(?:'d| would) be (?:more than )?(?:happy|glad) to \w+/i],
	[
		"feel-free",
		/^(?:we|i|there|they|the|it)\b.*\bif (?:you|anyone|anybody)(?:'d| would)? (?:wants?|likes?|fancy|feels? like|needs?) to (?!come|join|pop|drop|know|be\b)\w+/i,
	],
];

/** The act of a clause, without its opening words, that offers something, or says how to ask for it. */
export function offerOf(clause: string): Act | undefined {
	return offerForms.find(([, pattern]) => pattern.test(clause))?.[0];
}
