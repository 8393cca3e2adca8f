const kin =
	"mum|mom|mother|dad|father|husband|wife|partner|son|daughter|brother|sister|nan|nana|pop|gran\\w*|aunt\\w*|uncle|friend|dog|cat|baby|family";
const staff =
	"nurse|carer|caregiver|doctor|physio\\w*|therapist|support worker|social worker|assistant|student|teacher|tutor|chaplain|driver|cleaner|specialist|surgeon|dietitian|pharmacist|coordinator|helper|midwife|podiatrist";

/** Kinds of greeting, thanking, praising and the like: what is said back differs with them. */
export const socialCues: readonly (readonly [cue: string, pattern: RegExp])[] = [
	[
		"ago",
		/\b(?:(?:haven't|hardly|not) seen (?:you|ya)|long time no (?:see|speak)|been (?:ages|forever|too long|so long|a (?:long )?while|a long time|years|months)|welcome back|good to have you back)\b/i,
	],
	[
		"arrives",
		/\b(?:only me|just me|it's me|(?:i'm|we're) (?:home|here|back)|let myself in|anyone home|anybody home|popping my head)\b/i,
	],
	["morning", /\bmorning\b/i],
	["drunk", /\b(?:drunk|drinking|pissed|tipsy|hung ?over)\b/i],
	[
		"wishday",
		/\b(?:have|enjoy|hope|happy)\b.*\b(?:day|one|weekend|night|evening|afternoon|arvo|week|morning)\b|\bbless\b/i,
	],
	[
		"meets",
		/\b(?:see|talk|speak|catch|call|ring|back|again|same time)\b.*\b(?:\w+day|tomorrow|tonight|next (?:week|fortnight|month|term|time|year)|in (?:an?|two|three|four|six|\d+) |at (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon)|morning|weekend)\b/i,
	],
	[
		"cared",
		/\b(?:take (?:good )?care|look after yourself|mind how you go|(?:drive|go|travel|get home) (?:safe|safely|carefully)|safe (?:travels|journey|drive|trip)|easy)\b/i,
	],
	["cameBy", /\b(?:to see you|seeing you|catch up|catching up|coming over|having (?:me|us)|visit\w*)\b/i],
	["really", /\b(?:really|honestly|truly|holding up|coping|bearing up|managing|you sure|in yourself)\b/i],
	[
		"present",
		/\b(?:presents?|gifts?|card|flowers|voucher|chocolates|jumper|scarf|book|shirt|necklace|earrings|toy|puzzle|socks|bracelet|perfume|painting|drawing|surprise)\b/i,
	],
	[
		"waited",
		/\b(?:wait\w*|patien\w+|holding|bearing with|understanding|coming|your time|calling|ringing|letting (?:me|us) know|telling (?:me|us)|being here|stopping by|popping in|filling)\b/i,
	],
	[
		"bothers",
		/^(?:(?:i'm|so|very|really|sorry) )*(?:to (?:bother|interrupt|disturb|trouble|barge|butt|burst|wake|ring|call|jump|pester)\b|.*\b(?:interrupting|bothering you|disturbing))\b/i,
	],
	["delayed", /\b(?:late|wait\w*|delay\w*|behind|keep(?:ing)? you|held up|traffic|took so long|hold-?up)\b/i],
	[
		"bumped",
		/\b(?:didn't see you|hurt you|stepped on|stood on|bumped|ran into you|trod on|your (?:foot|toe|toes)|scare you|startle you|make you jump|frighten you)\b/i,
	],
	[
		"hurtful",
		/\b(?:snapp(?:ed|ing)|shout\w*|yell\w*|lost my temper|grumpy|rude|what i said|said that|have said|horrible to you|mean to you|argu\w+|fight|upset you|hurt your feelings|let you down|laughed|teas(?:ed|ing)|made you (?:cry|feel|sad|angry)|a jerk|an idiot|horrible|not including|left you out|ignor\w+|treated|forgot your (?:birthday|anniversary)|in a bad mood|took it out|out of line|been there for you|visited|lied|short with you)\b/i,
	],
	[
		"missedIt",
		/\b(?:forgot\w*|missed|couldn't|didn't (?:come|call|ring|make|show|turn|get|reply|answer|text)|haven't (?:been|called|rung|replied|visited)|wasn't there|late|lately|so busy)\b/i,
	],
	[
		"mixup",
		/\b(?:mix(?:ed)?[- ]?up|order|wrong|mistake|booked|booking|double|los[te]+ (?:your|the)|paperwork|error|form|bill|overcharged|stuffed up|messed up|broke\w*|spilt|spilled|damaged)\b/i,
	],
	[
		"feat",
		/^(?!.*\byou(?:'re| are)? (?:all )?look).*\b(?:well done|good on you|nicely done|(?:job|work|work(?:ed)?|effort|go|try|attempt|progress|result|going|stuff)(?=[.!,]*$| (?:on|with|today|there|getting|doing|this|that|everyone|mate|love))|you (?:did|made|handled|managed|nailed|smashed|walked|stood|spoke|got)|you've (?:done|come|made|got better|worked|improved)|(?:getting|so much|much|a lot|heaps|looking) (?:\w+ )?(?:better|stronger|clearer|faster|quicker|steadier|easier|further|louder)|(?:better|stronger|clearer|faster) (?:than|every|each|today)|doing (?:so|really|very|great|a|brilliantly|well)|practis\w+|perfect|excellent|spot on)\b/i,
	],
	[
		"better",
		/\b(?:better|stronger|clearer|faster|quicker|steadier|louder|improv\w+|practis\w+|progress|come (?:a long way|along))\b/i,
	],
	[
		"looks",
		/\byou(?:'re| are)?(?: all)? (?:look|looks|looking|scrub up|haven't aged)\b(?! after)|\blook at you\b|\b(?:on|suits?) you\b|\byour colour\b|\bdon't you look\b|\byou(?:'re| are) (?:so |very |really )?(?:beautiful|gorgeous|handsome|pretty|stunning|glowing)\b/i,
	],
	["proud", /\bproud\b/i],
	[
		"owned",
		/\b(?:your|those|that|this) (?:new )?(?!(?:is|was|are|looks?|suits?|way|were|one|work|job|effort|sounds?|speech|walking|standing)\b)(?:\w+ )?\w+(?:'s| is| are| looks?| smells?| tastes?)\b|\b(?:love|like|nice|great|cool|lovely|gorgeous|beautiful) (?:your|those|that|the|what you've done) \w+|^(?:nice|great|cool|lovely|beautiful|gorgeous) (?!work|job|effort|try|going|one|stuff|smile|voice)\w+/i,
	],
	[
		"trait",
		/\byou(?:'re| are) (?:\w+ )?(?:so |such an? |a |an |the |very |really |always )*(?:kind\w*|funn\w+|brave\w*|clever\w*|smart\w*|strong(?!er)|patient|generous|thoughtful|sweet\w*|talented|amazing|incredible|inspir\w+|legend|star|gem|angel|treasure|best|good (?:at|friend|listener|cook|mum|dad|sport)|natural|positive|lovely)\b|\bhow you (?:do it|stay|manage|keep|cope)\b/i,
	],
	["loss", new RegExp(String.raw`\b(?:your loss|condolences|passed|passing|funeral|your (?:${kin}))\b`, "i")],
	["sore", /\b(?:sore|hurt\w*|pain\w*|bruise\w*|ouch|swollen|nasty)\b/i],
	[
		"enjoys",
		/^(?:(?:and|now|you) )*(?:have|enjoy|bon)\b|^(?:(?:i|we) )?hope (?:you|it's)\b.*\b(?:enjoy|fun|ball|(?:good|great|lovely|nice|wonderful|fantastic) (?:time|trip|holiday|flight|party|night))\b/i,
	],
	[
		"congrats",
		/\b(?:congrat\w*|hear(?:d)?|(?:happy|thrilled|pleased|excited|proud) for you|you must be|good news|well done (?:on|for))\b/i,
	],
	["worries", /\b(?:worr\w+|concerned|hate (?:leaving|you)|don't like (?:leaving|you))\b/i],
	[
		"standby",
		/\b(?:here (?:for you|if|when|any)|call (?:me|us|away)|ring (?:me|us)|talk to (?:me|us)|count on|lean on|on your side|behind you|next door|tell (?:me|us))\b/i,
	],
	["loves", /\b(?:love|adore|loved)\b/i],
	["misses", /\bmiss (?:you|ya|our|your|having|seeing|hearing)\b/i],
	["apart", /\bwish (?:i|you|we) (?:lived|were|was|could)\b/i],
	["missed", /\bmissed (?:you|having|seeing)\b/i],
	["hug", /\b(?:hugs?|cuddles?|kiss|squeeze)\b/i],
	["wished", /\b(?:luck|break a leg|smash|go well)\b/i],
	["bday", /\b(?:birthday|happy returns|(?:six|seven|eight|nine|fif|for|thir|twen)t(?:y-?\w+|ieth))\b/i],
	["meetsYou", /\b(?:to (?:finally |at last )?meet|good to put a face|pleasure)\b/i],
	["heardOf", /\bheard\b/i],
	[
		"staff",
		new RegExp(
			String.raw`\b(?:${staff}|looking after you|working with you|from the (?:clinic|hospital|council|agency))\b`,
			"i",
		),
	],
	["standsIn", /\b(?:filling in|standing in|covering|taking over|replacing|relief|instead of)\b/i],
	[
		"riddle",
		/^(?:what(?:'s| is| do| did| has| time)?|why|how|where|who|did you hear|have you heard|knock|(?:want|wanna|do you want) to hear|have i told you|did i tell you)\b[^.!]*\??$/i,
	],
	["knock", /^knock,? knock[.!?]*$/i],
	[
		"warned",
		/^(?:don't|no |behave|be good|stay out|watch it|slow down|easy|careful)|\bdon't you (?:go|dare|start|do)\b/i,
	],
	[
		"accused",
		/\b(?:cheat\w*|hogging|steal\w*|stole|pinch\w*|hiding|up to (?:something|no good|mischief)|flirt\w*|stirr\w*|bribe|greedy|lazy|cheeky|naughty|sneaky|sneaking|trouble|show(?:ing)? off|slow|fault|spoil\w*|bossy|fussy)\b/i,
	],
	["deaf", /\bdeaf\b/i],
	["there", /\b(?:anyone|anybody|someone|somebody) there\b/i],
	["attended", /\b(?:coming|came|being) (?:to (?:my|our|the)|along|with (?:me|us)|there)\b/i],
	["upcoming", /\b(?:tomorrow|next \w+|coming up|(?:on|for) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i],
	["mustBe", /\bmust be\b/i],
	[
		"real",
		/\b(?:recording|recorded|robot(?! voice)|real (?:person|voice)|actual (?:person|human)|human|machine|automated|bot|computer|talking to a|you or the|is that you)\b/i,
	],
	[
		"admired",
		/^(?!(?:what|how|why|who|is|are|do|does|can)\b).*\b(?:cool|clever|amazing|great|awesome|nice|neat|fantastic|brilliant|incredible|good idea|like (?:your|the|that))\b/i,
	],
	["works", /\b(?:how (?:does|do|did)|know what|choose|pick|type|press|make it)\b/i],
];
