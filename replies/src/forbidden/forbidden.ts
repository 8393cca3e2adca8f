import type { Act } from "../acts/acts.ts";
import { lately } from "../hearing/lately.ts";
import { wordsOf } from "../hearing/normalise.ts";
import type { ReplyPreferences, ReplyRequest, Slots } from "../reply.ts";
import type { ClauseReading } from "../understanding.ts";
import { foundIn, isFood, kindsOf, singular } from "./foods.ts";
import { listOf, namedIn } from "./named.ts";

/** Words that say the offer is without it. */
const without = /\b(?:\w+[- ]free|without|no)\b/i;

/** What puts food or drink before the person. */
const offering: ReadonlySet<Act> = new Set<Act>([
	"offer",
	"handed",
	"suggestion",
	"either-or",
	"spare",
	"nudge",
	"gift",
	"invitation",
	"put-ready",
]);

/**
 * The slots of a refusal where the turn offers what the person must not have: `cannotHave`, and of a choice `other`, the
 * alternative they may have; `many` where they are too many for a card. Nothing where nothing forbidden is offered.
 */
export function refusedFood(
	acts: readonly ClauseReading[],
	{ text, aboutMe, preferences }: Pick<ReplyRequest, "text" | "aboutMe" | "preferences">,
): Slots | undefined {
	const isAskedOfAll =
		ofWhatWasNamed.test(text) || acts.some(({ act, clause }) => offering.has(act) && offersIt.test(clause));
	for (const { act, clause, slots } of acts) {
		const cannotHave =
			isAskedOfAll || offering.has(act) || asksOf(clause, slots)
				? forbiddenIn(clause, aboutMe)
				: ofAll.test(clause)
					? allIn(aboutMe)
					: undefined;
		if (!cannotHave) continue;
		const other = [slots.a, slots.b, slots.c, slots.d].find((option) => option && !forbiddenIn(option, aboutMe));
		return {
			cannotHave,
			...(other && { other: other.replace(/^(?:the|an?|some|your) /i, "") }),
			...(wordsOf(cannotHave).length > most[preferences.responseLength] && { many: "many" }),
		};
	}
	return undefined;
}

/** Asked of what was named before: "there's walnuts in the brownie, is that going to be a problem". */
const ofWhatWasNamed =
	/\b(?:is|are|will|would) (?:that|it|this|they|those|these|either)(?: one)? (?:going to |gonna )?(?:be )?(?:a problem|an issue|trouble|ok|okay|all right|alright|fine|safe|good|suitable)\b|\b(?:can|could) you (?:have|eat|manage|do) (?:that|it|them|those|either)\b/i;

/** Offers what another clause names: "I've got half a lasagne, shall I leave it on your step". */
const offersIt =
	/\b(?:leave|save|keep|bring|give|cut|make|pour|want|like|fancy|have|try|drop)\b.*\b(?:it|them|one|that|some(?! [a-z]{3,}))\b/i;

/** Words that a card of each length names: of more it is said that there are several. */
const most: Readonly<Record<ReplyPreferences["responseLength"], number>> = { short: 2, medium: 6, long: 12 };

/** Asked of all there is that the person must not have. */
const ofAll =
	/\b(?:any|some)thing (?:that )?you(?:'re)? (?:can't|cannot|can not|mustn't|shouldn't|don't|(?:aren't |are )?not (?:allowed|meant|supposed) to|aren't (?:allowed|meant|supposed) to) (?:have(?! (?:yet|got|any|a|the|with)\b)|eat|drink|touch)\b|\b(?:any|some)thing (?:that )?you (?:(?:need|have) to )?avoid\b|\bwhat (?:(?:can't|can you not|mustn't|shouldn't|don't) you (?:eat|drink)|(?:can't|can you not|mustn't|shouldn't) you have|aren't you (?:allowed|meant|supposed) to (?:have|eat|drink))\b|\bany dietary\b/i;

/** Whether one thing is asked after that the person might be given; where About Me answers just that, it does. */
const asksOf = (clause: string, { knownYes, knownNo }: Slots): boolean =>
	ofOne.test(clause) || pressing.test(clause) || (/\bdo you (?:eat|drink)\b/i.test(clause) && !knownYes && !knownNo);

/** Offered by telling the person to take it: "have a prawn". Not a statement about oneself: "I have a prawn sandwich every day". */
const pressing =
	/^(?!(?:\w+,? ){0,2}(?:i|we|they|he|she|it|you've|don't|can't|to)\b)(?:\w+,? ){0,3}(?:have|try|taste|grab|eat|drink) (?:a|an|another|some|one of|a few|a bit of|a bite of|a sip of|the last|my|these|this)\b/i;

/** Asked of one thing, whether the person may have it. */
const ofOne =
	/\b(?:can|could) you (?:\w+ )?(?:have|eat|drink)\b|\bare you (?:able|allowed|okay|all right) to (?:have|eat|drink)\b/i;

/** All forbidden foods, as the person names them: a partner who hears only some of them takes these for all. */
const allIn = (aboutMe: string): string | undefined => listOf(forbiddenFoodOf(aboutMe), "or");

/**
 * What the person says they must not have, of what a clause offers: "nuts" for "some almond biscuits". It is said back in
 * their own words. Nothing where the clause holds none of it, or is offered without.
 */
function forbiddenIn(clause: string, aboutMe: string): string | undefined {
	if (!aboutMe || without.test(clause)) return undefined;
	const offered = new Set(wordsOf(clause.toLowerCase()).flatMap((word) => [word, singular(word)]));
	return forbiddenOf(aboutMe).find((named) =>
		kindsOf(named).some((kind) => (foundIn[kind] ?? kind).split(" ").some((word) => offered.has(word))),
	);
}

/** Every food or drink that About Me says the person must not have, as they name it: "nuts", "dairy", "meat". */
export const forbiddenOf = (aboutMe: string): string[] =>
	namedIn(aboutMe, (part) => isFood(part) || !/^(?:an?|my|the) /i.test(part));

/** Every word that names what the person must not have, or what it is found in. */
const forbiddenWords = lately(
	(aboutMe: string): ReadonlySet<string> =>
		new Set(
			forbiddenOf(aboutMe).flatMap((named) =>
				[...kindsOf(named), ...wordsOf(named)].flatMap((kind) => [kind, ...(foundIn[kind] ?? "").split(" ")]),
			),
		),
);

/** Said to be left out: "no sugar", "without any milk". */
const leftOut = /\b(?:no|not|without|hold the)(?: any)? \w+/gi;

/** Whether a reply asks for what About Me says the person must not have: "Milk and one sugar, please." of whom milk makes ill. */
export function asksForForbidden(text: string, aboutMe: string): boolean {
	const words = aboutMe ? forbiddenWords(aboutMe) : undefined;
	if (!words?.size) return false;
	return wordsOf(text.toLowerCase().replace(leftOut, " ")).some((word) => words.has(word) || words.has(singular(word)));
}

/** Those that are known to be food. "I have no brothers" must not give a card that says the person cannot have brothers. */
export const forbiddenFoodOf = (aboutMe: string): string[] => namedIn(aboutMe, isFood);
