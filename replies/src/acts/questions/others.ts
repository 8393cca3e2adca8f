import type { Question } from "./question.ts";

const things =
	"glasses|keys?|phone|wallet|purse|bag|remote|shoes?|hat|coat|jacket|charger|tablets?|hearing aids?|teeth|dentures|scissors|pen|book|paper|umbrella|card|letter|mail|parcel|cup|mug|blanket|pillow|walker|stick|cane|chair|slippers|socks|jumper|scarf|car|bins?|tools?|ladder|torch|tv guide|medication|medicine|pills|toothbrush|comb|brush|towel|watch|ring|ipad|laptop|homework|uniform|lunch ?box|drink bottle|folder|form|ticket|passport|licence|stop cock|fuse box|meter|switch|tap|plug|lead|cable";
const people =
	"mum|mom|dad|nan|pop|your (?:mum|dad|brother|sister|wife|husband|partner|son|daughter|carer)|everyone|everybody|he|she|they|the (?:kids|boys|girls|dog|cat|baby)";
const hour = "(?:at )?(?:what time|when|what day|what date|which day)";

/** What a "who", "where", "when" or "why" asks for. */
export const otherQuestions: readonly Question[] = [
	[
		"how-to",
		"brew",
		/^how (?:do|would|will) (?:you|ya) (?:take|like|have|want|drink) .*\b(?:tea|coffee|cuppa|brew|latte)\b|^how do you (?:take|have) it$/i,
	],
	["who", "tip", /^who(?:'s| is) your (?:money on|tip)\b/i],
	["who", "confide", /^who do you (?:\w+ )?see (?:the )?(?:most|often|mostly|a lot)\b/i],
	[
		"who",
		"fetching",
		/^who(?:'s| is|'ll| will| will be|'ll be| can) (?:\w+ )?(?:pick|picking|driv\w+|tak\w+|bring\w*|collect\w*|drop\w*|help\w*|com\w+ with|go\w* with|stay\w*|meet\w*) (?:with )?you\b/i,
	],
	["where", "put", /^where (?:would you like|do you want|did you want) your \w+$/i],
	[
		"why",
		"unable",
		/^(?:why|how come) (?:can't you|you can't|don't you|you don't|aren't you able to) (?:\w+ )?(?:walk|talk|speak|use your|move|stand|eat by|see|hear)\b/i,
	],
	["who", "confide", /^who (?:understands|knows|gets|makes) you\b/i],
	["who", undefined, /^who am i (?:booking|making|ordering|putting|writing)\b/i],
	[
		"question",
		undefined,
		/^where (?:did|were|are|have) (?:we|you|i) (?:get |got )?up to\b|^where do you see yourself\b/i,
	],
	[
		"where",
		"holiday",
		/^where(?:'re| are| were)? (?:you|we) .*\b(?:holidays?|christmas|easter|summer|honeymoon|camp|cruise|next (?:year|month)|this year|vacation)\b/i,
	],
	["where", "ride", /^where (?:are|do) you (?:getting|get|hopping|hop|want to get) (?:off|out)\b/i],
	[
		"why",
		"laugh",
		/^(?:why|what) (?:are|were) (?:you|you two|you all|you lot|they) (?:\w+ )?(?:laughing|smiling|giggling|grinning|happy|cheerful|excited)\b|^what's so funny$/i,
	],
	[
		"why",
		"tears",
		/^why (?:are|were) you (?:\w+ )?(?:crying|upset|sad|angry|cross|down|teary)\b|^why the (?:tears|long face)/i,
	],
	[
		"why",
		"appetite",
		/^(?:why|how come) (?:haven't you|aren't you|you haven't|you're not|didn't you|don't you) (?:\w+ )?(?:eat\w*|ate|touch\w*|finish\w* your (?:dinner|lunch|tea|breakfast|food)|want any|drink\w*|drunk)\b/i,
	],
	["why", "behind", /^why(?:'s| is) (?:this|it|that) taking\b/i],
	[
		"wh-fact",
		undefined,
		/^who(?:'s| is| are| was|'re)? (?:winning|playing|won|scored|wrote|sang|sings|invented|leading|in (?:it|that|this)|the (?:prime|president|king|queen|actor|singer|best|captain|coach|(?:guy|man|woman|lady|bloke) (?:who|in|on|that)))\b/i,
	],
	["who", "tip", /^who (?:do you (?:think|reckon)|are you tipping|will win|(?:'s| is) going to win)\b/i],
	["who", "owner", /^whose\b/i],
	["who", undefined, /^who(?:'s| is| are| was)? (?:it|this|that|they|these|those) (?:for|from)\b/i],
	[
		"who",
		undefined,
		/^who (?:\w+ )?(?:drove|brought|gave|dropped|came with|made|cooked|helped|took|taught|picked|bought|did(?= your)|cut|sent|fixed|built)\b.*\b(?:you|your)\b/i,
	],
	[
		"who",
		"caller",
		/^(?!.*\b(?:photo|picture|on the line)\b)who(?:'s| was| is| did| just| were)? (?:that\b.+|at the door|knocking|ringing|(?:rang|called|phoned|texted|messaged|rung|knocked|dropped (?:by|in)|came|been)|you (?:just )?(?:talking|speaking|chatting|texting|waving))\b/i,
	],
	[
		"who",
		"contact",
		/^who(?:'s| is| are|'d be| would be| should be)? (?:your|the|our) (?:\w+ )?(?:next of kin|emergency contact|contact (?:person|in an emergency))\b|^who (?:should|can|do|shall) (?:we|i) (?:call|contact|ring) (?:in an emergency|if)/i,
	],
	[
		"who",
		"confide",
		/^who (?:do|did|can|would|could) you (?:\w+ ){0,3}?(?:easiest|talk|turn|confide|trust|tell|feel|chat|get on|admire|look up|miss|love|spend)\b/i,
	],
	[
		"who",
		"named",
		/^who(?:'s| is| was| are)? (?:your|the) (?:next of kin|emergency contact|doctor|gp|dentist|specialist|neurologist|therapist|physio|teacher|tutor|boss|manager|supervisor|case ?(?:manager|worker)|coordinator|support worker|carer|surgeon|coach|person)\b|^who (?:are you|do you|did you(?= speak| spoke| book| have)) (?:here to see|here for|after|seeing|looking for|have an? appointment|want to see|need to see|bank|book with|speak to|spoke to|dealing)|^who(?:'s| is| was) your (?:\w+ )?(?:appointment|booking|order|meeting|session) (?:with|for|under)/i,
	],
	["who", "direct", /^who (?:do|should|can|shall|could) (?:i|we)\b/i],
	[
		"who",
		"home",
		/^who (?:do you live with|lives? (?:with you|there|here|at home)|(?:is|else is|'s) (?:at )?home|(?:else )?(?:is|'s) (?:at home|living)\b.*)|^who(?:'s| is| else is| else) (?:at )?home\b|^who are you living with/i,
	],
	[
		"who",
		"helper",
		/^who (?:usually |normally |else )?(?:helps?|looks? after|cares?|cooks?|does|takes?|drives?|drove|showers?|cleans?|shops?|picks? (?:you )?up|brings?|brought|came with|manages?|handles?|sorts?|supports?|gives?|gave|dropped)\b|^who(?:'s| is| will be|'ll be|'ll| will) (?:look(?:ing)? after|help(?:ing)?|car(?:e|ing)|tak(?:e|ing)|driv(?:e|ing)|pick(?:ing)?|stay(?:ing)?|bring(?:ing)?|with|com(?:e|ing) with|collect(?:ing)?)\b.*\byou\b(?!'re| are| were)/i,
	],
	[
		"who",
		"helper",
		/^who (?:do|did|can|would|could) you (?:usually |normally |find |like |prefer |feel |most |trust |to )*(?:it )?(?:easiest|talk|turn|ask|call|ring|go to|rely|count|confide|trust|tell)\b/i,
	],
	[
		"who",
		"guests",
		/^who(?:'s| is| else is| else|'ll be| will be) (?:else )?(?:coming|going|there|joining|visiting|invited)\b/i,
	],
	["who", "with", /^who (?:are|were|did|do|will|would) you .*\b(?:with|beside|next to)\b/i],
	[
		"where",
		"itch",
		/^where(?:abouts)? (?:does|is|are|do|did) (?:it|the|that|they) (?:\w+ )?(?:itch\w*|tingl\w*|numb\w*|swollen|swelling|rash|stiff\w*)\b/i,
	],
	[
		"where",
		"put",
		/^where (?:(?:would you like|do you want|did you want|'d you want) (?:me to (?:put|leave|hang|place|park|stick|drop|set)|it|this|that|these|those|them|the \w+)|(?:should|shall|can|could|do|will|would|am) (?:i|we) (?:put|leave|hang|place|park|store|stick|putting)|(?:do|does|should) (?:it|this|that|these|those|they|the \w+) (?:go|live|belong))\b/i,
	],
	["where", "seat", /^where .*\b(?:sit|sitting|seats?|stand|lie|wait|table)\b/i],
	["where", "ride", /^where(?: ?abouts)? are we (?:going|off|headed|heading)\b/i],
	[
		"where",
		"ride",
		/^where(?:'s)? (?:to|(?:are|can|am|do|should|shall) (?:we|i) (?:off|going|headed|heading|taking|take|dropping|drop)|would you like (?:me to go|me to (?:take|drop))|do you want (?:dropping|me to (?:take|drop)))\b(?!.*\b(?:lunch|dinner|holiday|eat|next)\b)/i,
	],
	[
		"where",
		"heading",
		/^where(?:'re| are| were)? (?:you|we|are we) (?:\w+ )?(?:off|going|headed|heading|flying|travelling|staying|spending)\b/i,
	],
	[
		"where",
		"jaunt",
		/^where (?:would you like|do you want|shall we|should we|do you (?:feel like|fancy)|would you (?:love|want|rather)|could we|can we)\b/i,
	],
	["where", "got", /^where(?:'d| did) you (?:get (?!up\b|to\b)|buy|find|pick up|score)\b/i],
	[
		"where",
		"mislaid",
		new RegExp(
			`^where(?:'s| is| are|'re|'ve| did| do| have| has)?\\b.*\\b(?:you (?:put|leave|left|keep|hide|hidden|store|last (?:see|have))|(?:the|your|my|our|his|her|that|those) (?:\\w+ )?(?:${things})\\b)`,
			"i",
		),
	],
	[
		"where",
		"person",
		new RegExp(`^where(?:'s| is| are| has| have| did|'d) (?:${people})\\b(?!.*\\b(?:live|from)\\b)`, "i"),
	],
	["where", "were", /^where (?:have you been|were you (?!born)|did you (?:go|end up|get to|disappear|sneak|spend))/i],
	[
		"where",
		"origin",
		/^where(?:abouts)? .*\b(?:from|live[ds]?|living|originally|grow up|grew up|born|work\w*|school|uni|stud\w+|met|meet|married|based|home)\b/i,
	],
	[
		"when",
		"worst",
		/^when (?:do|does|is|are|did) .*\b(?:hard\w*|worst|worse|best|easi\w+|hurts?|feel|get|notice|happen)\b(?!.*\btime\b)/i,
	],
	[
		"when",
		"clock",
		/^(?:at )?what time (?:do|would|did|shall|should) (?:you|i|we) (?:like|want|wake|get|pick|come|bring|put|help|need)\b/i,
	],
	[
		"when",
		"suits",
		/^(?:what|which) days?\b.*\b(?:suits?|works?|best|good|better|prefer|would you|do you want|can you|are you)\b/i,
	],
	[
		"when",
		"hourly",
		/^(?:at )?what time(?:'s| is| does) (?:the|your|our|that|this|his|her|\w+'s)\b(?!.*\b(?:bus|train|tram|ferry|taxi)\b)/i,
	],
	[
		"when",
		"dated",
		/^(?:when|what date)(?:'s| is| are) (?:the|your|our|his|her|\w+'s) (?:\w+ ){0,3}?(?:appointment|operation|surgery|wedding|party|birthday|holidays?|trip|flight|scan|exams?|interview|check-?up|review|baby|due|visit|leave|move|funeral|anniversary|results?|assessment|one)\b/i,
	],
	["when", "hourly", /^(?:what time|when) did (?!you\b|i\b|we\b|it\b).*\b(?:say|tell|reckon|want)\b/i],
	[
		"when",
		"usual",
		new RegExp(
			`^${hour} (?:do|does) you (?:usually|normally|generally|tend|get up|wake|go to (?:bed|sleep)|have (?:breakfast|lunch|dinner|tea|your)|eat|take|finish work|start work|knock off)\\b`,
			"i",
		),
	],
	[
		"when",
		"due",
		new RegExp(
			`^${hour} (?:can|could|will|do|would|are) (?:you|i|we) .*\\b(?:done|finished|ready|back to (?:me|us)|it by|by|due|need (?:it|this|that|them)|send|expect|have (?:it|that|this))\\b`,
			"i",
		),
	],
	[
		"when",
		"latest",
		new RegExp(
			`^${hour} (?:did|was|were|have) .*\\b(?:last|most recent)\\b|^when(?:'s| was) (?:the|your) last\\b`,
			"i",
		),
	],
	[
		"when",
		"start",
		new RegExp(
			`^${hour} (?:did|was|were|has|have) .*\\b(?:start\\w*|began|begin|first|notice\\w*|come on|happen\\w*)\\b`,
			"i",
		),
	],
	[
		"when",
		"past",
		// "When were you going to tell me" asks for what is to come.
		new RegExp(
			`^${hour} (?:did|was|were|have)\\b(?! (?:\\w+ ){1,3}?(?:going|meant|supposed|planning|hoping|about) to\\b)`,
			"i",
		),
	],
	[
		"when",
		"back",
		new RegExp(
			`^${hour} (?:are|will|do|'re|'ll|did|(?:was|were)(?= \\w+ (?:going|meant|supposed|planning|about) to\\b)) (?:you|we|he|she|they|mum|dad) (?!want|need|like|prefer|think)`,
			"i",
		),
	],
	["when", undefined, /^(?:what|which) day(?:'s| is| are)\b/i],
	[
		"when",
		"fact",
		new RegExp(
			`^${hour}(?:'s| is| are| does| do| will|'ll| can| should) (?!you\\b|i\\b|we\\b|he\\b|she\\b|they\\b|(?:a |the )?(?:good|better|best|convenient)\\b|suits|would)`,
			"i",
		),
	],
	[
		"why",
		"behind",
		/^(?:why|how come) (?:are|were|you|you're|you were)\b.*\blate\b|^what(?:'s| is)? (?:kept|took|keeping|taking|holding) you\b/i,
	],
	[
		"why",
		"absent",
		/^(?:why|how come) (?:weren't you|you weren't|aren't you at|(?:didn't you|you didn't) (?:come|make it|turn up|show up|join|go)|did you (?:miss|leave|go home)|you (?:missed|left))\b/i,
	],
	[
		"device",
		undefined,
		/^(?:why|how) (?:do|does|are|did) (?:you|your|that|this) .*\b(?:machine|device|tablet|computer|ipad|thing|talker|app)\b/i,
	],
	[
		"why",
		"forgot",
		/^(?:why|how come) (?:didn't you|you didn't|haven't you|did you not|you haven't|you never) (?:\w+ )?(?:ring|call|phone|text|message|tell|reply|answer|write|let|come|turn up|show|bring|do|say|ask|take|finish|hand)\b/i,
	],
	[
		"why",
		"whynot",
		/^why not$|^(?:why|how come) (?:don't|won't|can't|aren't|not|you (?:don't|won't|can't|aren't)|you're not)\b/i,
	],
	[
		"why",
		"state",
		/^(?:why|how come) (?:are|were) you\b|^how come you(?:'re| are| look| seem)\b|^why (?:do you (?:look|seem)|the (?:long face|big smile|face|tears))\b/i,
	],
	["why", "choice", /^(?:why|how come) (?:did |do |would |have |you (?:did|went|got|came|left|want|need|like|are) ?)/i],
	[
		"why",
		"world",
		/^(?:why|how come)(?:'s|'re|'d| is| are| was| were| does| do| did| has| have| won't| can't| doesn't| don't| isn't) (?!you\b|your\b|i\b|not\b|that$)\w+/i,
	],
	["where", undefined, /^where(?:abouts)?(?:'s|'re)?\b(?!.*\b(?:hurt\w*|pain\w*|sore|ache\w*)\b)/i],
	["why", undefined, /^(?:why|how come) (?:are|do|did|have|haven't|aren't|don't|didn't|would) you\b/i],
];
