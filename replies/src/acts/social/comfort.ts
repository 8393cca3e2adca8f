import type { Act } from "../acts.ts";

const hard =
	"hard|stressful|tiring|heartbreaking|traumatic|challenging|overwhelming|unfair|worrying|tough|difficult|awful|painful|sore|frustrating|exhausting|horrible|terrible|rough|scary|lonely|upsetting|rotten|miserable|nasty|frightening";
const kin =
	"mum|mom|mother|dad|father|husband|wife|partner|son|daughter|brother|sister|nan|nana|pop|gran\\w*|aunt\\w*|uncle|friend|dog|cat|loss|operation|fall|accident|diagnosis|news|health|stroke|back|leg|hip|knee|job";

/** The partner says sorry, feels for the person or cares about them. A clause comes without its opening words. In order of precedence; high precision only. */
export const comfortTopics: readonly (readonly [act: Act, pattern: RegExp])[] = [
	[
		"sympathy",
		/^(?:i was|we were|i'm|we're) (?:all )?(?:so |very |really )*(?:shocked|sad|devastated|gutted|heartbroken|upset) (?:to hear|for you|when (?:i|we) heard)/i,
	],
	[
		"affection",
		/^i (?:really |just |always |do )*(?:love|loved|enjoy|enjoyed|like) (?:it when you|when you|our\b|(?:hearing|seeing|watching|talking|spending|being|having)\b.*\b(?:you|your)\b)/i,
	],
	[
		"care",
		/^you (?:don't|won't) have to (?:do|go through|face|cope with|deal with|manage) (?:this|it|that|anything|everything) (?:alone|on your own|by yourself)|^i (?:just |only )?wish (?:there was (?:something|more) |i could (?:do|help|be there|make it))|\b(?:i|we)(?:'ll| will) (?:look after|take (?:good )?care of) you\b/i,
	],
	[
		"sympathy",
		/^that(?:'s| is| really| just)* (?:sucks?|stinks|rotten|rough|awful|horrible|terrible|no good|crap)\b.*\bsorry\b/i,
	],
	[
		"sympathy",
		/^(?:oh )?(?:what|that's|that is) (?:such )?a (?:shame|pity)[.!]*$|^that's (?:too bad|rotten luck|bad luck|tough luck)\b/i,
	],
	[
		"sympathy",
		/^i (?:hate|wish) (?:that )?you (?:have|had|didn't have) to (?:go|deal|put)|^i (?:hate|can't stand|can't bear) (?:to see|seeing) you (?:like|so|in|upset|sad)|^(?:that |it |this )?sounds? (?:like )?(?:(?:it|that|this|things|you)(?:'s|'ve| has| have) been )?(?:so |really |very |incredibly |such )*(?:a )?(?:hard|tough|rough|stressful|awful|horrible|terrible|difficult|exhausting|nightmare)\b/i,
	],
	["care", /^if there(?:'s| is) (?:ever )?anything (?:at all )?(?:i|we) can do|^if you ever (?:need|want)\b/i],
	[
		"affection",
		/^(?:group|big) hugs?\b|^(?:everyone|everybody|we all|they all|the \w+) (?:really |all )?(?:misses|missed|miss|loves|love) you\b/i,
	],
	[
		"sympathy",
		new RegExp(
			String.raw`\bsorry (?:to (?:hear|see|learn)|for your (?:loss|trouble)|(?:about|for) your (?:\w+ )?(?:${kin})\b|you(?:'re| are| have|'ve)\b|this (?:is|has) happen|that (?:happened|you(?:'re|'ve| are| have)))`,
			"i",
		),
	],
	[
		"sympathy",
		new RegExp(
			String.raw`^(?:(?:oh|aw)[, ]+)*(?:you |ya )?poor (?:(?:mum|mom|dad|nan|nana|pop|grandma|grandpa|old|little)\b|(?:\w+ )?(?:thing|love|darling|dear|you|baby|bugger|lamb|petal|pet|man|woman|girl|boy|fella))\b|^(?:oh )?you poor \w+|^(?:that|it|this) (?:must|has to|must've|can't|sound(?:s|ed)?|look(?:s|ed)?)(?: be| have been| feel| get)*(?: so| really| very| pretty| incredibly| absolutely| awfully)* (?:${hard}|easy)\b(?!.*\b(?:if|idea|plan|film|movie)\b)|^(?:i (?:can't|cannot) (?:even )?imagine (?:how|what) (?:hard |difficult )?(?:you|it|this|that)|(?:my|our) (?:deepest )?(?:condolences|sympath\w+|heart (?:goes out|breaks))|i (?:really )?feel for you|i know (?:it's|how|this|that)(?: been| is| has been)*\b.*\b(?:${hard}) .*\byou\b|you(?:'ve| have) (?:really |certainly )?(?:been through|had|got)(?: such)? (?:so much|a lot(?! (?:of|more))|a (?:${hard}) (?:time|week|year|month|day|run|trot)))`,
			"i",
		),
	],
	["care", /\b(?:lit|light|said|say|saying) (?:you )?(?:a|some|our) (?:candle|prayer)s?\b/i],
	["care", /^(?:just |been |always |still )*thinking of you\b/i],
	[
		"care",
		/^(?:i|we)(?:'ve| have|'m|'re| am| are|'ll)?(?: just| all| always| only| do| still| really| get| been| both| be)* (?:worry|worried|worrying|pray|praying|thinking|concerned) (?:so much |sick )?(?:(?:about|for|of) (?:you\b|how you)|(?:when|if) you\b)/i,
	],
	[
		"care",
		/\b(?:on (?:our|my) minds?|in (?:our|my) (?:\w+ (?:and )?)?(?:prayers|thoughts|hearts?)|(?:our|my) (?:thoughts|prayers)(?: and \w+)? are with)\b|^(?:everyone|everybody|they(?:'re)?|the \w+|all of us|we)(?:'s| is| are|'re)?(?: \w+)?(?: all)? (?:thinking (?:of|about)|praying for|rooting for|missing|behind|here for) you\b/i,
	],
	[
		"care",
		/^(?:i (?:hate|don't like|really don't like|hate the thought of|feel (?:bad|awful|guilty)(?: about)?) (?:leaving you|you being|having to leave you|you living|to leave you|to think of you)|(?:you know )?(?:i'm|we're) (?:always |all |right |only |just )*(?:here (?:for you|if you|when(?:ever)? you|any ?time)|a (?:phone )?call away|on your side|behind you|not going anywhere)|you(?:'re| are) not (?:alone|on your own|a burden|a bother)|you can (?:always )?(?:talk to|count on|lean on|tell) (?:me|us))\b/i,
	],
	[
		"affection",
		/^(?:come here,? (?:you|darling|my|and give)\b|(?:we|i)(?: all| both)?(?:'ve)? (?:really |do |so |have )*(?:love|miss|missed|adore) (?:you|ya|having you|seeing you|our)\b|(?:love|miss|missed) (?:you|ya|u)\b|(?:i'm|we're|i am) (?:so |very |really |just )*(?:glad|lucky|happy|blessed) (?:to have you|(?:i|we)(?:'ve)? (?:got|have) you|you're (?:in my life|my|back|home|here)|we're)|you mean|(?:give|gimme|come here and give) (?:me|us|your \w+|nan\w*|grand\w+) (?:a |another )?(?:big )?(?:hug|cuddle|kiss|squeeze)|(?:can|could|may) (?:i|we) (?:have|get|give you) (?:a |another )?(?:big )?(?:hug|cuddle|kiss)|i (?:need|want|could do with) a (?:hug|cuddle))/i,
	],
	[
		"apology",
		/^(?:oops|whoops|oh no|oh dear)\b.*\bsorry\b|^(?:(?:that was |it's |it was )?(?:all )?my (?:bad|mistake|fault|apologies)|apologies\b|(?:please )?(?:can you )?forgive me|i was (?:completely |totally |so |really |very )*(?:out of line|in the wrong|rude|mean|horrible|unfair|a (?:jerk|pain))\b|i (?:do |must |really |sincerely )?apologi[sz]e|i (?:shouldn't|should not) have (?:said|done|shouted|yelled|snapped|spoken|lost|been)|i didn't mean (?:to (?:upset|hurt|snap|shout|scare|wake|offend)|it)|i owe you an apology|i feel (?:terrible|awful|so bad|bad|dreadful) (?:about|for|that i) )/i,
	],
];
