import type { Act } from "../acts.ts";
import { fine, very } from "./words.ts";

const treat =
	"time|trip|holiday|flight|party|concert|game|match|swim|walk|lunch|dinner|break|journey|drive|birthday|christmas|easter|ball|go|stay|visit|look around";
const praised =
	"great|excellent|fantastic|brilliant|wonderful|good|lovely|amazing|perfect|awesome|beautiful|terrific|superb|nice|top|stunning|impressive|outstanding|incredible|gorgeous|delicious|clever|fabulous|marvellous|spectacular";

/** Thanks, praise, good wishes and presents. A clause comes without its opening words. In order of precedence; high precision only. */
export const kindnessTopics: readonly (readonly [act: Act, pattern: RegExp])[] = [
	["thanks", /^(?:(?:i|we)(?:'d)? )?(?:just )?(?:want(?:ed)?|like|would like) to (?:say (?:a big )?)?thank/i],
	[
		"celebration",
		/^(?:i |we )?(?:just )?hear(?:d)? about your (?:new |big |lovely )?(?:award|win|promotion|house|place|job|car|engagement|wedding|baby|grand\w+|good news|success|degree|results)\b/i,
	],
	[
		"compliment",
		/^you \w+ (?:\w+ ){0,3}(?:perfectly|beautifully|brilliantly|wonderfully|superbly|(?:so|really|very) (?:well|clearly|nicely)|like a (?:pro|champion))\b|^(?:the )?(?:best|greatest|nicest|cutest|world's best) (?:\w+ )+(?:ever|in the world|around)[.!]*$|^(?:nobody|no one) \w+ .*\b(?:like|better than|as (?:well|good) as) you\b|^you (?:scrub|clean) up\b|^(?:ten out of ten|a plus|gold star|top marks|full marks)\b|^i wish i (?:could|had|was|were)\b.*\b(?:like you|your|as \w+ as you)\b/i,
	],
	[
		"compliment",
		new RegExp(
			`^(?:aren't you|such) ${very}(?:${praised}|handsome|brave|smart|kind|sweet)(?: (?:boy|girl|man|woman|person|thing|one|lady|lad))?[.!]*$`,
			"i",
		),
	],
	[
		"compliment",
		new RegExp(
			String.raw`^(?:i|we) could (?:understand|hear|follow) (?:every|all|each)\b|^you(?:'ve| have) (?:grown (?:into|up)|turned (?:into|out))\b|^(?:that|the) \w+ you (?:\w+ ){1,4}(?:was|were|is) ${very}(?:${praised})|^you (?:got|did|made|put|walked|stood|climbed|finished|ate|wrote|read|carried|managed|cooked)\b.*\b(?:by yourself|on your own|without (?:any )?help)[.!]*$`,
			"i",
		),
	],
	["celebration", /^wishing (?:you|everyone) (?:\w+ ){0,4}(?:birthday|christmas|new year|anniversary|easter)\b/i],
	[
		"compliment",
		new RegExp(
			String.raw`^you(?:'ve| have)?(?: got| have)? ${very}(?:${praised}|best|kindest|cutest|prettiest|nicest|sweetest) (?!news\b|reason\b|chance\b|results?\b|day\b|time\b|memories\b)\w+[^?]*$|\byou(?:'re| are|'ve been) doing (?:so |really |very |incredibly )*(?:well|great|brilliantly|fantastic|amazing)\b|\b(?:be|been) prouder\b|\bproud of (?:you|how you)\b`,
			"i",
		),
	],
	["gift", /\bwhat (?:i|we)(?:'ve)? (?:got|made|bought|found|brought) (?:you|for you)[.!]*$/i],
	["regards", /\b(?:to )?give you (?:a|her|his|their) (?:\w+ )?(?:kiss|hug|love|best)\b.*/i],
	[
		"thanks",
		/^(?:thanks?|thank you|thankyou|cheers|many thanks|much obliged|bless you|ta)\b ?(?!god|goodness|heavens|but|no\b|fully)(?!.*\?$)/i,
	],
	[
		"thanks",
		/^(?:(?:really |so |truly )*appreciate (?:you|it|that|your|the)|(?:it|that) (?:means|meant) (?:so much|a lot|the world|everything)|(?:i|we) (?:really |do |truly |very much |so )*appreciate|(?:i'm|we're|i am) (?:\w+ )?(?:grateful|thankful)|much appreciated|i owe you|(?:i|we) (?:can't|cannot) thank you|(?:that's|that is|that was) (?:\w+ )?(?:kind|good|nice|thoughtful|sweet|generous|decent) of you|you (?:really )?(?:shouldn't have|didn't (?:have|need) to)(?: do that| go to)?)/i,
	],
	[
		"celebration",
		new RegExp(
			String.raw`^(?:(?:big |huge |many )?congrat\w*|(?:a )?(?:very )?(?:happy|merry) (?:\w+ )?(?:birthday|anniversary|christmas|xmas|new year|easter|mother'?s|father'?s|diwali|eid|hanukkah|holidays|valentine'?s|australia day|hogmanay)|many happy returns|season's greetings|well done (?:on|for) (?:your (?:new|award|degree|engagement|promotion)|getting|winning|passing)|(?:i(?:'ve)? (?:just )?)?hear(?:d)? (?:that )?you(?:'re|'ve| are| have| got| won| passed| had)\b(?=.*\b(?:engaged|married|all clear|job|promot\w+|won|passed|baby|grand\w+|place|house|moved|scholarship|award|home|news)\b)(?!.*\b(?:lost|fall|bad|sold)\b)|(?:i'm|we're|i am|we are|i was|we were) (?:all )?(?:so |really |very |absolutely |just )*(?:happy|thrilled|pleased|delighted|excited|chuffed|stoked) (?:for you|to hear (?:about |that )?you)|you must (?:both |all )?be ${very}(?:proud|pleased|thrilled|excited|happy|over the moon|relieved))\b`,
			"i",
		),
	],
	[
		"good-wishes",
		new RegExp(
			String.raw`^(?!have (?:a|another) go\b)(?:(?:and|now|you)[, ]+)*(?:good luck|best of luck|fingers crossed|break a leg|all the best for|get well|feel better|get better|speedy recovery|bon voyage|bon appetit|wishing you|best wishes|have fun|(?:have|hope you have) (?:an? |the )?(?:${very}(?:${fine}) )?(?:${treat})\b|enjoy (?:yourself|yourselves|it|every|(?:the|your) (?!day|weekend|evening|afternoon|night|rest|week)\w+)|(?:i'm |we're )?(?:all )?rooting for you|(?:i'll|we'll) (?:be (?:thinking of you|rooting for you)|keep (?:my|our|everything) (?:fingers )?crossed))\b(?!.*\?$)`,
			"i",
		),
	],
	[
		"good-wishes",
		/^(?:i |we |really |just |do |so )*hope (?:(?:you|it|everything|things|all|they|(?:your|this|that|these|those|the) \w+(?: \w+)?)(?:'s|'re|'ll| all)? )(?=.*\b(?:feel|feeling|goes|go|gets?|enjoy|recover\w*|better|soon|works? out|turns? out|heals?|find|wins?|passes|okay|fun|helps?|works?|make a|makes a)\b)(?!.*(?:\bwent\b|\?$|\bmind\b|like it|hungry))/i,
	],
	[
		"regards",
		/\b(?:says (?:(?:she|he) (?:misses|loves)|they (?:miss|love)|hi|hello|g'day|happy \w+)|said (?:to say |to tell you )?(?:hi|hello)\b|sends? (?:\w+ ){0,3}(?:love|regards|best)|(?:was|were|been|is|are|'s) (?:just )?asking (?:about|after|how) you)\b/i,
	],
	[
		"compliment",
		new RegExp(
			String.raw`^(?:(?:wow|oh|gee|my|yes|oh wow|that was|that is|that's|what an?|such an?|really)[,.!]? )*${very}(?:${praised}) (?:work|job|effort|stuff|try|going|girl|boy|lad|man|attempt|progress|result|answer|question|idea|session|reading|talking|walking|standing|presentation|performance|meal|cake|photo|drawing|painting|story|speech)\b(?!.*\?$)(?! to )`,
			"i",
		),
	],
	[
		"compliment",
		new RegExp(
			String.raw`^(?:that|it|this|things|your \w+(?: \w+)?)(?:'s| is| are| was| were| sounded| looked| sounds| looks) (?:so much |much |a lot |way |heaps |really |so |even )*(?:better|clearer|easier|stronger|smoother|faster|quicker|louder|steadier)\b(?!.*\b(?:if|to (?:just|stay|go|wait|have))\b)|^(?:(?:your|the|this|that) )?(?:place|house|garden|room|flat|unit|kitchen|yard|table|cake|dinner|lunch|soup|tree|food|lawn|car|outfit|hair)(?:'s| is)? (?:all )?(?:looks?|looking|smells?|smelling|tastes?|turned out|came out) ${very}(?:${praised})\b`,
			"i",
		),
	],
	[
		"compliment",
		/^(?:well done|that's (?:(?:my|the) (?:girl|boy|man|way|spirit|stuff)|more like it|better)|good on (?:you|ya)|nicely done|bravo|full marks|keep (?:it up|up the)|way to go|you (?:did|nailed|smashed|aced|handled) (?:it|that|this|so|really|very|brilliantly|great|a (?:great|good|wonderful|fantastic|brilliant|lovely|top|super|really)|well)|you(?:'ve| have) (?:done|come|been|worked) (?:so|really|very|brilliantly|great|a (?:great|good|long way|wonderful|fantastic)|well|amazing|fantastic|such a long)|look at you\b|don't you look|(?:check|get) you out)/i,
	],
	[
		"compliment",
		new RegExp(
			String.raw`^(?:i (?:really |just )?(?:think|reckon) )?you(?:'re| are| were|(?:'ve| have) (?:all )?been| all)*(?: look| looked| sound| sounded| looking| sounding| seem)? ?${very}(?:${praised}|bright|patient|hardworking|good (?:man|woman|mate|friend|boy|girl|person|kid)|best|star|legend|angel|treasure|gem|champion|champ|natural|genius|brave\w*|strong\w*|kind\w*|funn\w+|smart\w*|talented|handsome|pretty|dapper|inspiration|inspiring|pro|role model|doing (?:so |really |very |just )*(?:well|great|brilliantly|fine|a (?:great|good|wonderful|fantastic))|getting (?:so |much |a lot |really )*(?:better|stronger|faster|quicker|clearer|good|steadier)|good (?:at|cook|friend|listener|mum|dad|sport)|so patient|sweetheart|blessing|joy|delight|(?:big|great|huge|real) help|rock|(?:much|a lot|heaps|so much) (?:better|brighter|stronger|happier)|well(?: rested)?)\b(?!.*\b(?:but|for nothing|behind|late|enough)\b)(?!.*(?<!\b(?:know|know that|you|eh|huh))\?$)`,
			"i",
		),
	],
	[
		"compliment",
		/^(?:i'm|i am|we're|we are|your \w+'s?|we all are|everyone's) (?:all )?(?:so |really |very |just |incredibly )*(?:proud|impressed)\b|^i (?:really |just |absolutely |do )*(?:love|like|admire) (?:your (?!new\?)|the way you|how you|what you(?:'ve| have) done|that (?:\w+ )?(?:jacket|shirt|dress|colour|top|hat|scarf|jumper|necklace|haircut|outfit) (?:on|you))|^(?:that|those|this|blue|red|green|pink|purple|yellow|the) ?(?:\w+ )?(?:really |so |just )*(?:suits? you|(?:looks?|looking) (?:\w+ )?(?:good|great|lovely|nice|gorgeous|amazing|beautiful) on you)|^i (?:don't|do not) know how you (?:do|stay|manage|keep|cope)|^i wish i (?:had|was|were) (?:your|as \w+ as you)/i,
	],
	[
		"gift",
		/\b(?:little|small) (?:something|gift|present|treat|token)\b|^here's (?:a|your) (?:\w+ )?(?:present|gift)\b|^(?:i|we)(?:'ve| have)? (?:just )?brought (?:some |a |an |over |along |us )(?!friend|up)/i,
	],
	["favour", /^(?:i|we)(?:'ve| have)? (?:just )?brought (?:the|your) /i],
	[
		"gift",
		/\b(?:this|these|it|that|they)(?:'s| is| are|'re) (?:all |just )?for you[.!]*$|^(?:i|we) (?:got|made|bought|brought|baked|cooked|drew|knitted|picked|saved|grew) (?:you\b(?! (?:up|wet|out))|.*\bfor you(?: (?:at|from|on|in|yesterday|today|this)\b.*)?[.!]*$)|\b(?:made|got|bought|drew|sent|chose|picked|baked|knitted) (?:this|these|it|something|some \w+) (?:just )?for you\b/i,
	],
];
