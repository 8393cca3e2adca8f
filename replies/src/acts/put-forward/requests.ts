import type { Act } from "../acts.ts";

/** Whoever will do. */
const any =
	"(?:someone|somebody|anyone|anybody|(?:a |another |one more |some |more )?(?:new )?(?:members?|volunteers?|helpers?|person|people|pair of hands|players?|drivers?|hand)|a (?:bit of )?(?:help|hand))";

/** What the partner wants done, or wants leave to do. In order of precedence. */
export const requestForms: readonly (readonly [act: Act, pattern: RegExp])[] = [
	[
		"request",
		/^i(?:'d| would) (?:really )?(?:love|like|appreciate|value) your (?:help|opinion|advice|thoughts|input|view)\b/i,
	],
	[
		"request",
		/^(?:can|could|would|will) you (?:please |just )?(?:(?:hang|hold) on to|hold (?:this|that|it|these|my|your|the (?!line)))\b/i,
	],
	[
		"request",
		/^(?:we|i) (?:still |just )?need (?:one|two|three|four|a few|a couple|some)(?: of)?(?: more| extra)? (?:people|players?|hands?|helpers?|volunteers?|drivers?|bodies|for|on|to)\b/i,
	],
	[
		"request",
		new RegExp(
			`^(?:we|i)(?:'re| are|'m)? (?:just |still |really |only )*(?:need|looking for|short of|short|short on|after|desperate for|want|could (?:use|do with)|in need of|trying to find) (?!anything|something)${any}`,
			"i",
		),
	],
	[
		"request",
		/^(?:i|we)(?:'d| would|'ll|'m going to|'re going to)? (?:need|want|like) you to (?!come\b|join\b|be (?:there|our|my)|meet\b|know\b|see\b|stay\b|have\b)/i,
	],
	[
		"request",
		/^(?:do you (?:reckon|think)|i don't suppose|is there any way|any way) you (?:could|can|might|would)\b(?! (?:cope|manage|be|ever|handle))/i,
	],
	["request", /^you couldn't \w+/i],
	["request", /^do (?:me|us) a favou?r\b/i],
	["request", /^be an? (?:love|dear|darling|sweetheart|mate|legend|star|pet|good \w+|angel) and\b/i],
	["request", /^(?:can|could|may) (?:i|we) (?:just )?(?:get|ask|trouble|have) you (?:all |both )?(?:to|for)\b/i],
	["request", /^any chance (?:you could|of (?:you|a hand|some help|getting you))\b/i],
	[
		"request",
		/^(?:i|we)(?:'m| am|'re| are| was| were)? (?:just )?(?:wonder(?:ing)?|hop(?:ing|e)) (?:if )?you(?:'d| could| can| would| might|'ll)\b/i,
	],
	["request", /^(?:i|we)(?:'d| would) (?:really )?(?:appreciate it|be grateful|love it) if you\b/i],
	["request", /^if you (?:could|would|wouldn't mind|don't mind|can) (?!come|join|make it)\w+/i],
	[
		"request",
		/^(?:pass|hand|grab|fetch|get|give|bring|chuck|throw|lend|show) (?:me|us) (?!a (?:minute|second|moment|sec|tick|break|chance|call|ring|yell|shout|buzz|bell|text)\b)\w+/i,
	],
	["request", /^(?:i|we) need you (?:on|at|in|over|for|back|here|there|this|tomorrow)\b/i],
	[
		"request",
		/^(?:would|will) you (?:please |just )*(?:have a (?:look|listen|read|word)|(?:read|take|give|help|hold|pass|get|bring|grab|fetch|put|keep|look after|watch|mind|sign|check|let|ask|tell|show|ring|call|text|write|send|make|turn|open|close|shut|move|lend|feed|water|drop|pick|do) (?!it again|that again|anything|the same)\w+|be (?:willing|able|prepared|free) to)\b/i,
	],
	[
		"request",
		/^(?!if\b|what\b|how\b|when\b|why\b|where\b|who\b)[a-z]+ .*(?<!\bor )\b(?:would|will|could|can) you[?.!]*$/i,
	],
	[
		"permission",
		/^(?:i|we)(?:'m| am|'re| are| was| were)? (?:just )?(?:wonder(?:ing)?|hop(?:ing|e)) (?:if )?(?:i|we)(?: could| can| might|'d be able to)\b/i,
	],
	["permission", /^any chance (?:i|we) (?:could|can|might)\b/i],
	[
		"permission",
		/^(?:would|will|are) you (?:be )?(?:happy|okay|ok|comfortable|all right|alright|fine|willing|open)(?: for (?:me|us)| with| if| to (?:let|have|be|try|share)|$)/i,
	],
	[
		"request",
		/\b(?:one|two|a (?:player|person|driver|volunteer|man|few)|people|hands?) short (?:for|on|at|of|this)\b/i,
	],
];
