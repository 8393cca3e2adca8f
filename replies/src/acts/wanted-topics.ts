import type { Act } from "./acts.ts";
import { any, clause } from "./pattern.ts";

const politely =
	"(?:please |just |now |oi |hey |right |all done |you can |you may |if you(?:'d| would)? (?:like|want) to )*";

const calm = any(
	"take (?:all the|your|as much|as long)\\b",
	"(?:stop|quit) (?:worrying|stressing|fretting|apologising)\\b",
	"(?:don't|(?:there's )?no need to|you don't (?:have|need) to) (?:rush|hurry|be (?:nervous|sorry|afraid|embarrassed|silly)|apologise)\\b",
	"(?:there's )?no (?:rush|hurry|pressure)\\b",
	"in your own time\\b",
);

const sights =
	"this|these|me|my|him|her|them|what|that (?:over|bird|dog|man|lady|one|car)|the (?:photos?|pictures?|view|sky|sunset|moon|dog|cat|baby|kids|birds?|flowers?)";
const look = any(
	"(?:have|take) a (?:quick |little )?(?:look|listen|squiz|gander) (?:at|in|out) (?!question|page|the (?:board|screen|menu|form))",
	`(?:look|look at|watch|check out|listen to|see) (?:at )?(?:${sights})\\b`,
	"check (?:this|it|these) out\\b",
	"listen to\\b",
	"(?:come and )?(?:see|look|have a look|have a listen)$",
);

const meal = "dinner|lunch|breakfast|brekky|tea|supper|morning tea|food";
const ride = "cab|taxi|uber|bus|lift|ride|car|transport|van|train";
const soon = "(?: now| soon| shortly| in (?:\\w+ ){1,3}(?:minutes?|mins|secs?))?";
const here =
	"(?:here|outside|out (?:the |in )?(?:front|back)|downstairs|in the (?:car|driveway|foyer|car ?park)|at (?:the|your) (?:door|gate|front door)|parked|pulling up)";
/** To come: in, through, over here; not for a visit. */
const come = any(
	"(?:come|pop|go|head|step|hop|walk|slip|duck|make your way) (?:on |right |straight |back )*(?:in|inside|through|this way|with me|over here|out here|here|upstairs|downstairs|out the (?:front|back)|to (?:room|the (?:desk|counter|table|front|office|door|kitchen|car|lounge))|along with me|and (?:sit|eat|(?:get|have) your))",
	"follow me",
	"(?:right )?this way",
	"after you",
	"(?:come|go) (?:on )?(?:up|ahead)",
);
/** That something is ready or about to begin, and the person is waited for. */
const ready = any(
	`(?:(?:your|the|our) )?(?:${meal}|${ride})(?:'s| is| has)? (?:\\w+ )?(?:ready|served|on the table|here|up|waiting|arriv\\w+|pull\\w+ up|outside|out the front|at the (?:door|gate)|in (?:five|ten|a minute|a few minutes))`,
	"(?:the )?(?:doctor|dr \\w+|nurse|dentist|physio|specialist|they|she|he)(?:'ll| will|'s| is|'re| are) (?:\\w+ )?(?:see you now|ready for you)",
	"(?:it's )?(?:nearly |almost |about )?time (?:to (?:go|leave|get|head|eat|start|come|wake|have|take|pack)|for (?:your|the|us|you|bed|school|a|lunch|dinner|breakfast|tea))",
	`(?:we're|we are) (?:(?:off|going|heading off|leaving|starting|about to (?:go|leave|start|eat|begin))${soon}|next|up next)$`,
	"(?:(?:i'm|we're|i am|we are) (?:all )?)?ready when you are",
	`(?:i'm|we're|i am|we are) (?:just |all |already |right )*${here}(?! (?:for (?:a|the|my)|on|if|when|to help|all))`,
	"(?:come (?:on )?)?whenever you're ready",
	"(?:hurry(?: up)?|come on|chop chop|quick(?:ly)?|get a (?:move|wriggle) on|let's (?:get going|get moving|get a move on|make a move|head off|hit the road))",
	"(?:it's )?(?:your|my) (?:turn|go)",
	"(?:you're|you are) (?:up|next|first)$",
	"(?:we|you)(?:'ve got| need| have) to (?:go|leave|get going|head)",
	"there's (?:someone|somebody) (?:here|at the door) (?:for|to see) you",
);

/** What follows "don't" where nothing is forbidden: "don't worry", "don't forget", "don't you think". */
const harmless =
	"you (?:dare|think)|worry|forget|panic|stress|bother|get up|move|mind|mention|rush|hurry|be (?:silly|sorry|scared|afraid|nervous)|know|think|like|want|need|have|get me|believe|miss|give up|let|look (?:so|now)|feel|beat|tell me|i\\b|we\\b|they\\b|see|hear|remember|leave me|lose|seem|usually|really|say";
const forbidden = any(
	`(?:don't|do not|never|try not to|you (?:can't|mustn't|shouldn't|aren't allowed to|better not)) (?!${harmless})\\w+`,
	"(?:stop|quit) (?!it hurting|by|at|when|if)(?:it|that|\\w+ing)\\b",
	"(?:leave|let) (?:it|that|them|him|her) (?:alone|be)\\b",
	"hands off\\b",
	"no (?!kidding|thing)(?:\\w+ing|phones?|food|drinks?|dogs)\\b",
);

const papers =
	"(?:\\w+ )?(?:signature|tickets?|cards?|id|licence|passports?|pass|passes|form|receipt|script|proof|identification)";

/**
 * What the partner wants the person to do: come, look, leave off, speak up. A clause comes without its opening words. In
 * order of precedence; high precision only.
 */
export const wantedTopics: readonly (readonly [act: Act, pattern: RegExp])[] = [
	[
		"let-me-know",
		/\bif you (?:see|spot|find|hear|notice)\b.*\b(?:(?:give|let|tell|call|ring|text) (?:me|us)|sing out|shout)\b/i,
	],
	["reassurance", clause("^", politely, calm, "(?!.*\\b(?:and|just) (?:read|stand|write|sit|lift))")],
	[
		"look",
		clause("^(?:you (?:have to|should|need to|must|'ve got to) |want to |come and |come here and )?", politely, look),
	],
	[
		"called",
		clause(
			"^",
			politely,
			come,
			"\\b(?!.*\\b(?:for (?:a )?(?:dinner|lunch|visit|cuppa|coffee|drink|tea)|tomorrow|tonight|weekend|\\w+day|some ?time)\\b)",
		),
	],
	["called", /\b(?:follow me|this way)(?:,? please)?[.!]*$/i],
	["called", clause("^", politely, ready, "(?!\\w)")],
	[
		"instruction",
		/^(?:just )?(?:lie|keep|stay|hold|lean|sit|stand|breathe|squeeze|push|pull|lift)\b.*\b(?:still|steady|for me|there)\b(?!.*\bif you\b)/i,
	],
	[
		"instruction",
		/^have (?:a|another) (?:good |quick |little |big |nice )?(?:rinse|spit|gargle|cough|stretch|wriggle|swallow|blow)\b/i,
	],
	[
		"instruction",
		/^(?:nice and \w+|gently|slowly|easy does it|steady|keep going|(?:big|deep) breath|one more|once more|(?:and )?(?:now )?the other (?:side|arm|leg|one|foot|hand|eye))\b(?!.*\b(?:is|was|are)\b)/i,
	],
	["dont", clause("^", politely, forbidden)],
	[
		"nudge",
		/^you(?: (?:be|hide|deal|go (?:first|next|ahead|on|in))\b| (?:\w+ ){1,4}and (?:i'll|we'll|i can)\b|'re (?:picking|choosing|going first|driving|dealing|it$))(?!.*\?)/i,
	],
	["papers", clause("^(?:all |your )?", papers, "(?: and \\w+)?,? please\\b")],
	[
		"papers",
		clause(
			"^(?:i|we)(?:'ll| will)?(?: just)? (?:need|have to see|need to see|have to check) (?:to see |a |some |your )+",
			papers,
			"\\b",
		),
	],
	[
		"papers",
		clause("^(?:can|could|may) i (?:just )?(?:see|have|check|grab|get) (?:a |some |your |the )+", papers, "\\b"),
	],
	["wait", /^(?:hang on|hold on|one (?:sec|tick|moment))\b(?! (?:to|tight|onto|there))/i],
	["wait", /\b(?:stay on the line|hold the line|please hold|hold please|putting you on hold)\b/i],
	[
		"nudge",
		/^you(?:'ve got to| have to| need to|'d better| must) (?!be (?:kidding|joking)|see|hear|admit|have (?:been|had))\w+/i,
	],
];
