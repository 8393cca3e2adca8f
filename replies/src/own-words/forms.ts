const capital = String.raw`(?<=\s)\p{Lu}[\p{L}'-]+`;
const theirs =
	"\\b[Mm]y (?:[a-z]+ )?(?:wife|husband|partner|son|daughter|mum|mom|mother|dad|father|brother|sister|niece|nephew|friend|carers?|neighbour|kids|family)\\b";
const times =
	"(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|nights?|noon|o'clock|weekdays?|weekends?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|\\d{4}|daily|at (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)|years? (?:old|ago)|ago|when I";
const numbers =
	"\\d|\\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|couple|dozen|twice|once|twins|hundred)\\b";
/** "the girl who comes": no question. */
const toldOf =
	"(?<!\\b(?:girl|man|men|woman|women|bloke|lady|guy|boy|kid|kids|one|ones|people|somebody|someone|person|friend|nurse|carer|mate|those) )";

/** A question word, and what an answer to it must hold. */
const forms: readonly (readonly [word: RegExp, form: RegExp])[] = [
	[new RegExp(`${toldOf}\\bwho(?:'s|'ve|'d)?\\b(?! I )`, "i"), new RegExp(`${capital}|${theirs}`, "u")],
	[/\bwhere(?:abouts)?\b/i, /\b(?:in|at|from|near|to|over|round|of|on)\b/],
	[/\b(?:when|what time|what day|which day)\b(?! you(?:'re)?\b| i\b)/i, new RegExp(`\\b(?:${times})\\b`, "iu")],
	[/\bhow (?:many|much|long|old|often|big)\b/i, new RegExp(`${numbers}|\\b(?:${times})\\b`, "iu")],
	[
		/\b(?:what's|what is|what was)\b.*\b(?:name|called)\b/i,
		/\b(?:called|named|name(?:'s| is)|[Mm]y \p{L}+|[Oo]ur \p{L}+),? \p{Lu}|\b\p{L}+ is \p{Lu}/u,
	],
];

/** What an answer to a turn must hold one of: a name to "who", a time to "when". Empty where anything may answer. */
export const formsAsked = (turn: string): readonly RegExp[] =>
	forms.filter(([word]) => word.test(turn)).map(([, form]) => form);
