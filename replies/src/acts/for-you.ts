const kin =
	"mum|mother|dad|father|nan|nana|pop|grandma|grandpa|aunt(?:y|ie)?|uncle|brother|sister|son|daughter|wife|husband|cousin|niece|nephew|friend|mate|teacher|neighbour|dog|cat|grand\\w+";
/** News of the person's own: of their results, their money, what was arranged for them. */
export const forYou = new RegExp(
	String.raw`\b(?:your(?! (?:old |aunty |uncle |little |big )?(?:${kin})\b)|you(?:'ve|'re|'ll)?(?! (?:know|like|told|remember|gave|said|saw|should|would|wouldn't|won't|could|can't|never|asked|met|used)\b))\b`,
	"i",
);
