import type { Act } from "./acts/acts.ts";
import { sentencesOf } from "./facts.ts";
import { lately } from "./lately.ts";
import { wordsOf } from "./normalise.ts";
import type { Slots } from "./reply.ts";
import type { ClauseReading } from "./understanding.ts";

const said: readonly RegExp[] = [
	/\bi (?:can't|cannot|can not|mustn't|must not|am not allowed to|'m not allowed to) (?:have|eat|drink|touch) (?:any )?([^.;!?\n]+)/i,
	/\bi (?:don't|do not|never) (?:eat|drink|touch) (?:any )?([^.;!?\n]+)/i,
	/\bi(?:'m| am) (?:(?!not\b|never\b)\w+ )?(?:allergic|intolerant) to ([^.;!?\n]+)/i,
	/\bi(?:'m| am) (lactose|gluten)[- ]intolerant\b/i,
	/\bi(?:'m| am) (?:a )?(vegetarian|vegan|coeliac|celiac)\b/i,
	/\bi have (?!no\b)(?:an? )?(?:\w+ )?(\w+) allergy\b/i,
];
/** Who has no brothers may eat what they like; who has no kiwi may not: an offer of what is named is never taken. */
const notHad = /\bi (?:don't|do not|never) have (?:any )?([^.;!?\n]+)/i;

/** What a kind of food is found in, by the word a person names it with. A word alone stands for itself. */
const foundIn: Readonly<Record<string, string>> = {
	nut: "nut peanut almond cashew hazelnut walnut pecan pistachio macadamia praline marzipan nutella satay nougat",
	peanut: "peanut satay",
	dairy: "dairy milk cheese cream butter yoghurt yogurt custard latte cappuccino milkshake chocolate pizza",
	gluten:
		"gluten bread toast cake biscuit cookie pasta pizza sandwich pie pastry scone muffin cracker noodle beer roll bun",
	egg: "egg omelette quiche frittata meringue mayonnaise mayo",
	seafood: "seafood shellfish prawn crab oyster mussel calamari lobster scallop fish salmon tuna",
	meat: "meat steak chicken beef lamb pork bacon ham sausage mince roast schnitzel turkey burger",
	alcohol: "alcohol beer wine champagne whisky gin rum vodka sherry cider",
	caffeine: "caffeine coffee cola latte cappuccino",
	sugar: "sugar cake biscuit chocolate lolly dessert cordial",
};
const sameAs: Readonly<Record<string, string>> = {
	milk: "dairy",
	lactose: "dairy",
	wheat: "gluten",
	coeliac: "gluten",
	celiac: "gluten",
	shellfish: "seafood",
	fish: "seafood",
	vegetarian: "meat",
	vegan: "meat dairy egg",
};
/** What is no food of anybody, or says too much: "anything", "a moment". */
const vague =
	/^(?:anything|everything|it|that|them|much|more|time|solids?|fun|kids|pets|children|time|energy|money|family|friends|visitors|brothers|sisters|siblings)$/;
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
 * alternative they may have. Nothing where nothing forbidden is offered.
 */
export function refusedFood(acts: readonly ClauseReading[], aboutMe: string): Slots | undefined {
	for (const { act, clause, slots } of acts) {
		const cannotHave =
			offering.has(act) || asksOf(clause, slots)
				? forbiddenIn(clause, aboutMe)
				: ofAll.test(clause)
					? allIn(aboutMe)
					: undefined;
		if (!cannotHave) continue;
		const other = [slots.a, slots.b, slots.c, slots.d].find((option) => option && !forbiddenIn(option, aboutMe));
		return { cannotHave, ...(other && { other: other.replace(/^(?:the|an?|some|your) /i, "") }) };
	}
	return undefined;
}

/** Asked of all there is that the person must not have. */
const ofAll =
	/\b(?:any|some)thing (?:that )?you (?:(?:can't|cannot|mustn't|shouldn't|aren't allowed to|(?:are|'re) not (?:allowed|meant|supposed) to) have|(?:can't|cannot|mustn't|shouldn't|don't|aren't allowed to) (?:eat|drink))\b|\bwhat (?:can't|can you not|mustn't) you (?:have|eat|drink)\b|\bany dietary\b/i;

/** Whether one thing is asked after that the person might be given; where About Me answers just that, it does. */
const asksOf = (clause: string, { knownYes, knownNo }: Slots): boolean =>
	ofOne.test(clause) || (/\bdo you (?:eat|drink)\b/i.test(clause) && !knownYes && !knownNo);

/** Asked of one thing, whether the person may have it. */
const ofOne =
	/\b(?:can|could) you (?:\w+ )?(?:have|eat|drink)\b|\bare you (?:able|allowed|okay|all right) to (?:have|eat|drink)\b/i;

/** As they name it, two things at most: a card is said in a breath. */
const allIn = (aboutMe: string): string | undefined => forbiddenFoodOf(aboutMe).slice(0, 2).join(" or ") || undefined;

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
	refused(aboutMe, (part) => isFood(part) || !/^(?:an?|my|the) /i.test(part));

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

/** Of these, what is known to be food: who has no brothers is not told to others as one who cannot have brothers. */
export const forbiddenFoodOf = (aboutMe: string): string[] => refused(aboutMe, isFood);

/** @param isMeant which of what is "not had" counts */
function refused(aboutMe: string, isMeant: (part: string) => boolean): string[] {
	return sentencesOf(aboutMe)
		.flatMap((sentence) => [
			...said.flatMap((pattern) => partsOf(sentence.match(pattern)?.[1])),
			...partsOf(sentence.match(notHad)?.[1]).filter(isMeant),
		])
		.map((part) =>
			part
				.replace(/\b(?:because|but|at|in|any ?more|since|due)\b.*$/i, "")
				.trim()
				.toLowerCase(),
		)
		.map((part) => (part in sameAs && !/^(?:milk|wheat|fish|shellfish)$/.test(part) ? (sameAs[part] ?? part) : part))
		.filter((part) => part !== "" && part.split(" ").length <= 2 && !vague.test(part));
}

const partsOf = (list = ""): string[] => list.split(/, | (?:and|or) /i);

const foods = new Set(Object.values(foundIn).join(" ").split(" "));

const isFood = (part: string): boolean => {
	const words = wordsOf(part.toLowerCase()).map(singular);
	return words.length <= 2 && words.some((word) => foods.has(word) || word in foundIn || word in sameAs);
};

function kindsOf(named: string): string[] {
	const words = wordsOf(named).map(singular);
	return words.flatMap((word) => (sameAs[word] ?? word).split(" "));
}

const singular = (word: string) => word.replace(/ies$/, "y").replace(/(?<=[^s]{2})s$/, "");
