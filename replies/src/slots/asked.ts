import { withoutLead } from "../hearing/lead.ts";

const health =
	"(?:had|have) any|a fall|falls?|fallen|trouble|problems?|pain|dizz\\w+|symptoms?|been (?:to (?:the |a )?(?:hospital|emergency|doctor|gp|dentist)|dizzy|sick|unwell|in (?:pain|hospital))|coughed|vomited|fainted|choked";
const brought =
	"id|photo id|card|licen[cs]e|passport|ticket|receipt|referral|script|prescription|keys?|phone|wallet|purse|bag|pen|pencil|charger|glasses|change|cash|money|number|form|letter|paperwork|booking|appointment|reservation|voucher|tissue|umbrella|homework|laptop|book|calculator|jacket|coat|hat|list|permission slip";

/**
 * Kinds of yes/no question to the person, by the form of the question: each is answered in degrees of its own ("now and then" to
 * a habit, "with a bit of help" to what one can do). A clause is of the first that fits.
 */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
	[
		"thinks",
		/^(?:do|don't|did|would|wouldn't) you (?:really |honestly )?(?:think|reckon|believe|suppose|say|agree)\b/i,
	],
	[
		"bothered",
		/^(?:did|have|am) i (?:\w+ )?(?:hurt\w*|w[ao]ke\w*|scar\w+|bump\w*|interrupt\w*|startl\w+|disturb\w*|offend\w*|upset\w*|bother\w*|kick\w*|pinch\w*|keep\w*|step)\b/i,
	],
	["able", /^do you (?:still )?know how to\b/i],
	["knowsSome", /^do you (?:actually )?know any(?!thing)\w*\b/i],
	[
		"knows",
		/^(?:do|don't|did) you (?:still |even |actually |really )?(?:know|knew|recognise|understand|recall|realise|get what|see what)\b/i,
	],
	[
		"prone",
		/^are you (?:still |at all )?(?:scared|afraid|frightened|fond|proud|jealous|terrified|ashamed|sick|tired) of\b|^are you (?:good|any good|bad|hopeless) (?:at|with)\b/i,
	],
	["minds", /^(?:do|don't) you (?:ever |still |really )?mind\b/i],
	[
		"feels",
		/^(?:do|don't) you (?:still |ever |really |often |sometimes )*(?:miss|worry|prefer|enjoy|like|love|hate|mind|trust|feel|find|care|get (?:\w+ )?(?:\w*ed|lonely|cold|hungry|angry|cross|upset|nervous|sad|homesick|along))\b/i,
	],
	[
		"noticed",
		/^(?!.*\b(?:me|my)\b)(?:have|haven't|did) you (?:\w+ly )?(?:noticed?|felt|feel (?:any|a|dizzy|sick|faint)|los[te] (?:any |some )?(?:weight|appetite|feeling|hearing)|put on|gained|had any changes?|had a change)\b/i,
	],
	["befell", new RegExp(String.raw`^(?:have|haven't|did) you (?:had|have|get|got|feel)?\b.*\b(?:${health})\b`, "i")],
	["once", /^(?:have|haven't|had) you (?:ever\b|been (?:to|on|overseas)\b|.*\bbefore$)/i],
	["ongoing", /^(?:have|haven't) you been \w+ing\b/i],
	[
		"carries",
		new RegExp(
			String.raw`^(?:do|don't) you (?:\w+ )?have (?:\w+ ){0,3}?(?:${brought})s?\b|^have you got (?:\w+ ){0,3}?(?:${brought})s?\b|^did you bring\b`,
			"i",
		),
	],
	["owns", /^(?:do|don't) you (?:still |already )?(?:have|own)\b|^have you (?:still )?got\b/i],
	["lives", /^(?:do|don't) you (?:still )?(?:live|work|rent|belong|study|come from|go to (?:school|church))\b/i],
	["does", /^(?:do|don't) you\b/i],
	["happened", /^(?:did|didn't|were|weren't|was|had) you\b/i],
	[
		"deciding",
		/^(?:have|haven't) you (?:\w+ly )?(?:thought|decided|chosen|picked|made up|made any (?:plans|decisions?|progress)|worked out|had a think)\b/i,
	],
	[
		"underway",
		/^(?:have|haven't) you (?:\w+ly )?(?:started|finished|read|looked|done (?!some|any)|written|learn\w+|studied|packed|planned|sorted|organised|had a (?:chance|look)|made an?|worked|got (?:started|around|through))\b/i,
	],
	[
		"already",
		/^(?:have|haven't) you (?=.*\b(?:yet|already)\b|(?:\w+ly )?(?:heard|spoken|told|rung|called|voted|asked|tried|used|mentioned|booked|bought|got|been)\b)/i,
	],
	[
		"keeping",
		/^(?!.*\bany\w*)(?:are|aren't) you (?:still |\w+ly )?(?:using|eating|drinking|taking|sleeping|doing|getting (?:enough|any|much|out|help|sleep|exercise|by|on|around)|keeping|managing|exercising|walking|coping|practising|resting|moving|making|having)\b/i,
	],
	[
		"able",
		/^(?:are|aren't) you able to\b|^(?:can|can't|could|couldn't) you (?!hear|see|feel|smell|taste)|^do you manage\b/i,
	],
	["senses", /^(?:can|can't|could) you\b/i],
	["would", /^(?:would|wouldn't) you\b/i],
	["being", /^(?:are|aren't|will|won't) you\b/i],
	[
		"judged",
		/^(?:is|was|isn't|wasn't) it (?:\w+ )?\w+ (?:to|not|being|having|living|going|when|at first|for you)\b|^did (?:it|that|this|they) (?:\w+ )?(?:hurt|sting|pinch|ache|scare|upset|bother|worry|annoy)\b/i,
	],
	[
		"belongs",
		/^(?:is|are) (?:this|that|these|those|it) yours\b|^is (?:this|that) (?:your (?!birthday|first|last|only|final|son|daughter|wife|husband|sister|brother|mum|dad|friend|usual|favou?rite|idea|room|house|home|place|street|signature|handwriting|work|name|number|address|turn)\w+)/i,
	],
	["whole", /^(?:is|was|will) (?:that|this|it) (?:be )?(?:everything|all|the lot)\b/i],
	["isIt", /^(?:is|are|was|were) (?:it|this|that|these|those)\b/i],
];

/** The kind of yes/no question a clause puts to the person, as a slot that holds its own name; none when it asks about others. */
export function askedKind(clause: string): Record<string, string> {
	const told = withoutLead(clause).replace(/[?.!,]+$/, "");
	const kind = kinds.find(([, pattern]) => pattern.test(told))?.[0];
	return kind ? { [kind]: kind } : {};
}
