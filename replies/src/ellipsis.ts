import { withoutLead } from "./lead.ts";

const wondering =
	"(?:i (?:was|am) (?:just )?wondering|(?:[a-z]+ ){0,2}(?:wants|wanted) to know|(?:[a-z]+ ){0,2}(?:was|were|is|are) (?:asking|wondering)|(?:[a-z]+ ){0,2}asked)";

/** What everyday speech leaves out, and what puts it back. The opening alone decides. */
const omissions: readonly (readonly [opening: RegExp, whole: string])[] = [
	[/^(?:you )?(want|need|fancy|feel like)\b/i, "do you $1"],
	[/^you (warm|cold|hot|tired|hungry|thirsty|comfy|comfortable|ready|busy|coming|finished|sure)\b/i, "are you $1"],
	[/^(warm|tired|hungry|thirsty|comfy|comfortable|ready|finished|coming)\b(?=[^.]*\?|(?: \w+){0,4}$)/i, "are you $1"],
	[/^you (?=(?:right|set|all right there|done|good to go)\b)/i, "are you "],
	[/^(?:you )?got (any|a|your|the|enough)\b/i, "have you got $1"],
	[/^(?:you )?(had|eaten|been|taken|seen|heard) (?=any|enough|your|lunch|dinner|breakfast|to|the)/i, "have you $1 "],
	[/^any (?!plans|questions|ideas|thoughts|chance|more|way)(?=\w+(?: \w+){0,4}\??$)/i, "do you have any "],
	[/^(?:you )?(reckon|think) (?=we|they|he|she|it|the|i)/i, "do you $1 "],
	[/^(?:can|could|would) you (?:please )?(?:tell me|let me know) (?=(?:what|where|when|who|how|why|which)\b)/i, ""],
	[
		/^(?:did you hear|have you heard|guess what|you know what|did i tell you)(?: about (?:\w+ ){1,2})?[, ]*(?=(?:he|she|they|it|we|i|that|\w+'s|mum|dad|\w+ (?:is|has|got|had|died|won))(?:'\w+)?\b.* )/i,
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
	return omission ? told.replace(omission[0], omission[1]) : clause;
}
