import type { Act } from "../acts.ts";

/** Talking with a person who talks through a device, and teasing them. A clause comes without its opening words. In order of precedence; high precision only. */
export const companyTopics: readonly (readonly [act: Act, pattern: RegExp])[] = [
	[
		"about-speech",
		/^(?:why|how come) (?:do|does|did|is|are|can't|don't|won't) (?:you|your \w+|he|she) .*\b(?:talk|speak|talking|speaking|speech|voice|sound|sounds|words)\b(?!.*\b(?:to|about|with|robot|machine|computer|thing)\b)|^what(?:'s| is| has)? (?:wrong|happened|up|the matter|going on) (?:with|to) (?:your|ya|the) (?:voice|speech|mouth|talking)\b|^(?:have you|are you|is he|is she|you) (?:been )?(?:drunk|drinking|pissed|tipsy|hung ?over|slurring)\b|\byou(?:'re| are) slurring\b|^did you (?:always|use to) (?:talk|speak) like (?:this|that)\b|^can(?:'t| you not) you (?:talk|speak) (?:properly|normally|clearly|any clearer)\b/i,
	],
	["device", /\b(?:seen|heard of|met) (?:one|anything|something) (?:of those|like (?:that|it))(?: before| on)?\b/i],
	["say-again", /^(?:i )?beg your pardon\b/i],
	["say-again", /^(?:eh|huh|what|pardon),? ?(?:love|darling|mate|dear|sweetheart|mum|dad|was that|sorry)?[?!.]*$/i],
	[
		"say-again",
		/\bhard to (?:hear|understand)(?: you)?[.!]*$|^speak up\b|\byou(?:'re| are) (?:very|a bit|so|too|really) (?:quiet|soft|faint)\b/i,
	],
	[
		"device",
		/^(?:can|does|will|is) it\b.*\b(?:accents?|voices?|languages?|swear|say|speak|talk)\b|\bmake (?:it|that) (?:talk|speak|work|say)\b|^how do you (?:use|work) (?:it|that|this)(?: thing)?[?.!]*$/i,
	],
	["understand", /^(?:can|do) you (?:still )?(?:understand) (?:me|what i'm saying|us|what i said)\b/i],
	[
		"device",
		/^(?:are you (?:deaf|mute|dumb)|can(?:'t| you not)? you (?:not )?(?:talk|speak)(?: properly| at all)?[?]*$|(?:is )?(?:anyone|anybody|someone|somebody) there|is that (?:like )?(?:a|an|some (?:kind|sort) of|one of those) (?:\w+ )?(?:translator|voice|talk\w*|speech|machine|device|communicat\w+))\b/i,
	],
	[
		"joke",
		/^(?:knock,? knock|why (?:did|didn't|do|don't|couldn't|can't) (?:(?:the|an?) \w+|\w+s) (?:cross|win|blush|cry|laugh|tell jokes|make good|fall (?:over|asleep)|see the|visit the|get a job|break up|wear|go to the (?:doctor|dentist|bank|party|dance|ball))|what do you (?:call (?:a|an|two|someone|it when)|get (?:when|if) you (?:cross|mix))|what did (?:one|the) \w+ say to|how many \w+ does it take|(?:do you )?(?:want|wanna) (?:to )?hear (?:a (?:joke|good|funny)|my joke|something funny)|(?:i've |i )?got (?:a (?:new )?joke|a good one) for you|did you hear (?:the one )?about the \w+ (?:who|that|with)\b)/i,
	],
	[
		"device",
		/^(?:is (?:this|that|it|there) (?:an? )?(?:recording|robot|machine|computer|automated|real (?:person|voice)|actual person|bot)|are you (?:an? )?(?:robot|recording|machine|computer|human|bot|real person|actual person|automated)|am i (?:talking|speaking) to (?:a|an) )\b/i,
	],
	[
		"device",
		/\b(?:that|this|your) (?:\w+ )?(?:thing|machine|robot|tablet|ipad|device|gadget|app)\b.*\b(?:talk|speak|say|voice|know|understand|hear|listen)\w*|\b(?:hear|sounds? like|talk(?:ing)? like) (?:a|an) (?:computer|robot|machine|recording)/i,
	],
	[
		"device",
		/\b(?:(?:talk\w*|speak\w*|voice|typing|using) (?!to\b|about\b).*\b(?:thing|machine|robot|tablet|ipad|computer|device|gadget)|(?:thing|machine|robot|tablet|ipad|device|gadget|computer)(?:'s)?\b(?: \w+){0,3} (?:talks?|talking|speaks?|speaking|voice|you're (?:using|holding|talking)|you use|say what))\b/i,
	],
	[
		"say-again",
		/^(?:(?:oh|i'm|hang on)[, ]+)*(?:what (?:did|was it) you (?:just )?sa(?:y|id)|what was (?:that|the (?:last|first|middle|name))\b|(?:i )?(?:missed|(?:didn't|did not|couldn't|can't|cannot) (?:quite |really |even )?(?:catch|hear|make out|understand)) (?:that|you|what|it|the|a word|your|any)|say (?:that|it) (?:again|once more)|(?:can|could|would) you (?:please )?(?:repeat|say) (?:that|it|what|your|the)|i (?:wasn't|was not) listening|i was miles away)\b/i,
	],
	[
		"offer-help",
		/^(?:you look like )?you (?:look like you )?(?:could|might) (?:use|need|do with) (?:a|some|any) (?:hand|help)\b/i,
	],
	[
		"about-person",
		/^(?:someone|somebody)(?:'s| is| looks| seems) (?:in an?|looking|been|feeling|very|a bit|having|\w+(?=[,.!]|$| today| this \w+|$))(?<!here|coming|there|calling|outside|home)/i,
	],
	[
		"teasing",
		/^you(?:'re| are) (?:so |such |a |an |absolutely |just )*(?:terrible|awful|shocking|impossible|mad|crazy|unbelievable|wicked|naughty|hopeless|bad)(?:,? \w+)?!$/i,
	],
	["teasing", /^you should(?:'ve| have) seen your face\b/i],
	[
		"teasing",
		/^(?:are you|you're not|you aren't|have you been|you(?:'ve| have) been|did you|who's been) (?:trying to (?:bribe|trick|get rid)|cheat\w*|flirting|hogging|sneak\w*|steal\w*|stirring|eavesdropping|spying|peeking)\b/i,
	],
	[
		"teasing",
		/^you(?:'re| are) (?:getting |such |so |a |an |very )*(?:slow(?:er|coach|poke)?|lazy|bad loser|sore loser|show-?off|drama queen|slob|sook|wuss|chicken)\b/i,
	],
	[
		"teasing",
		/^(?:(?:oi|hey|and)[, ]+)*(?:you (?:cheeky|greedy|lazy|naughty|silly old|daft|sneaky|crafty|little) |stop (?:hogging|showing off|stirring|flirting|being (?:so )?cheeky)|don't you (?:go|dare) |(?:now )?don't go (?:getting|running|doing|breaking)|don't do anything i wouldn't|behave(?: yourself)?[.!]*$|here comes trouble|look what the cat|(?:i bet )?you(?:'re| are) (?:nothing but |such |always )?(?:trouble|a (?:menace|shocker|cheeky|dark horse|card|stirrer|ratbag|rascal)|incorrigible|(?:getting )?cheeky|up to no good))/i,
	],
];
