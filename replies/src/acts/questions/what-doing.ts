import type { Question } from "./question.ts";

/** What a "what" or a clipped "any" asks for where it is a deed, a meal, news or a thing to be had. */
export const whatDoingQuestions: readonly Question[] = [
	["what-doing", "news", /^what are you (?:up to|doing) (?:these days|with yourself|lately)\b/i],
	["what-said", undefined, /^what (?:did|have) you (?:find|found|work|figure) out\b/i],
	[
		"what-doing",
		"breakfast",
		/^what (?:do|did|have) you .*\b(?:breakfast|brekky)\b|^what would you (?:usually|normally) .*\b(?:breakfast|brekky)\b/i,
	],
	[
		"what-doing",
		"ate",
		/^what (?:did|have) you .*\b(?:eat|eaten|have|had|cook|make)\b.*(?:\b(?:lunch|dinner|tea|supper|to eat|last night|yesterday|today)\b|eat$|eaten$)/i,
	],
	[
		"what-doing",
		"eats",
		/^what (?:do|would) you (?:usually |normally |generally |mostly |often )+(?:eat|have|cook)\b|^what do you (?:eat|cook)\b|^what do you (?:have|like) for (?:lunch|dinner|tea|supper)\b/i,
	],
	[
		"what-doing",
		"menu",
		/^what(?:'s| is| are| do| would| will|'re) .*\b(?:(?:for|about) (?:\w+ )?(?:lunch|dinner|tea|supper|dessert|pudding)|cooking)\b(?! you\b)|^what (?:do|would) you (?:usually|normally|generally) (?:eat|have)\b|^what are (?:we|you) having\b/i,
	],
	[
		"what-doing",
		"buying",
		/^what (?:are|should|will) you (?:getting|get|buying|buy|giving|give|bringing|bring|making|make)\b.*\b(?:for|mum|dad|him|her|them|to (?:the|a))\b/i,
	],
	[
		"what-doing",
		"answer",
		/^what (?:did|do|have) you (?:get|put|got|have|write|choose|say) (?:for|as|in) .*\b(?:questions?|number|q\w*|answers?|quiz|test|one|two|three|four|five|six|seven|eight|nine|ten|last one|maths|essay|\d+)\b/i,
	],
	[
		"what-doing",
		"got",
		/^what (?:did|have|'ve) you (?:\w+ )?(?:end up (?:getting|buying|having|choosing|with)|get|got(?! for)|buy|bought|find(?! out)|found(?! out)|pick|order|bring|brought|win)\b(?! (?:on|planned|to do|up)\b)/i,
	],
	["what-doing", "wearing", /^what (?:are|will|were|did|should) (?:you|i|we) .*\b(?:wear\w*|put on)\b/i],
	[
		"what-doing",
		"pastime",
		/^what (?:have you been|are you|do you) (?:\w+ )?(?:watching|reading|listening to|playing|watch|read|listen to)\b(?! (?:there|now|in there)\b)/i,
	],
	[
		"what-doing",
		"now",
		/^what are you (?:\w+ )?(?:drawing|reading|watching|making|writing|looking at|listening to|playing|typing|working|painting|building|knitting|baking|up to (?:there|now|in there)|doing (?:there|now|in there|on there))\b(?! (?:tonight|tomorrow|later|next|this))/i,
	],
	[
		"what-said",
		"topic",
		/^what(?:'s| is)(?: been)? (?:happening|going on|the (?:story|latest|news|go)) (?:with|about) (?!you$|you\b(?: guys)?$)/i,
	],
	["what-said", "update", /^any (?:more |other |good |further )?(?:news|luck|word|updates?|progress|joy)\b(?= \w+)/i],
	[
		"what-doing",
		"plans",
		/^what(?:'s| is| are| have|'ve| do)? (?:the plans?|on\b(?! your mind)|your plans?|happening|you (?:got|planned|up to|doing|planning|having)|we (?:doing|up to|got|need)|planned)\b|^what have you got (?:on|planned|coming)|^what(?:'s| is) (?:next|coming up)\b/i,
	],
	[
		"what-doing",
		"plans",
		/^(?:(?:have you |you )?(?:got |have )?any (?:\w+ )?plans|(?:got |have you got |is there )?anything (?:\w+ )?(?:on|planned|happening|going on|coming up|new|exciting|fun|special|interesting|nice)\b(?! (?:tv|telly|your mind))|(?:up to|doing) (?:much|anything)\b)/i,
	],
	[
		"what-doing",
		"news",
		/^what(?:'s| is| has)? (?:been )?(?:new|news|happening|going on|up|(?:the|your) (?:news|goss|latest))\b(?!.*\b(?:with (?:the|that|this|your)|in (?:there|here)|to (?:you|your)))|^what have you been (?:up to|doing)|^what (?:did you (?:all )?(?:get up to|do|end up doing))\b(?! (?:that|it|to|with (?:the|my))\b)|^(?:got )?any (?:news|goss|gossip)$/i,
	],
	[
		"why",
		undefined,
		/^what (?:did you do that|was that|do you (?:want|need) (?:that|it|this|to know)) for|^what (?:made|makes) you\b|^what(?:'s| is| was) (?:the reason|so funny|the point)|^what for$/i,
	],
	[
		"wh-fact",
		"sense",
		/^what(?:'s| is| was) (?:all )?(?:that|the|this) (?:\w+ )?(?:noise|smell|sound|racket|banging|beeping|stink|buzzing|ringing|light)\b/i,
	],
	[
		"wh-fact",
		"that",
		/^what(?:'s| is| are| was| were) (?:that|this|it|those|these|they)(?: (?:called|for|on|in|there|over|thing|all|you're|you've|around|doing)\b.*)?$/i,
	],
	["favourite", "hue", /^what(?:'s| is| are) your favou?rite colou?rs?\b/i],
	[
		"favourite",
		"meals",
		/^what(?:'s| is| are| was)? (?:your favou?rite (?:food|meal|dinner|dish|thing to eat|cuisine|snack)|(?:kind|sort|type) of food do you (?:like|enjoy))\b/i,
	],
	[
		"favourite",
		"tune",
		/^what(?:'s| is| are| was)? (?:your favou?rite (?:song|music|band|singer|album|type of music)|(?:kind |sort |type )?(?:of )?(?:music|songs|bands) (?:do you (?:like|listen|love|enjoy)|are you into))\b/i,
	],
	[
		"favourite",
		"story",
		/^what(?:'s| is| are| was)? (?:your favou?rite (?:\w+ )?(?:movie|film|book|show|series|program|author)|(?:kind |sort |type )?(?:of )?(?:movies|films|books|shows|programs|stories|tv) (?:do you (?:like|watch|read|love|enjoy)|are you into))\b/i,
	],
	["favourite", "animal", /^what(?:'s| is| are)? (?:your favou?rite (?:animal|pet)|(?:kind of )?animals? do you)\b/i],
	[
		"favourite",
		"whereabouts",
		/^(?:what|where)(?:'s| is| are) your favou?rite (?:place|spot|holiday|cafe|restaurant|room|beach|part of (?:the|town))\b/i,
	],
	[
		"favourite",
		"team",
		/^(?:who|which team|what team|which side) do you (?:barrack|go|support|follow|root|cheer)\b|^(?:who|what)(?:'s| is) your (?:favou?rite )?(?:footy |football |cricket |soccer )?team\b/i,
	],
	[
		"favourite",
		undefined,
		/^what (?:kind|sort|type|style|music|shows?|sports?|books?|movies?|food|games?|team)s?\b.*\b(?:do you (?:like|love|enjoy|watch|listen|read|play|follow|eat|go for|support|barrack)|are you into)\b|^who do you (?:barrack|go|support|follow)\b/i,
	],
	["want-what", "spread", /^what (?:would|do|did|can|shall|should) .*\bon (?:your|the|it|that|top)\b/i],
	[
		"want-what",
		undefined,
		/^what (?:else )?(?:can|could|may|shall|should|do) (?:i|we) (?:get|grab|bring|make|pour|fetch|fix|do|order)(?: for)? (?:you|ya)\b|^what was it you (?:wanted|were after|needed)\b|^(?:and )?(?:for (?:you|yourself)|yourself)$|^what else (?:would|do|did) you\b|^what(?:'s| is) your order\b|^what (?:did|do|would) you (?:want|need)(?: (?:today|then|from|for|me to (?:get|bring|do)).*)?$/i,
	],
];
