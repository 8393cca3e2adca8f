import { withoutLead } from "./lead.ts";

const wondering =
	"(?:i (?:was|am) (?:just )?wondering|(?:[a-z]+ ){0,2}(?:wants|wanted) to know|(?:[a-z]+ ){0,2}(?:was|were|is|are) (?:asking|wondering)|(?:[a-z]+ ){0,2}asked)";

/** What everyday speech leaves out, and what puts it back. The opening alone decides. */
const omissions: readonly (readonly [opening: RegExp, whole: string])[] = [
	[/^(?!you need to\b)(?:you )?(want|need|fancy|feel like)\b/i, "do you $1"],
	[/^bowels (?:open|moved|opened)\b/i, "have your bowels opened"],
	[/^(?:are )?you keen on\b/i, "do you like"],
	[/^you (warm|cold|hot|tired|hungry|thirsty|comfy|comfortable|ready|busy|coming|finished|sure)\b/i, "are you $1"],
	[/^(warm|tired|hungry|thirsty|comfy|comfortable|ready|finished|coming)\b(?=[^.]*\?|(?: \w+){0,4}$)/i, "are you $1"],
	[
		/^you (?:all )?((?:still |all )?(?:(?:right|okay|ok|good|on|fine) (?:for|to)|keen(?! on)|set|up for))\b/i,
		"are you $1",
	],
	[/^(too \w+|\w+ enough)(?= for you\b|\?|$)(?<!^had enough|^good enough|^fair enough)/i, "is it $1"],
	[/^did you (want|need)\b/i, "do you $1"],
	[
		/^(?:you )?ever (?=(?:been|had|seen|done|tried|met|ridden|eaten|played|heard|thought|gone|flown|driven|lived|\w+ed)\b)/i,
		"have you ever ",
	],
	[
		/^(?:you )?(?=(?:seen|heard|been|had|done|tried|finished|started|spoken|met|read|watched|eaten|taken|got)\b.*(?:\?|\b(?:lately|yet|recently|already|before))$)/i,
		"have you ",
	],
	[/^is it (?:just|only) me,? or (?=is|are|has|does|do)/i, ""],
	[/^been (busy|out|up to|anywhere|waiting|here long|sleeping|keeping|well)\b/i, "have you been $1"],
	[
		/^(going|doing|having|watching|planning|seeing|expecting|looking) (?=any\w*\b|away\b|out\b|much\b|somewhere\b)/i,
		"are you $1 ",
	],
	[
		/^still (?=(?:angry|cross|mad|upset|tired|hungry|cold|sore|awake|home|single|married|interested|keen|living|driving|working|seeing|going|coming|using|taking|playing|waiting|watching|reading|doing|having|getting)\b)/i,
		"are you still ",
	],
	[/^you ever (?=\w+ )/i, "do you ever "],
	[/^you been (?=\w+ing\b)/i, "have you been "],
	[/^(all (?:good|okay|ok|set|done))(?=\?|$)/i, "are you $1"],
	[/^you (?=(?:right|set|all right there|done|good to go)\b)/i, "are you "],
	[/^(?:you )?got (any|a|your|enough|the(?=[^.?]*\?|(?: (?!back\b)\w+){1,4}$))\b/i, "have you got $1"],
	[/^(?:you )?(had|eaten|been|taken|seen|heard) (?=any|enough|your|lunch|dinner|breakfast|to|the)/i, "have you $1 "],
	[
		/^any (?!news|luck|word|updates?|progress|joy|questions|ideas|thoughts|chance|more|way)(?=\w+(?: \w+){0,4}(?:, (?:like|such as) .*)?\??$)/i,
		"do you have any ",
	],
	[/^(?:you )?(reckon|think) (?=we|they|he|she|it|the|i)/i, "do you $1 "],
	[/^(?:can|could|would) you (?:please )?(?:tell me|let me know) (?=(?:what|where|when|who|how|why|which)\b)/i, ""],
	[
		/^(?:did you hear|have you heard|guess what(?! (?:i|we|he|she|they)(?:'ve)? (?:just )?(?:found|saw|bought|got|did|heard|made|had|won|ate|caught|said)(?: (?:in|at|on|today|yesterday|this|last|for|from|when|out)\b|[!.?]*$))|you know what|did i tell you)(?: about (?:\w+ ){1,2})?[, ]*(?=(?:he|she|they|it|we|i|that(?! \w+[?.!]*$)|\w+'s|mum|dad|\w+ (?:is|has|got|had|died|won))(?:'\w+)?\b.* )/i,
		"",
	],
	[/^remember (?!to\b)/i, "do you remember "],
	[new RegExp(String.raw`^${wondering} (?:if|whether) you're\b`, "i"), "are you"],
	[new RegExp(String.raw`^${wondering} (?:if|whether) you'd\b`, "i"), "would you"],
	[new RegExp(String.raw`^${wondering} (?:if|whether) you (can|could|have|will|are)\b`, "i"), "$1 you"],
	[new RegExp(String.raw`^${wondering} (?:if|whether) you\b`, "i"), "do you"],
	[/^(where|how|what|why|when|who)'d (?=(?:you|he|she|they|it|we|the)\b)/i, "$1 did "],
];

/** A clause with its left-out words back and without its opening: "oh, got any kids" → "have you got any kids". */
export function complete(clause: string): string {
	const told = withoutLead(clause);
	const omission = omissions.find(([opening]) => opening.test(told));
	return omission
		? told.replace(/^(?!I\b)[A-Z]/, (letter) => letter.toLowerCase()).replace(omission[0], omission[1])
		: clause;
}
