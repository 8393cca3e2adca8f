import { limits } from "@sayso/contract/limits.ts";
import { wordsOf } from "../normalise.ts";
import type { ReplyRequest, Slots } from "../reply.ts";
import type { Understanding } from "../understanding.ts";
import { type Asked, askedIn } from "./asked.ts";
import { brief } from "./brief.ts";
import { light, type Matter, matters, ofHealth, tellsOf, touchedByPlans, whomOf } from "./matters.ts";
import { isDay, stemOf, termsOf } from "./terms.ts";
import { saidBefore, type Told, toldIn } from "./told.ts";

/**
 * What something told is worth: the matter most likely asked for, one that may be, a name or a day that was said too, any other
 * word that both have, more where it is asked about. Who one is was known before.
 */
const worths = { likeliest: 2.5, matter: 2, name: 2, day: 2, asked: 1.5, word: 1, whoOneIs: -1 } as const;
/** What it takes to be offered, and as an answer to what is not plainly a question. */
const enough = { plain: 1.5, doubtful: 3 } as const;

interface OwnWords {
	slots: Slots;
	/** Whether just this was asked. */
	isAnswer: boolean;
}

/**
 * What About Me, or the person earlier, told of what a turn asks or brings up, in their own words, and what else it tells of that: as slots, whole
 * (`ownWords`, `moreWords`), and in as few words as a card of each length has (`…Brief`, `…Short`).
 */
export function ownWordsFor(
	understanding: Pick<Understanding, "kinds" | "features" | "mood">,
	request: ReplyRequest,
): OwnWords {
	const pool = [...saidBefore(request.turns), ...toldIn(request.aboutMe)];
	const asked = pool.length > 0 ? askedIn(request.text, understanding) : undefined;
	// Who brings bad news is not told of oneself.
	if (!asked || (asked.as === "telling" && understanding.mood === "bad")) return { slots: {}, isAnswer: false };
	const least = asked.as === "question" && !asked.isPlain ? enough.doubtful : enough.plain;
	const found = pool
		.map((told) => foundIn(told, asked))
		.filter(({ worth }) => worth >= least)
		.sort((a, b) => b.worth - a.worth);
	const [first] = found;
	const second = found.find(
		({ told, matter, worth }) =>
			told.sentence !== first?.told.sentence && (matter === first?.matter || worth >= enough.doubtful),
	);
	return {
		slots: {
			...(first && slotsOf("ownWords", first)),
			...(second && slotsOf("moreWords", second)),
			...(first?.matter && light.has(first.matter) && { light: "light" }),
		},
		isAnswer: first?.matter !== undefined && asked.as === "question",
	};
}

interface Found {
	told: Told;
	worth: number;
	matter?: Matter;
	/** Whether a part of it still answers. */
	keeps: (part: string) => boolean;
}

function foundIn(told: Told, asked: Asked): Found {
	const { text, isHealth, sentence } = told;
	const matter = asked.matters.find((each) => tellsOf(each, text));
	const isOwnName = sentence === 0 && !matter;
	const isOfForm = asked.matters.length > 1 || asked.forms.length === 0 || asked.forms.some((form) => form.test(text));
	const mayBeTold = matter && ofHealth.has(matter) ? true : !isHealth;
	if (isOwnName || !mayBeTold || !tellsOfWhom(text, asked) || (asked.as === "question" && !isOfForm))
		return { told, worth: 0, keeps: () => false };
	const terms = termsOf(text);
	const names = namesIn(text, asked.as === "telling" || asked.as === "plan" ? placed : capital);
	const begins = new Set(wordsOf(text).slice(0, 2).map(stemOf));
	const isTelling = (term: string) => names.has(term) || (asked.as === "question" && begins.has(term));
	const shared = [...terms].filter((term) => asked.terms.has(term));
	// What was said in answer to something else needs more than its matter in common.
	if (sentence < 0 && shared.length === 0) return { told, worth: 0, keeps: () => false };
	const must = shared.filter((term) => isDay(term) || names.has(term));
	const isOfLife = asked.matters.length > 0 && asked.as === "question";
	const worthOfWord = isOfLife || sentence < 0 ? worths.asked : worths.word;
	const worthOfTerm = (term: string) => (isDay(term) ? worths.day : isTelling(term) ? worths.name : worthOfWord);
	return {
		told,
		worth: shared.reduce(
			(sum, term) => sum + worthOfTerm(term),
			worthOfMatter(matter, asked) + (ofName.test(text) ? worths.whoOneIs : 0),
		),
		...(matter && { matter }),
		keeps: (part) => {
			const kept = termsOf(part);
			const answers = matter ? tellsOf(matter, part) : shared.some((term) => kept.has(term));
			const isOfFormToo = asked.forms.length > 0 && asked.forms.every((form) => form.test(part));
			return must.every((term) => kept.has(term)) && (answers || isOfFormToo);
		},
	};
}

/** Whether it tells of whom is asked about: what is true of oneself is not of one's son. */
const tellsOfWhom = (text: string, { ofWhom }: Asked): boolean =>
	ofWhom === undefined ||
	text.toLowerCase().includes(ofWhom) ||
	matters.some((matter) => whomOf(matter, `my ${ofWhom}`) !== undefined && whomOf(matter, text) !== undefined);

function worthOfMatter(matter: Matter | undefined, { as, matters }: Asked): number {
	if (!matter || (as === "plan" && !touchedByPlans.has(matter))) return 0;
	return matter === matters[0] ? worths.likeliest : worths.matter;
}

const ofName = /^(?:My name(?: is|'s)|(?:I'm|I am|People call me) \p{Lu})/u;

/** Words with a capital that do not begin the sentence; and those of a place. Who is told news of somebody knows who they are. */
const capital = /(?<=\s)\p{Lu}[\p{L}'-]+/gu;
const placed = /(?<=\b(?:in|at|from|to|near|of|the)(?: the)? (?:\p{Lu}[\p{L}'-]+ )?)\p{Lu}[\p{L}'-]+/gu;

const namesIn = (text: string, pattern: RegExp): Set<string> =>
	new Set([...text.matchAll(pattern)].map(([name]) => stemOf(name)).filter((name) => !isDay(name) && name.length > 2));

function slotsOf(name: "ownWords" | "moreWords", { told, matter, keeps }: Found): Slots {
	const { short, medium } = limits.replyWords;
	const isWhole = matter !== undefined && ofHealth.has(matter);
	const whom = matter && whomOf(matter, told.text);
	const cutTo = (most: number) =>
		brief(told.text, { most, isWhole, keeps }) ??
		(whom && brief(`There's ${whom}.`, { most, isWhole, keeps: () => true }));
	const texts = { [name]: told.text, [`${name}Brief`]: cutTo(medium.max), [`${name}Short`]: cutTo(short.max) };
	const within = texts[`${name}Brief`] && withinSentence(texts[`${name}Brief`] ?? "");
	return Object.fromEntries(
		Object.entries({ ...texts, [`${name}Within`]: within }).flatMap(([slot, text]) =>
			text === undefined ? [] : [[slot, text.replace(/\.$/, "")]],
		),
	);
}

/** As it stands within a sentence, "my wife is Ann"; nothing where it is no clause, as "Two cats" is none. */
function withinSentence(sentence: string): string | undefined {
	if (/^(?:I|I'm|I've|I'd|I'll)\b/.test(sentence)) return sentence;
	const isClause = /^(?:My|Our|We|We've|He|She|It|They|There)\b/.test(sentence);
	return isClause ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : undefined;
}
