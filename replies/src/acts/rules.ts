import type { Act } from "./acts.ts";

/**
 * Acts whose wording is nearly closed. High precision only: what can be said in many ways is left to the classifier.
 * In order of precedence; a clause comes without hesitations and with its sentence mark.
 */
const rules: readonly (readonly [act: Act, pattern: RegExp])[] = [
	[
		"out-of-ten",
		/^(?!.*\b(?:book|film|movie|show|meal|food|restaurant|service|day|weekend|holiday)\b).*\b(?:(?:scale|out) of (?:(?:zero|nought|one|nil|[01]) to )?(?:ten|10)|(?:zero|nought|nil|one|[01]) (?:to|being|means|is) (?:.* )?(?:ten|10)|rate (?:your|the|it|that) pain|pain (?:score|level)|what number (?:is|would|for) .*\b(?:pain|hurt\w*))\b/i,
	],
	[
		"reproach",
		/^(?:fine|whatever|right)[, ]+(?:then |just )?(?:do|have) (?:whatever|what|it)\b|^suit yourself\b|\bi'm (?:done|sick of|over) (?:arguing|fighting)\b|^(?:and |so )?when (?:were you|was (?:anybody|anyone|somebody)) (?:going|planning|ever going|thinking)\b.*\b(?:tell|telling|mention|let)\b/i,
	],
	["glad", /\btooth fairy\b/i],
	[
		"apology",
		/^(?:oh,? )?(?:i'm|we're|i am|we are) (?:ever so |so |very |really |truly )*sorry(?:,? (?:about that|love|mate|mum|dad|darling|everyone))*[.!]*$/i,
	],
	[
		"say-again",
		/^(?:oh |i'm |sorry,? )*(?:pardon(?: me)?|sorry|what was that|come again|say that again|what did you (?:just )?say|(?:can|could) you (?:please )?(?:say|repeat) (?:that|it)(?: again)?)(?: please)?[?.!,]*$/i,
	],
	[
		"wait",
		/^(?:(?:just|sorry|ok|oh)[, ]+)*(?:hang on|hold on|one (?:moment|second|sec|minute)|(?:give me )?(?:a|one) (?:sec|second|moment|tick|minute)|bear with me|wait)(?: (?:a|one|just a)? ?(?:sec|second|moment|minute|tick|mo))?(?: please)?[.!,]*$/i,
	],
	[
		"affection",
		/^(?:(?:oh|and|mum|dad|darling)[, ]+)*i (?:really |do )?(?:love|miss|missed|adore) (?:you|ya)\b[^?]{0,30}$/i,
	],
	["good-wishes", /^(?:good luck|best of luck|get well soon)\b[^?]{0,40}$/i],
	[
		"apology",
		/^(?:(?:oh|ah|oops|hey|hi|look|mum|mom|dad|nan|mate|love|darling|no|god|gosh)[,.!]* )*(?:i'm |we're |i am |we are |i do )?(?:(?:ever so|so|very|really|terribly|awfully|just) )*sorry,? (?:again )?(?:to (?!hear|see|learn|say|ask)|(?:i'm|we're|i am) (?:so |a bit |a little |very )*late\b|(?:i|we|it) (?:forgot|missed|couldn't|wasn't|weren't|snapped|shouted|lost|broke|got|was|mixed|stuffed|messed|kept|woke|left|hurt|upset|let|should|took|haven't|hadn't|didn't (?!hear|catch|understand|get|quite))|that i|there(?:'s| has| was) (?:been )?(?:a|an|some) (?:\w+ )?(?:mistake|mix-?up|error|problem|misunderstanding|issue))[^?]*$/i,
	],
	[
		"thanks",
		/^(?:(?:oh|ok|great|lovely|ah|aw|no|well)[, ]+)*(?:thanks?(?: you)?|thank you|cheers|ta|much appreciated)(?: (?:so much|very much|heaps|a lot|again|a million|mate|love|darling|dear|anyway|everyone|mum|dad))*[.!]*$/i,
	],
	[
		"greeting",
		/^(?:(?:oh|well)[, ]+)*(?:hi|hello|hey|hiya|g'day|good (?:morning|afternoon|evening)|morning|evening|howdy)(?:[, ]+(?:there|mate|love|darling|dear|everyone|all|again|you|mum|dad|nan|pop|sunshine|sweetheart|guys|buddy))*[.!,]*$/i,
	],
	[
		"how-are-you",
		/^(?:(?:hi|hey|hello|so|and|morning|g'day|mate|good morning|well)[, ]+)*(?:how(?:'s| is) (?:it going|things|life|everything)|how (?:are|r) (?:you|ya)(?: (?:going|doing|today|this morning|feeling|feeling today|keeping|all))*|how (?:you|ya) (?:going|doing|feeling)|are you (?:well|alright|all right|okay|ok)|you (?:alright|all right|ok|okay)|how've you been|how have you been)(?:[, ]+(?:today|mate|love|darling|dear|mum|dad|then|lately))*[?.!]*$/i,
	],
	[
		"farewell",
		/^(?:(?:ok|okay|right|righto|well|anyway|alright)[, ]+)*(?:bye|goodbye|see you|see ya|cheerio|ta ta|hooroo|take care|catch you|good ?night|night night|have a (?:good|great|nice|lovely|safe) (?:day|one|weekend|night|evening|sleep|rest|afternoon))\b[^?]{0,30}$/i,
	],
	[
		"service",
		/^(?:(?:ok|okay|right|great|and)[, ]+)*(?:who'?s next(?: please)?|(?:are )?you (?:right|okay|ok|alright|all right) there|next please|how (?:can|may) (?:i|we) help(?: you)?(?: today)?|are you being (?:served|looked after))(?: (?:there|love|mate))?[?.!]*$/i,
	],
	[
		"permission",
		/^(?:is|would) (?:that|this|it|that be|it be) (?:ok|okay|alright|all right|fine)(?: (?:with|by|for) you)?[?.!]*$/i,
	],
	["permission", /^(?:(?:and|so|sorry|hey|excuse me)[, ]+)*(?:do|would) you mind if (?:i|we)\b/i],
	["opinion", /\b(?:if you ask me|in my (?:humble )?opinion)[.!]*$/i],
	[
		"suggestion",
		/^(?:(?:and|so|right|ok|okay|well)[, ]+)*(?:shall we|let's(?! (?:just )?(?:(?:get|have|sit|stand|pop|move|turn|roll|put|make|try) you|get going|get moving|get a move on|make a move|head off|hit the road|stop\b|leave it|finish\b)))\b/i,
	],
	[
		"pay",
		/^(?:(?:ok|okay|right|so|alright)[, ]+)*(?:that'?s|that is|that'll be|that comes to|it'?s|your total is)(?: going to be)? \$?[\w-]+(?: [\w-]+){0,2} (?:dollars?|pounds?|bucks|quid|cents|euros?)\b.*$|^that(?:'s|'ll be| comes to) \$[\d.]+/i,
	],
];

/** The act a rule is certain of, if any. */
export function ruleFor(clause: string): Act | undefined {
	return rules.find(([, pattern]) => pattern.test(clause))?.[0];
}
