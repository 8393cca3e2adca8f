import { questionKind } from "../acts/questions/questions.ts";
import { lately } from "../hearing/lately.ts";
import { withoutLead } from "../hearing/lead.ts";
import type { Slots } from "../reply.ts";
import { askedKind } from "./asked.ts";
import { offeredCues } from "./offered.ts";
import { socialCues } from "./social-cues.ts";

const you = "you(?:'re|'ve)?";
const meals = "eat|eating|dinner|lunch|breakfast|brekky|tea|supper|meal|hungry|food|menu|snack|sandwich|flavour";
const drinks =
	"cuppa|tea|coffee|drink|drinking|water|juice|beer|wine|milk|cordial|milo|lemonade|thirsty|soft drink|hot chocolate";
const treats =
	"biscuits?|cake|soup|toast|chips|chocolates?|fruit|eggs?|sauce|sugar|bread|pie|pizza|ice[- ]?cream|yoghurt|banana|apple|lollies|dessert|salad|cheese|bite|something to eat|seconds|more";

/** Kinds within an act that decide which wordings fit. A reply marked `~past` is only for a clause that has the cue. */
const cues: readonly (readonly [cue: string, pattern: RegExp])[] = [
	["have", new RegExp(String.raw`^have(?:n't)? ${you}\b`, "i")],
	["did", /^did(?:n't)? you\b/i],
	["are", /^(?:are|aren't|were) you\b/i],
	[
		"we",
		/^(?:shall|can|could|should|why don't|how about|what about|what if)(?: if)? we\b|^let(?:'s| us)\b|^(?:maybe |perhaps |i think |i reckon )*we (?:should|could|might|can)\b|^how about (?:an? |\w+ing\b)/i,
	],
	[
		"past",
		/^(?!.*\b(?:was|were)(?:n't)? (?:\w+ ){1,3}?(?:going|meant|supposed|planning|hoping|about) to\b).*\b(?:did|been (?:happening|going on|up|new)|was|were|have you|has (?:he|she|it)|yesterday|ago|last (?:night|week|time|year|see|saw|eat)|have you been|have you (?:had|lived|known|worked)|born|originally|grow up|grew up)\b/i,
	],
	[
		"wish",
		/\b(?:would you (?:like|prefer|rather)|(?:do|did) you want|should (?:i|we)|shall (?:i|we)|can (?:i|we|you)|could (?:i|we)|suits?|good for you|(?:better|best) for you|(?:better|best|easier)(?=\??$)|work for you|feel like|fancy|would suit|like to)\b/i,
	],
	[
		"life",
		/\bhow long (?:have|did|has) .*\b(?:lived?|known?|married|worked?|together|friends|here in|owned|playing|teaching|using|had (?:him|her|(?:the|your|that) (?:dog|cat|chair|house|car|job|place|tablet|wheelchair|shop)))\b/i,
	],
	[
		"today",
		/\bhow long (?:have|has) (?!.*\b(?:lived?|known|worked|married)\b).*\b(?:up|waiting|sitting|here|out|awake|in (?:bed|the \w+)|gone)\b/i,
	],
	[
		"bout",
		/\bhow long (?:have|has) .*\b(?:had|been (?:feeling|like|going on|hurting|bothering|sore|sick|unwell|in pain)|happening|that been|this been)\b/i,
	],
	["lasts", /\bhow long (?:do|does|did) .*\b(?:last|go on)\b/i],
	[
		"next",
		/\bhow (?:long|much longer) (?:(?:will|would|do|are|can|should) (?:you|i|we)|till|until|before)\b|\bhow much longer\b/i,
	],
	[
		"health",
		/\b(?:bowels?|falls?|fallen|allerg\w+|dizz\w+|medications?|tablets?|medicines?|pills?|symptoms?|cough\w*|fever|smoke|pain|appetite|eating|sleeping|vision|hearing|swallow\w*|breath\w*|weight|infection|operation|surgery|on your own|alone)\b/i,
	],
	["ever", /\b(?:ever|before|been (?:to|in|on))\b/i],
	["mine", /\b(?:your|you've)\b/i],
	[
		"media",
		/\b(?:watch\w*|read|book|film|movie|game|episode|match|footy|show|news|series|concert|play|documentary|song|album|cricket|tennis|final|speech)\b/i,
	],
	[
		"review",
		/\b(?:been to|tried|try|watch\w*|read|book|film|movie|game|episode|match|footy|show|series|concert|play|documentary|song|album|cricket)\b/i,
	],
	["moment", /\b(?:now|moment|minute|sec|second|tick|this)\b/i],
	[
		"timed",
		/\b(?:tomorrow|tonight|later|next|soon|\w+day|(?:at|by|until|till) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|midday|noon)|minutes|hours?|o'clock|weekend)\b/i,
	],
	["chore", /\b(?:got to|have to|has to|need to|gotta)\b/i],
	["meet", /\b(?:meet|met)\b/i],
	[
		"yours",
		/\b(?:you|your|you're|yours)\b|^(?:is|was|are) (?:it|this|that|these|those)\b|^(?:has|does|is) it\b|^did .*\b(?:help|work|fit|hurt)\b/i,
	],
	["volunteer", /^who(?:'d like| would like| wants|'s (?:up for|ready|keen|first|next)| can help| will help)\b/i],
	[
		"blame",
		/^who (?:ate|took|broke|left|made|did|moved|used|finished|drank|put|let|turned|spilt|spilled|opened|stole|hid|burnt)\b(?! you)/i,
	],
	["method", /\bpay\b/i],
	["trip", /\b(?:holidays?|away|overseas|trip|party|concert|beach|movies|wedding)\b/i],
	["late", /\b(?:late|overnight|all day|working back)\b/i],
	[
		"dash",
		/\b(?:sauce|sugar|milk (?:in|with)|cream|butter|gravy|salt|pepper|ice|dressing|vinegar|jam|honey|lemon)\b(?! ?cream)/i,
	],
	["name", /\b(?:name|surname|call you|spell|speaking to|and you are)\b/i],
	[
		"ahead",
		/\b(?:going to|will|next|tomorrow|tonight|moving|starting|getting (?:a|married|ready)|planning|soon|(?:on|this) (?:\w+day|weekend)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|a (?:week|month|fortnight)|summer|winter))\b|'ll\b/i,
	],
	["ours", /\b(?:i|i'm|i've|we|we've|we're|my|our)\b/i],
	[
		"ill",
		/\b(?:cold|hungry|thirsty|tired|sleepy|sick|dizzy|unwell|nauseous|faint|itchy|sore|hurting|nervous|worried|anxious|scared|upset|sad|lonely|bored|angry|cross|stressed|hot|in pain|breathless)\b/i,
	],
	["comfy", /\b(?:comfortable|comfy|sitting (?:up )?(?:okay|alright|properly|straight))\b/i],
	["ready", /\b(?:ready|all set|good to go|packed)\b/i],
	["finished", /\b(?:you|all|nearly) (?:\w+ )?(?:done|finished)\b|^(?:done|finished)\b/i],
	["out", /\b(?:go|going|out|beach|drive|movies?|pub|shops?|park|concert|game|match|zoo|city|trip|markets?)\b/i],
	["fetch", /\b(?:speak|talk) (?:to|with) (?:your|the|someone|whoever|a)\b/i],
	["cold", /\b(?:you|feet|hands|legs|feel\w*|feeling)\b.*\b(?:cold|chilly|freezing|warm enough)\b/i],
	["hot", /\b(?:you|feel\w*|in here)\b.*\b(?:hot|too warm|stuffy)\b/i],
	["hungry", /\b(?:hungry|thirsty|peckish)\b/i],
	["tired", /\b(?:tired|sleepy|exhausted|worn out)\b/i],
	["unwell", /\b(?:sick|dizzy|unwell|nauseous|faint|breathless)\b/i],
	["worried", /\b(?:nervous|worried|anxious|scared|upset|sad|lonely|angry|cross|stressed)\b/i],
	["loud", /^(?:is|are|was|am|have) (?!you\b).*\b(?:too \w+|\w+ enough)\b/i],
	["hand", /\b(?:help|hand)\b/i],
	["idea", /\b(?:should|idea|plan|agree|we (?:do|go|get)|work for you|sound|recommend|would you do)\b/i],
	[
		"look",
		/\b(?:look|looks|wear|curtains|shirt|dress|colour|haircut|hair|suit|painting|photo|room|garden|outfit|shoes)\b/i,
	],
	["bed", /^night\b|\b(?:good ?night|night night|sleep|bed|sweet dreams)\b/i],
	["season", /\b(?:christmas|easter|new year|holidays)\b/i],
	[
		"luck",
		/\b(?:luck|fingers crossed|goes (?:well|ok|okay)|break a leg|appointment|operation|test|exam|results|interview)\b/i,
	],
	["recover", /\b(?:get well|feel better|recover|unwell)\b/i],
	["seat", /\b(?:sit|sitting|seat|taken)\b/i],
	[
		"borrow",
		/\b(?:borrow|lend|have a (?:go|turn|bite)|use your (?:phone|pen|pencil|charger|computer|book|ruler|rubber))\b/i,
	],
	["food", new RegExp(String.raw`\b(?:${meals}|${drinks}|${treats}|order)\b`, "i")],
	["taste", new RegExp(String.raw`\b(?:${meals}|${drinks}|${treats})\b`, "i")],
	["drink", new RegExp(String.raw`\b(?:${drinks})\b(?! in)`, "i")],
	[
		"wear",
		/\b(?:wear|jumper|jacket|shirt|dress|shoes|socks|pants|trousers|skirt|coat|hat|top|outfit|clothes|put on|pyjamas|scarf)\b/i,
	],
	["watch", /\b(?:watch|watching|movie|film|show|channel|telly|tv|listen|listening|music|radio|song|read|book)\b/i],
	["gift", /\bfor (?:your birthday|christmas|easter|mother's day|father's day|your anniversary)\b/i],
	["activity", /\b(?:(?:like|want|love|prefer) to (?:do|go|play)|feel like doing|doing)\b/i],
	["predict", /\b(?:will|won't|make it|win|rain|(?:is|are|'s|'re|am) going to)\b|'ll\b/i],
	[
		"grave",
		/\b(?:die[ds]?|dying|dead|passed|cancer|hospital|accident|crash|stroke|heart attack|dementia|alzheimer\w*|parkinson\w*|leukaemia|chemo\w*|tumour|palliative|terminal|weeks to live|(?:only|just) (?:got )?(?:a few|\w+) (?:weeks|months|days)|funeral|put down|to sleep|let (?:\w+ )?go|baby|fall|house|surgery|diagnosed|divorce|ambulance|goodbye|gone|(?:lost|losing) (?:my|his|her) job|redundant|sacked|broken up|broke up|split up)\b/i,
	],
	[
		"counted",
		/\bhow many (?:of (?:the|your|those|these) )?(?:\w+ )?(?:tablets?|pills?|capsules?|painkillers?|panadols?|puffs?|doses?|sleeps?|drinks?|glasses|cups|coffees|cigarettes|smokes|falls|times)\b/i,
	],
	["score", /\b(?:scale|out of ten|number|zero to ten|one to ten|rate|how bad|how much pain)\b/i],
	["spot", /\b(?:where|which side|point|show me|whereabouts)\b/i],
	["day", /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i],
	...socialCues,
];

/** The cues of a clause, each as a slot that holds its own name. */
export const cuesOf = lately((clause: string): Slots => {
	const told = withoutLead(clause);
	const heard = [...cues, ...offeredCues].filter(([, pattern]) => pattern.test(told));
	return { ...Object.fromEntries(heard.map(([cue]) => [cue, cue])), ...askedKind(told), ...questionKind(told) };
});
