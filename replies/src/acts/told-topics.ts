import type { Act } from "./acts.ts";

/**
 * Everyday news, remarks and reminders with rows of their own, because a general "okay" would fit them badly. A clause comes
 * without its opening words. In order of precedence; high precision only.
 */
export const toldTopics: readonly (readonly [act: Act, pattern: RegExp])[] = [
	[
		"spare",
		/\bwith (?:your|nobody's|no one's) name on (?:it|them)\b|\b(?:a|the|one|two) spare (?:\w+ )?(?:ticket|seat|spot|place|pass|one)s?\b|\b(?:plenty of|still) room\b|\broom for (?:one|two|you|another|a little)\b|\b(?:going (?:spare|begging)|up for grabs|needs? (?:eating|finishing|drinking|using up)|if you(?:'re| are) (?:hungry|peckish|thirsty|keen|interested|game)|if (?:you want|you'd like|you fancy|anyone wants|anybody wants) (?:it|one|some|any|them|a \w+)|help yourself)\b|^there(?:'s| is| are|'re) (?!no\b|not\b|only\b|nothing\b)(?:\w+ ){1,5}(?:left|left over|(?:in|on) the (?:fridge|oven|pot|table|tin|bench|kettle)|here|there|if you(?:'d)? (?:want|like|fancy)|for (?:you|anyone)|going(?! (?:to|on)\b))\b(?!.*\b(?:spider|mouse|smoke|fire|water)\b)/i,
	],
	[
		"sympathy",
		/^(?:\w+ )?(?:that|it)(?:'s| is| must be| must have been| can't be)\b.*\b(?:(?:hard|tough|difficult|easy|rough|awful|lot|exhausting|frustrating) (?:for|on) you|on your own|by yourself|you(?:'re| are|'ve been) going through)\b/i,
	],
	[
		"compliment",
		/^your (?!results?|blood|tests?|heart|x-ray|scans?|levels?|oxygen|pressure)\w+(?:'s| is| are| was| looks?| smells?| sounds?) (?:so |really |very |much |just |a lot )*(?:nice|lovely|beautiful|great|better|amazing|fantastic|brilliant|gorgeous|delicious|wonderful|awesome|cool|terrific)\b/i,
	],
	[
		"farewell",
		/\b(?:let you (?:get (?:back|on)|go|rest)|best be (?:off|going)|better (?:let you|be making tracks|make a move))\b/i,
	],
	[
		"advice",
		/^you (?:really |probably |maybe )*(?:should|ought to|might want to) (?:really |probably )?(?!(?:have|come|join|see|hear|be)\b)\w+/i,
	],
	["spare", /^you can\b.*\bif you(?:'d)? (?:like|want)\b/i],
	["leaving", /^i'll be (?:in|out|down|up|over|at|around|next door|outside|inside)\b.*\bif you need\b/i],
	[
		"compliment",
		/^you(?:'ve| have) got (?:an? |such an? )?(?:really |very )?(?:good|great|lovely|beautiful|nice|amazing|wonderful|gorgeous) (?!news\b|reason\b|chance\b|results?\b|day\b|time\b)/i,
	],
	["hard-time", /^what an? (?:\w+ )?(?:week|day|night|morning|year|month|time) (?:i|we|it)\b/i],
	[
		"opinion",
		/^what an? (?!.*\b(?:do|does|did|should|would|can|is|are) (?:you|i|we|it|that)\b)[^?]+$|^(?:isn't|aren't|wasn't) (?:it|that|this|those|these|he|she|they)\b.*\b(?:lovely|beautiful|something|gorgeous|awful|terrible|great|nice|amazing|cute|funny)\b/i,
	],
	["plan", /^you(?:'re| are) (?:still |all )?(?:coming|staying|joining|going) (?!to be\b)/i],
	["announcement", /^(?:i'm|i am) (?:just )?(?:calling|ringing|phoning)\b/i],
	["confirm", /^(?:(?:the|your) usual|(?:the )?same (?:again|as (?:usual|always|last time)))[?.!]*$/i],
	[
		"visitor",
		/^(?!(?:dinner|lunch|breakfast|tea|food)\b)(?:your )?[a-z]+(?:'s| is| are) here (?:to see you|for you|now)\b/i,
	],
	["gift", /^(?:i|we)(?:'ve| have)? (?:brought|bought|got|made|picked up) .{2,30} for you\b/i],
	[
		"bad-news",
		/^(?!.*\b(?:you|your)\b)(?!(?:did|do|does|is|are|was|were|has|have|what|how|who|when|where|why)\b).*\b(?:passed away|had to say goodbye to|died|dying|has cancer|got cancer|in hospital|put down|put to sleep|broken up|broke up|split up|lost (?:his|her|my|their|the) (?:job|baby|house)|had a (?:stroke|heart attack|bad fall|nasty fall|fall|miscarriage)|got (?:fired|sacked|laid off)|made redundant|been diagnosed|getting (?:a )?divorced?|didn't (?:get (?:the|in)|pass|make it)|failed|crashed|been stolen|burnt down|getting worse|not doing (?:so |very |too )?well|isn't doing (?:so |very |too )?well|didn't work)\b/i,
	],
	[
		"mishap",
		/^(?!.*\b(?:you|your)\b)(?!(?:did|do|does|is|are|was|were|has|have|what|how|who|when|where|why|if)\b).*\b(?:broke down|flat (?:tyre|battery)|(?:worst|terrible|awful|rotten|horrible) (?:day|week|night|morning|time)|burnt (?:the|my|our)|not working|isn't working|stopped working|won't (?:start|turn on|work|charge)|missed (?:the|my) \w+|smashed (?!them|it\b|him|her)|spilt|got (?:lost|robbed|stuck)|broke (?!my heart|the record|up\b)|is broken|got a flat|ran out of|too (?:long|slow)|(?:isn't|not) (?:working|going)|(?:'s|is|has gone) (?:down|off) again|'s down$|is down$|keeps (?:crashing|stopping|freezing)|has (?:died|crashed))\b/i,
	],
	[
		"good-news",
		/^(?!.*\b(?:you|your)\b)(?!(?:did|do|does|is|are|was|were|has|have|what|how|who|when|where|why|if|not|hope)\b)(?!.*\b(?:didn't|not (?!spread)|hope|might|if|never)\b).*\b(?:got (?:the (?:job|house|part|place)|in(?:to)? (?:uni\w*|tafe)|promoted|a (?:promotion|pay rise|new job|place)|engaged|married)|passed (?:my|the|his|her|their|all)|having a baby|(?:is|am|i'm|she's|we're|they're) (?:pregnant|engaged|expecting|getting married|going to be (?:a )?(?:grand\w*|dad|mum|aunt\w*|uncle))|(?:the|an) all clear|hasn't spread|(?:came back|is|are|were) (?:clear|normal|benign|all good)|had (?:the|her|their) baby|(?:we|i|they) won(?!'))\b/i,
	],
	[
		"let-me-know",
		/^(?:just |please )*(?:let me know|tell me|give me a (?:shout|yell|call|ring)|call me|sing out|yell out|ring the bell|press the (?:button|buzzer)|buzz) (?:if|when|how you)\b/i,
	],
	[
		"let-me-know",
		/^if (?:you|it|there's|anything) .*\b(?:let me know|tell me|give me a (?:shout|yell|call)|sing out|ring (?:me|the bell)|press the)\b/i,
	],
	[
		"reminder",
		/^(?:(?:don't|do not) forget\b|remember to\b|make sure you\b|you(?:'ve got| have|'ll have| need)? to \w+|you need to\b|you'd better\b|(?:it's |it is )?time (?:for your|for the|to (?:get|go|take|have|do|wake|eat|put|turn|start|stop|rest|head)))/i,
	],
	[
		"thinking-of",
		/^(?:i'm|we're|i am|we are|i've been|we've been|i was|we were) (?:just |also )?(?:thinking (?:of|about)|considering)\b|^i might (?:just )?(?!be\b|have\b|go\b|pop\b|head\b|need\b)/i,
	],
	[
		"wait",
		/\b(?:will be|won't be|be with you in|ready in|takes?|only be) (?:about |just |only |another )*(?:an? )?(?:couple of |few |\w+ )?(?:minutes?|moment|second|secs?|tick|long)\b/i,
	],
	[
		"visitor",
		/\b(?:he|she|they|(?!(?:i|we|it|that|you|there|this)\b)[a-z]{2,})(?:'ll| will) be (?:here|over|round|in|back|home)\b(?! (?:soon as|the\b|a\b|an\b|touch|your|about|charge|contact))/i,
	],
	[
		"about-to",
		/^(?:(?:i'm|we're|i am|we are|i'll|we'll|let me) (?:just |now )*(?:going to )?|(?:i|we)(?:'d)? (?:just )?(?:need|want|have|like) to )(?:just |quickly |now )*(?:run|do|listen|examine|fix|straighten|rub|dry|help|lower|raise|lift|move|turn|roll|sit|put|pop|take|check|change|give|wash|wipe|clean|adjust|wheel|push|transfer|pull|tuck|brush|recline|have a (?:quick )?look)\b.*\b(?:you|your|the (?:bed|chair|brakes?|rails?|hoist|blanket|pillow|sling)|some (?:blood )?tests|a few tests|an? (?:x-?ray|scan|blood test|injection))\b(?!.*\b(?:like|want)$)(?!.*\bthrough\b)/i,
	],
	[
		"offer",
		/\b(?:pop(?:ping)?|put(?:ting)?) the kettle on\b|^i'm (?:just )?(?:making|having|getting|going to (?:make|have|get)) (?:a |some |myself a )?(?:cuppa|coffee|tea|sandwich|drink|toast|snack|lunch)\b/i,
	],
	[
		"partner-need",
		/^i(?:'m| am) (?:so |really |a bit |getting |absolutely )*(?:hungry|starving|thirsty|parched|freezing|cold|hot|boiling|bored|full|sleepy)\b[^?]{0,25}$|^i (?:really |just )?(?:need|could (?:do with|use|murder)|feel like|fancy|want|would love|'d love|'d kill for) (?:an?|some|to (?:sit|rest|lie|eat|sleep|go (?:out|home|for)))\b(?!.*\byou\b)/i,
	],
	[
		"apology",
		/^(?:i'm |we're |i am )?(?:so |very |really |terribly )?sorry (?:about|for|if|that (?:i|we)|i(?:'m| was| didn't| forgot| missed| couldn't))\b/i,
	],
	[
		"announcement",
		/^you(?:'ve| have) (?:got )?(?:an? |your )?(?:\w+ ){0,2}(?:appointment|session|visit|visitor|meeting|test|scan|check-?up|physio|x-?ray)\b/i,
	],
	["reminder", /^you(?: might|'ll) (?:need|want)\b/i],
	[
		"favour",
		/^(?!.*\b(?:my|our|myself|all day|tickets?|flights?|a holiday)\b)(?:i|we)(?:'ve| have)? (?:just |already )?(?:changed|sent|emailed|washed|cleaned|put(?! on\b)|fixed|charged|emptied|filled|booked|called|rung|ordered|printed|tidied|packed|moved|done|set|locked|hung|ironed|folded|swept|vacuumed|sorted|organised|turned|switched|mended|replaced|warmed|heated|watered|fed|mowed|unpacked|loaded|topped up|refilled|reset|renewed|paid|dried|brushed|cut|mopped|wiped|made (?:the|your|up))\b/i,
	],
	[
		"reassurance",
		/^(?:don't|no need to|you don't (?:have|need) to) (?:worry|stress|panic|bother|fret|be (?:scared|worried|sorry|silly))\b/i,
	],
	[
		"heads-up",
		/^(?:your \w+(?:'s| is| are|'re) (?:\w+ )*?(?:on inside out|undone|inside out|back to front|dirty|open|crooked|falling|slipping|wet|loose|stuck|dripping|ringing)|you(?:'ve| have) got (?:something|food|crumbs|sauce|a bit of|\w+ on)|(?:watch out|careful|look out|be careful|mind (?:your|the))\b|the (?:plate|floor|tea|coffee|soup|water|path)(?:'s| is) (?:\w+ )*?(?:hot|wet|slippery))/i,
	],
	["greeting", /\b(?:haven't seen you|long time no see|it's been (?:ages|too long|forever|a long time))\b/i],
	[
		"compliment",
		/^(?:nice|great|cool|lovely|beautiful|good) (?!to\b|day|morning|night|afternoon|evening|one|idea|thanks|grief|luck|work if)(?:\w+ )?\w+[.!]*$/i,
	],
	["reminder", /^(?:hurry(?: up)?|come on|quick|quickly now)\b/i],
	[
		"announcement",
		/^(?:you'll|you will|you're going to|you are going to) (?:be |have |need |get |see )?(?:going|having|moving|seeing|getting|starting|home|an?|to|your)\b/i,
	],
	["reminder", /^it's (?:your|my) (?:turn|go)\b|^(?:you're|you are) (?:up|next|first)[.!]*$/i],
	[
		"opinion",
		/^(?:that|it|this)(?:'s| is| was) (?:so |really |very |pretty |absolutely |a bit |such an? |just )*(?:hilarious|funny|great|good|nice|brilliant|amazing|awful|terrible|boring|interesting|ridiculous|beautiful|lovely|weird|strange|delicious|yummy|fun|exciting|scary|sad|annoying|unfair|rude|disgusting|expensive|cheap)(?: (?:film|movie|song|show|game|day|idea|place|story|book|meal))?[.!]*$/i,
	],
	[
		"guess",
		/^(?:guess (?:who|what|where|how)|you(?:'ll never| won't|'re never going to|'re not going to) (?:guess|believe)|(?:have )?i(?:'ve)? got (?:a surprise|(?:some )?(?:big |good |exciting )?news)|do you want to hear|wait till you hear|you know what)\b(?!.*\bfor you\b)/i,
	],
	[
		"mishap",
		/^(?!.*\byour?\b)(?!(?:did|do|does|is|are|was|were|has|have|what|how|who|when|where|why|if)\b).*\b(?:got (?:thrashed|flogged|smashed|hammered|knocked out|beaten)|thrashed us|beat us|(?:we|they)(?:'ve)? (?:lost (?:again|by|on|the (?:game|match|final)|\w+ (?:nil|in a row))|lost$)|(?:a )?(?:bit of an? |little |small )?(?:bingle|prang|fender bender|car accident|crash)|broke in(?:to)?|broken into|robbed|burgled)\b/i,
	],
	["good-news", /^(?!.*\byour?\b).*\b(?:proposed|popped the question)\b/i],
	[
		"lost",
		/^(?:i (?:can't|cannot|couldn't) find|i(?:'ve| have)? (?:lost|misplaced)|have you seen|did you see where|i don't know where i(?:'ve)? (?:put|left)) (?:my|the|his|her|our) (?:\w+ )?(?:keys?|glasses|phone|bag|wallet|hat|purse|charger|remote|card|book|pen|shoes?|jacket|umbrella|ring|watch|ticket|passport|mask|list|scissors|tape|coat|cup|mug|letter|torch|iron|tools?)\b/i,
	],
	[
		"gift",
		/^(?:i|we)(?:'ve| have)? (?:brought|bought|got|made|drew|knitted|wrote|painted|baked|picked up|picked|found|saved) (?:you|(?:this|these|something|a present|some \w+) for you)\b(?! in\b)/i,
	],
	["gift", /^i(?:'ve| have)? (?:made|cooked|baked|got|bought) your favou?rite\b/i],
	[
		"gift",
		/^(?:this is for you|these are for you|i(?:'ve| have)? got (?:a (?:present|surprise)|something) for you|here's (?:a|your) (?:present|card|little something)|happy birthday here)\b/i,
	],
	["handed", /^(?:here(?:'s| is| are) (?:your|the|a)\b|here you (?:go|are)|there you (?:go|are)|it's ready\b)/i],
	[
		"unavailable",
		/\b(?:we're|we are|they're|they are|it's|that's|i'm) (?:all |completely |just )?(?:sold )?(?:out of|sold out|closed|fully booked|booked out|unavailable|not available|out of stock)\b|\b(?:we|they) (?:don't|do not|haven't|won't) (?:have|got|do|sell|stock|take|accept)\b|\b(?:isn't|not) (?:in stock|available|possible)\b|\b(?:we|they)(?:'ve)? only (?:got|have)\b|\bonly (?:comes?|left)\b|\b(?:has|have)n't (?:arrived|come in)\b|(?<!\bi |\bi've )\b(?:ran|run) out of\b|\bthere(?:'s| is| are)(?:n't| no| not) any?\b/i,
	],
	[
		"called-off",
		/\b(?:cancelled|called off|postponed|(?:ha[ds]|have|needs?) to (?:cancel|postpone|reschedule)|can't (?:make it|come|get there)|won't be able to (?:make it|come)|not coming|pushed back|put off)\b/i,
	],
	[
		"farewell",
		/\b(?:going|off|heading|go) to (?:bed|sleep)\b.*\b(?:good ?night|night|see you)\b|^i'm (?:just )?(?:going|off|heading) to (?:bed|sleep)\b/i,
	],
	[
		"leaving",
		/^(?:i'm (?:just )?(?:off|going(?! to (?!the\b|my\b|mum|bed|work|school|town|lunch|dinner|an?\b|see|visit|head|go\b|leave|duck|pop|nip|be (?:out|away|off|gone)|miss))|popping|ducking|heading|nipping)|i(?:'ve| have) (?:got )?to (?:go(?! in\b)|run|head|get going|leave)|i(?:'d| had)? better (?:go|get going|be off|head)|i need to (?:go|leave|head)|i might (?:just )?(?:go|pop|head)\b|i'll (?:be (?:back|home|late|right back|there|away|gone|out)|go and|go now|(?:call|ring) you back|get back to you|leave you|see you|come back|pop|let you))\b(?!.*\b(?:to (?:help|move|lift|lower|raise|wash|clean|check|take|put|give|pop the|make|get you|need|have|be|tell|ask)|crazy|mad|insane|through)\b)/i,
	],
	[
		"visitor",
		/^(?!(?:who|what|when|where|how|why|that|it|is|are|i|we|you)\b)(?:[a-z']+(?: [a-z]+){0,3}(?:'s| is| are|'re| will be|'ll be)) (?:coming|popping|dropping|visiting|driving up|flying in)(?: (?:over|in|by|round|around|down|up|here|back|home|to (?:visit|see|stay|dinner|lunch|tea)|for (?:dinner|lunch|tea|a visit|christmas|the weekend)|with))*/i,
	],
	[
		"opinion",
		/^i (?:really |just |absolutely )*(?:hate|love|like|can't stand|don't like|prefer|adore) (?!you\b|your\b|to (?:see|know)|it (?:if|when|to)|that you)/i,
	],
];
