import type { Slots } from "../reply.ts";

/** Kinds within an act that decide which wordings fit. A reply marked `~past` is only for a clause that has the cue. */
const cues: readonly (readonly [cue: string, pattern: RegExp])[] = [
	[
		"past",
		/\b(?:did|was|were|have you|has (?:he|she|it)|yesterday|ago|last (?:night|week|time|year|see|saw|eat)|have you been|have you (?:had|lived|known|worked)|born|originally|grow up|grew up)\b/i,
	],
	[
		"wish",
		/\b(?:would you (?:like|prefer|rather)|do you want|should (?:i|we)|shall (?:i|we)|can (?:i|we|you)|could (?:i|we)|suits?|good for you|work for you|feel like|fancy|would suit|like to)\b/i,
	],
	[
		"habit",
		/\b(?:do you (?:drive|drink|smoke|use|work|walk|usually|normally|take|go|get up|have|keep|eat|sleep|live|come|see)|how often|every)\b/i,
	],
	[
		"thing",
		/\b(?:where(?:'s| is| are|'ve)? (?:the|your|my)|did you (?:put|leave|get)|have you (?:put|left|seen)|keep)\b/i,
	],
	["origin", /\b(?:are you from|do you live|you from|originally|grow up|born|whereabouts)\b/i],
	["name", /\b(?:name|surname|call you|spell|speaking to|and you are)\b/i],
	["work", /\b(?:for work|for a living|job|retired|do you do\b(?! for fun)|occupation|profession)\b/i],
	["idea", /\b(?:should|idea|plan|agree|we (?:do|go|get)|work for you|sound|recommend|would you do)\b/i],
	[
		"look",
		/\b(?:look|looks|wear|curtains|shirt|dress|colour|haircut|hair|suit|painting|photo|room|garden|outfit|shoes|new)\b/i,
	],
	["bed", /\b(?:good ?night|night night|sleep|bed|sweet dreams)\b/i],
	["birthday", /\b(?:birthday|christmas|anniversary|easter|new year|father's day|mother's day)\b/i],
	[
		"luck",
		/\b(?:luck|fingers crossed|goes (?:well|ok|okay)|break a leg|appointment|operation|test|exam|results|interview)\b/i,
	],
	["ill", /\b(?:get well|feel better|recover|unwell)\b/i],
	["portion", /\b(?:sugars?|milk|slices?|would you like|do you want|can i get|want|spoons?|tickets?|bags?|need)\b/i],
	["money", /\b(?:cost|spend|pay|price|dollars|worth)\b/i],
	["seat", /\b(?:sit|sitting|seat|chair|taken|park)\b/i],
	["borrow", /\b(?:borrow|use|have a (?:look|go|turn|bite)|lend)\b/i],
	["person", /\b(?:he|she|him|her|they|them|who's|mum|dad|sister|brother|son|daughter|wife|husband|mate|friend)\b/i],
	[
		"food",
		/\b(?:eat|eating|dinner|lunch|breakfast|tea|drink|coffee|drinking|hungry|food|order|have|menu|snack|sandwich|flavour|fancy)\b/i,
	],
	["activity", /\b(?:do|watch|play|go|see|talk about|work on|listen|read)\b/i],
	["predict", /\b(?:will|'ll|going to|gonna|won't|make it|win|rain)\b/i],
	[
		"grave",
		/\b(?:die[ds]?|dying|dead|passed|cancer|hospital|accident|crash|stroke|heart attack|dementia|funeral|put down|to sleep|let (?:\w+ )?go|baby|fall|house|surgery|diagnosed|divorce|ambulance|goodbye|gone|(?:lost|losing) (?:my|his|her) job|redundant|sacked)\b/i,
	],
	["score", /\b(?:scale|out of ten|number|zero to ten|one to ten|rate|how bad|how much pain)\b/i],
	["spot", /\b(?:where|which side|point|show me|whereabouts)\b/i],
];

/** The cues of a clause, each as a slot that holds its own name. */
export function cuesOf(clause: string): Slots {
	return Object.fromEntries(cues.filter(([, pattern]) => pattern.test(clause)).map(([cue]) => [cue, cue]));
}
