import type { Act } from "./acts.ts";
import { any, clause } from "./pattern.ts";

const hour =
	"(?:\\d[\\d:.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|midday|noon|lunch\\w*|dinner|breakfast|tea|school|work)";
const time = any(
	"\\b(?:tomorrow|tonight|later|soon|shortly|first thing|next \\w+|this (?:morning|afternoon|evening|arvo|weekend)|on the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b",
	"\\bin (?:about |around )?(?:an?|half an|\\w+) (?:few )?(?:minutes?|mins|hours?|days?|weeks?|months?|fortnight|bit|while|sec|tick)\\b",
	"\\bin (?:five|ten|fifteen|twenty|thirty)\\b",
	`\\b(?:at|by|about|around|before|after|from|till|until|between|half past|quarter (?:past|to)) (?:about |around )?${hour}\\b`,
	"\\b(?:on )?the (?:\\d+\\w*|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\w+teenth|twentieth|thirtieth|(?:twenty|thirty)[ -]\\w+)\\b",
);
const kin =
	"mum|mom|mother|dad|father|nan|nana|grandma|pop|grandad|grandpa|aunt\\w*|uncle|cousins?|brothers?|sisters?|sons?|daughters?|kids|wife|husband|partner|friends?|mate|neighbour|boss|doctor|nurse|physio|carer|visitors?|guests?|family";
const body =
	"arms?|legs?|foot|feet|toes?|knees?|hips?|hands?|fingers?|head|chin|neck|back|eyes?|ears?|mouth|hair|face|skin|blood|heart|pressure|results?|tests?|scans?|bloods|levels?|temperature|sugars?|weight|voice|smile|name";
/** Somebody will: "I'll", "we're going to", "Dr Lee can", "the driver is". */
const will =
	"(?:'ll| will|'m| am|'re| are|'s| is| can)(?: (?:be able to|going to|just|probably|definitely|also|then|both))*";
const somebody =
	"(?:i|we|he|she|they|someone|somebody|(?:the|your|our|my) \\w+|(?!who|what|when|where|how|why|that|it|there)[a-z]+)";

/** Not a visit, which has rows of its own: "Jo's coming over on Sunday". */
const trade =
	"(?:plumber|electrician|cleaner|technician|driver|courier|council|gardener|tradie|builder|handyman|removalist|painter|gas man|nbn|vet|inspector|agent|repair\\w+|man|guy|bloke|nurse|physio|ot|doctor)s?";
const visiting =
	"(?!(?:(?:your|my) )?(?!(?:i|we|some\\w+|the)\\b)\\w+(?:'s|'ll|'re| is| are| will)(?: be)? (?:coming|popping|visiting|dropping (?:in|by|over)|here))";

const gone = any(
	"sold out|out of (?:stock|order|action)|(?:all |completely |fully )?booked(?: out| up| solid)?(?= (?:this|today|tonight|until|till|out|up|solid)|[.!]?$)|unavailable|discontinued",
	"(?:isn't|aren't|is not|'s not|'re not|are not|not) (?:in|open|working|available|running|here|on|taking|allowed|possible)\\b(?! (?:pain|a rush|your|my|time))",
	"(?:entrance|door|road|lift|toilets?|office|shop|counter|lane|library|pool|gym|ramp|exit|kitchen|bar)(?:'s| is| are) (?:closed|shut|locked|blocked|broken|full|out(?! the))",
	"out on loan|on leave|(?:closed|shut|(?<!passed |right |straight )away) (?:on|for|until|till|today|at|over)",
	"(?:we|they) (?:don't|do not|haven't|can't|won't) (?:have|got|do|sell|stock|take|accept|make|offer|deliver|serve)",
	"^(?:can't|couldn't|cannot) (?:see|find|get|do|take|make|seem)|(?:ran|run) out of|there(?:'s| is| are)(?:n't| no| not) (?:any|more|\\w+ left)|none left|no (?:more|longer)",
	"(?:is|are|'s|'re) (?:all )?off (?:tonight|today|at the moment|the menu)",
);
const late = any(
	"(?<!in case.*)(?<!don't |not )\\b(?:runn?(?:ing)?|is|are|be|'s|'re|'m|going to be) (?:\\w+ ){0,5}(?:late|behind(?! (?:you|me|us|the|him|her|it))|overdue)\\b(?! (?:for (?:work|dinner|tea|school)|tonight|at work))",
	"\\b(?:delayed|held up|stuck in traffic|backed up|taking (?:longer|a (?:bit|while|little))|a bit of a (?:wait|delay)|(?:long|short|little|big) (?:wait|delay|queue)|wait(?:ing)? (?:time|list))\\b",
	"\\b(?:minutes?|hours?|days?|weeks?|months?) (?:wait|away|late|delay)\\b|\\banother (?:\\w+ ){0,3}(?:minutes?|hours?|days?|weeks?|months?)\\b",
	"\\b(?:can't|won't|not|isn't|aren't|haven't|hasn't)\\b.*\\b(?:until|till|before)\\b",
	"\\b(?:isn't|aren't|not|hasn't|haven't|won't be) (?:\\w+ )?(?:ready|back|here|arrived|come (?:in|back)|finished|done|through) (?:yet|until|till)\\b",
	"\\b(?:i'll|we'll|it'll) be (?:about |around |just |only |another )*(?:an?|a few|a couple of|half an|\\w+) (?:more )?(?:minutes?|mins|hours?)\\b(?! (?:away|late))|\\bwon't be (?:too |very |much )?long(?:er)?\\b|\\b(?:just|still) (?:finishing|waiting (?:on|for)|with (?:a|another|someone)|on (?:his|her|their|its) way)\\b|\\bwaiting (?:on|for) (?:a|the|your|some)\\b",
);

/** What a way or a place begins with, and what it says. */
const way = any(
	"(?:(?:it's|it is|they're|they are)(?! \\w+ing)|that's|that'll be|those are|you'll (?:find|see)|you (?:want|need|can (?:find|get|do|pay|catch|buy|use|wait|take|go))|there(?:'s| is| are))",
	"the \\w+(?: \\w+){0,2}(?:'s| is| are)",
	"(?:toilets?|exit|lifts?|parking|taxis|platform|room|reception|bathrooms?|\\w+ counter) (?:is|are)?",
	"(?:go|head|walk|turn (?:left|right)|take the|keep going|down|up|over|round|just)",
);
const place = any(
	"(?:on|to) (?:the|your) (?:left|right|corner)",
	"(?:down|along) (?:the|that|this) (?:hall\\w*|corridor|end|road|street|stairs|back|aisle|path|ramp)",
	"(?:around|round) the (?:corner|back|side)",
	"aisle|counter|opposite|upstairs|downstairs|past the|level \\w+|platform \\w+",
	"(?:first|second|third|fourth|ground|top|next|upper|lower) (?:floor|door|left|right|level)",
	"across the (?:road|street|hall|way)|over (?:there|by)|up the (?:stairs|road|hill|street|ramp|back)",
	"straight (?:ahead|on|through|down|up)|out the (?:front|back)|just (?:there|here|outside|inside|past)",
	"(?:by|near|behind|next to) the (?:door|entrance|exit|desk|window|lifts?|bakery|checkouts?|tills?|bank|chemist|station|stairs|counter|car ?park)",
	"at the (?:end|far|back|front|top|bottom|lights|roundabout|corner|machine|kiosk|desk|other)",
);

const put = "(?:left|put|popped|hung|placed|packed|stuck|saved|kept|plugged)";
const inTouch = any(
	"be in touch|get back to you|(?:call|ring|phone|text|email|message|write to) you(?! (?:through|in|up|over|when|a))|give you a (?:call|ring|buzz|bell|text)|let you know|get (?:\\w+ )?to (?:call|ring)",
	"(?:send|email|post|forward|text) (?:you|it|them|that|this|those|the|a)",
	"find out|look into|look it up|see what (?:i|we) can do|put you (?:on the list|through)",
	"check (?:with|on (?:it|that)|for you|that for you|and)|(?:follow|chase) (?:it|that|this|them) up",
	"have a (?:word|chat|look) (?:with|to|for|into)|speak to|talk to|ask (?:him|her|them|the|around|someone|my|about|and)|pass (?:it|that|the|your) (?:on|message|details)",
);

const soonDone =
	"(?:(?:(?:i'm|we're|i am|we are|i'll|we'll|let me) (?:just |now |quickly )*(?:(?:about|going|gonna) to )?|(?:i|we)(?:'d|'ll)? (?:just )?(?:need|want|have|like) to )(?:just |quickly |now )*)";
const handling =
	"(?:wake|shower|dress|feed|run|do|listen|examine|fix|straighten|rub|dry|lower|raise|lift|move|turn|roll|sit|put|pop|take|check|change|give (?:you|your \\w+) (?:an? )?(?=injection|wash|shave|shower|bath|jab|needle|rub)|wash|wipe|clean|adjust|wheel|push|transfer|pull|tuck|brush|recline|vacuum|mop|switch|open|close|test|spray|shave|cut|trim|shift|unplug|have a (?:quick |little )?look|get (?:in|into|under|behind|through|past)|come (?:in|past|through))";
const handled =
	"(?:(?<!for )you(?! (?:know|a|some|the|to the|out|home|up (?:at|from|about|around|on))\\b)|your (?!shopping|bags?|bins?|case|lunch|dinner|coffee)\\w+|the (?:bed|chair|brakes?|rails?|hoist|blanket|pillow|sling|window|door|blinds?|curtains?|lights?|heater|fan|tv|telly|radio|water|power|floor|carpet|table|belt|strap|sink|room)|this room|in here|round you|on hold|past)";
const treated =
	"(?:you (?:on|off|to|in (?:for )?|for|up (?:on|for))|tablets?|medication|medicine|dose|tests?|scan|x-?ray|bloods?|script|prescription|referral|specialist|physio|exercises?|antibiotics?|injection|cream|splint|brace|program\\w*)\\b";

const chore =
	"(?:get|grab|carry|hold|take|open|close|fix|do|pick|move|lift|push|pull|reach|bring|fetch|wipe|clean|sort|zip|button|tie|cut|pour|pass|put|turn|plug|charge|load|pack|wash|water|feed|mow|make|cook|drop|pay|return|post|empty|shut|lock|set|carry|handle|read|write|type|finish|bringing|making|getting|doing)";
const idly =
	"(?:(?:don't (?:get up|move|bend down|worry about (?:it|that|(?:the )?\\w+))|(?:you )?(?:sit|stay|rest|relax)(?: (?:down|there|still|put|where you are))?|leave (?:it|that|them)(?: (?:there|to me|with me))?|no)[, ]+(?:(?:love|mum|dad|and),? )?)?";
const letMe =
	"(?:let me|i'll|i'm(?= bringing| making| getting| doing)|i will|we'll|allow me to|i can|i've got|i'm happy to|i was going to) (?:just |go and |pop out and |come (?:over |round )?and )*";
const mine =
	"(?! (?:you (?:to|on|in|up)|a (?:look|drink|coffee|cuppa|cup|walk|shower|break|nap|photo|picture)|lunch|dinner|back to|a seat|part|care|notes|my|me\\b|off)\\b)";

const event =
	"(?:appointment|booking|session|class|lesson|shift|interview|meeting|scan|surgery|op|operation|check-?up|review|training|practice|rehearsal|party|service|flight|train)";
const arranged = any(
	"(?:come|coming|swing|swinging|be along|be|pop|popping|drop|dropping) (?:by|over|round|around|in|past|up|there|here|out|back|down|off|and|along)",
	"pick(?:ing)? (?:you|it|them)|collect(?:ing)?|meet(?:ing)? (?:you|up|at|there|out)|see(?:ing)? you|take you|taking you|deliver\\w*",
	"send(?:ing)? (?:someone|somebody|a|the)|bring(?:ing)? (?:you|it|the|some|your|over|round)|drop(?:ping)? (?:it|you|them|the|your)",
	"do (?:some|the|another|it|more|that)|start\\w*|finish\\w*|have (?:the|another|a)|go (?:over|through)",
);

/**
 * What the partner does for the person, has arranged, or tells them because it is of use. A clause comes without its opening
 * words. In order of precedence; high precision only.
 */
export const arrangedTopics: readonly (readonly [act: Act, pattern: RegExp])[] = [
	[
		"handed",
		/^(?:here(?:'s| is| are)? (?:your|the|my|a|some|that)\b|here,? (?:you (?:go|are)|(?:take|have|try|hold|grab)(?! my (?:seat|chair|place|arm|hand|umbrella|coat)))\b|there you (?:go|are)|this is yours)|\bhere (?:it is|they are|you go|you are)[.!]*$/i,
	],
	[
		"pay",
		/\b(?:comes? to|costs?(?: you)?|set you back|looking at) (?:about |around |roughly |just )*\$?(?:an? |\w+ )?(?:hundred|thousand|dollars|bucks|quid|\d)/i,
	],
	[
		"called-off",
		/(?:\bis|\bare|'s|'re) off (?:tomorrow|this \w+|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
	],
	["unavailable", clause("\\b", gone, "\\b(?!.*\\?)")],
	["delay", clause(late)],
	[
		"directions",
		clause("^(?:please |just |now |oh )*", way, "\\b.*\\b", place, "\\b(?!.*\\b(?:spider|mouse|fire|smoke)\\b)"),
	],
	[
		"announcement",
		/^you (?:don't|won't) (?:need|have to) (?!to (?:worry|stress|panic|bother|rush|hurry|be|apologise|say|tell))/i,
	],
	[
		"announcement",
		/^you(?:'ll| will| may| might) (?:also |first |just )*(?:need|have to|want)\b|\b(?:next|this|last|final|our) stop\b|\bas far as (?:i|we|this \w+) go/i,
	],
	["announcement", /\b(?:terminat\w+|boarding|departs?|all change|(?:running |going )?express to|all stations)\b/i],
	[
		"pay",
		/^(?:there's|there is|it's|plus)\b.*\b(?:deposit|fee|surcharge|levy|gap|charge|per (?:person|head|night))\b/i,
	],
	[
		"announcement",
		/^(?:that's (?:it|enough|all|us|you done)\b.*\b(?:today|now|this week)|(?:we'll|let's) (?:stop|leave it|finish(?: up)?|wrap up|pause)\b)/i,
	],
	[
		"announcement",
		/^you(?:'re| are) (?:all (?:set|done|paid up|booked)|in (?!an?\b|trouble|luck|love|for|pain|the way|my|good)|on (?:the|our|my|level|page|platform) |at (?!it|least)|with (?!me)|free to|good to go|allowed|entitled|number|through to|covered|approved|eligible)/i,
	],
	[
		"announcement",
		/^you(?:'re| are) (?:being |having |moving (?!well|better|so)|starting |seeing |getting (?:a|an|your|some|the|picked|moved)\b|going (?:home|in|up|down|to (?:theatre|physio|x-?ray|have|be|see|get|the \w+ (?:at|on|today|tomorrow)))\b)/i,
	],
	[
		"feel-free",
		/^you (?:can|may|could)(?: just| always| also| now)* (?!(?:say|bet|see|imagine|tell|believe|hear|never|only|count|'t|do) )(?!.*\b(?:tell|see|hear) )(?!.*\?)\w+/i,
	],
	[
		"leaving",
		/^(?:i'll just|i'm just (?:going to|off to)|i(?:'ve got| have| need) to) (?:(?:duck|pop|nip|step|slip|dash) (?!your|this|that|you)|(?:go|run|head) (?:out|off|upstairs|downstairs|next door|to the (?:shops?|loo|toilet|bathroom|car|bank|kitchen|letterbox|chemist))\b)/i,
	],
	[
		"put-ready",
		clause(
			"^(?!.*\\b(?:appointment|birthday|phone)\\b)your (?!(?:",
			kin,
			"|",
			body,
			"|bus|taxi|train|lift|ride|flight|session|meeting|class|turn)\\b)(?:\\w+ ){0,2}?\\w+(?:'s| is| are|'re|s are) (?:all |just |right |still |over |up |down |out |back )*(?:in|on|by|next to|under|beside|behind|near|over|inside|hanging|there|plugged)\\b(?! (?:its|their) way| order| time| hold| loan| the (?:mail|post))",
		),
	],
	[
		"put-ready",
		clause(
			"^(?:i|we|(?:your )?(?:",
			kin,
			")|s?he)(?:'ve|'s| have| has)? (?:just |already )?",
			put,
			" (?:your|you (?:a|an|some|two)\\b|the|a|an|some|two|three|that|those|it|them|everything)\\b(?! (?:down for|in for|up))(?!.*\\b(?:out|away|on|off|back|up|through)[.!]*$)",
		),
	],
	[
		"get-back",
		clause(
			"^(?!(?:if|when)\\b)(?:.*\\b(?:so|and|then) )?(?:leave it with me and )?(?:",
			somebody,
			will,
			"|let me|you'll hear from us)(?: just| also| then| see if i can)* ",
			inTouch,
			"\\b(?!.*\\?)",
		),
	],
	["about-to", /^let's (?:just )?(?:get|have|sit|stand|pop|move|turn|roll|put|make|try) you/i],
	["about-to", clause("^", soonDone, handling, "\\b.*\\b", handled, "\\b(?!.*\\b(?:like|want)$)(?!.*\\bthrough\\b)")],
	[
		"about-to",
		clause(
			"^(?:i'm|we're|i am|we are) (?:just |now )*(?:turning|moving|putting|popping|taking|checking|changing|giving|washing|cleaning|lifting|opening|closing|switching|raising|lowering|rolling|wiping)\\b.*\\b",
			handled,
		),
	],
	[
		"care-plan",
		clause(
			"^(?:i'd like to|i want to|i'm going to|we're going to|we'd like to|we want to|we'll|i'll|i think we(?:'ll| should| might| could)|we might|i'm thinking we(?:'ll| should| might)) (?:\\w+ )?(?:start|refer|increase|reduce|prescribe|write|order|run|arrange|organise|try|keep|put|get|send|stop|lower|change|switch)\\b.*\\b",
			treated,
		),
	],
	[
		"care-plan",
		/^(?:the |your )?(?:doctors?|dr \w+|consultant|team|physio|specialist|surgeon|gp)(?:'d| would)? (?:wants?|like|needs?|(?:has|have) asked) (?:you|to (?:keep|see|start|run|check|do|have|try))\b/i,
	],
	[
		"nudge",
		/^(?:your |my |the )?(?!who|what|that|it|i\b|we\b)\w+ (?:wants|needs|would like|'d like|said|says|asked)(?: for)? you to\b/i,
	],
	[
		"let-me",
		clause(
			"^(?:here[, ]+)?",
			idly,
			letMe,
			chore,
			mine,
			"\\b.*\\b(?:that|it|those|these|them|this|(?<=ing )\\w+|the \\w+|your \\w+|everything|all of)\\b(?!.*\\bif you(?:'d)? (?:like|want)\\b)",
		),
	],
	[
		"let-me",
		clause(
			"^(?:here[, ]+)?",
			idly,
			letMe,
			"(?:help you|give you a (?:hand|lift|ride)|come (?:to|over to) you|(?:get|bring|fetch|grab|make|pour|find) you (?:an?|some|another|the|your)\\b)",
		),
	],
	[
		"let-me",
		clause(
			"^(?:.*\\b(?:so|and|then) )?(?:i'll|we'll) (?:just |go and )?(?:bring|cook|make|shout|buy|order|grab|fetch|sort out|organise|look after|handle|drop|drive|walk) (?!sure|it (?!to)|do|up|off|my|me|way|out|over|round|by|past|back|for|into|on\\b|in\\b|a (?:decision|move|start|note|list|call)|some (?:calls|changes))\\w+",
		),
	],
	[
		"let-me",
		/^(?:here[, ]+)?(?:(?:let me|allow me|i've got (?:it|that|this)|leave (?:it|that) (?:to|with) me)[.!]*$|(?:you )?(?:take|have) my (?:seat|chair|place|arm|umbrella|coat)\b)/i,
	],
	[
		"arrangement",
		clause(
			"^(?!(?:if|when|remember|don't forget)\\b).*\\b(?:(?:booked|pencilled|put|got|have) you (?:in(?! charge)|down)|you(?:'re| are)(?: all)? (?:booked|down|scheduled|set|in|due)(?: in| back)? (?:for|on|at|with|to)|confirm\\w* (?:your|the|for|that you))\\b",
		),
	],
	[
		"arrangement",
		clause(
			"^(?!(?:if|when|remember|don't forget)\\b).*\\b(?:(?:fit|squeeze|slot|book|get|see) you (?:in|on|at)|earliest|next available|next appointment|soonest|an? (?:opening|slot|spot|vacancy|cancellation)|(?:moved?|changed?|shifted?|rescheduled?|brought forward|pushed back|put back)\\b.*\\b(?:to|until|till|forward|back))\\b.*",
			time,
		),
	],
	[
		"arrangement",
		clause(
			"^(?:your|the|our) (?:next |first |follow-?up )?(?:\\w+ )?",
			event,
			"(?:'s| is| will be| starts| leaves| has been)\\b.*",
			time,
		),
	],
	[
		"arrangement",
		clause(
			"^(?:the|our|your|a|some) (?:\\w+ )?",
			trade,
			"(?:'s|'ll| is| are| will)(?: be)? (?:coming|here|round|over|popping|out|dropping|back)\\b",
		),
	],
	[
		"announcement",
		/^your (?:breakfast|lunch|dinner|tea|meal|order|food|drinks?|coffee|parcel|delivery|room|bed|car|taxi|chair|prescription)(?:'ll| will) be\b/i,
	],
	[
		"arrangement",
		clause("^(?:meet (?:me|us)|be (?:here|there|ready|back|home)|come (?:to|for|back|round|over))\\b.*", time),
	],
	[
		"announcement",
		/^(?:today|tomorrow|tonight|this (?:morning|afternoon|week|term)|next (?:\w+)|first|after (?:lunch|dinner|that|this)),? (?:we|you)(?:'re|'ll|'ve| are| will| have)\b/i,
	],
	["arrangement", clause("^(?:so |then |and )*", visiting, somebody, will, " ", arranged, "\\b.*", time)],
	[
		"heads-up",
		/^(?:(?:i think )?you(?:'ve| have)? (?:just )?(?:dropped|left (?:your|the)|forgotten (?:your|the)|forgot (?:your|the))|(?:i think )?(?:this|that|these|those)(?:'s| is| are| must be) yours\b|(?:there's|you've got|you have) (?:a|some|something|an?) (?:\w+ )?(?:step|kerb|puddle|hole|bump|\w+ (?:on|in) your)|(?:careful|watch|mind|watch out for|look out for|beware of) (?:the|that|your|of|out|yourself|how|there|it)|it's (?:a bit |very |really |quite )?(?:slippery|hot|steep|uneven|bumpy|wet|icy|sharp|heavy))\b/i,
	],
];
