import { complete } from "../ellipsis.ts";
import { tag, type Word } from "../language.ts";
import { withoutLead } from "../lead.ts";
import { pastOf, thirdPersonOf } from "./past.ts";
import { swapPerson } from "./person.ts";

/** A yes/no question turned into what the person would say: all without capital or full stop. */
export interface Declarative {
	/** "I have" and "I haven't": after "Yes," and "No,". Absent when the subject is not a pronoun. */
	yes?: string;
	no?: string;
	/** "I've eaten", "I haven't eaten yet". Absent when the clause is too long or too odd to turn safely. */
	affirm?: string;
	deny?: string;
}

const closing =
	/(?:[\s,]+(?:mate|love|darling|dear|mum|dad|please|or not|or anything|or something|at all|(?<!ing )(?:okay|ok|alright)|then|sweetheart|honey|at the moment|do you know|today))*[\s.?!,]*$/i;
const inversion =
	/^(do|does|did|is|are|was|were|have|has|can|could|will|don't|doesn't|didn't|isn't|aren't|haven't|hasn't|can't|won't)\s+(you|i|we|he|she|it|they|that|this|there)\s+(.+)$/i;
const withNoun =
	/^(is|are|was|were|has|have|does|did|do|can|will)\s+((?:the|your|my|our|his|her|their|that|this)\s+.+|[a-z]+\s+.+)$/i;
/** Words whose yes/no form reads wrongly when turned round. */
const awkward = /\b(?:or|which|if|because|mind|know what|reckon|any chance|whether|who|than|allowed|supposed)\b/i;

/** Words after the subject that a person would say back; more sounds like a form. */
const longest = 6;

const subjects: Record<string, string> = { you: "I", i: "you", that: "it", this: "it" };
const contracted: Record<string, string> = {
	am: "'m",
	is: "'s",
	are: "'re",
	have: "'ve",
	has: "'s",
	will: "'ll",
};
const negated: Record<string, string> = { can: "can't", will: "won't", am: "am not" };

/** Turns "have you taken your tablets" into what the person says either way. */
export function declare(clause: string): Declarative {
	const plain = complete(withoutLead(clause).replace(closing, ""));
	const found = plain.match(inversion);
	if (!found || pointsAtNoun(found)) return declareNoun(plain);
	const [, spokenAux = "", spokenSubject = "", rest = ""] = found;
	const subject = subjects[spokenSubject.toLowerCase()] ?? spokenSubject.toLowerCase();
	const aux = auxFor(
		spokenAux.toLowerCase().replace(/n't$/, "").replace(/^ca$/, "can").replace(/^wo$/, "will"),
		subject,
	);
	const short = { yes: `${subject} ${aux}`, no: denied(subject, aux) };
	if (awkward.test(rest) || rest.split(" ").length > longest) return short;
	return { ...short, ...sayings(subject, aux, rest) };
}

/** "is that chair comfortable": `that` goes with a noun and is no subject by itself. */
function pointsAtNoun([, , subject = "", rest = ""]: RegExpMatchArray): boolean {
	return /^(?:that|this)$/i.test(subject) && rest.includes(" ") && tag(rest)[0]?.pos === "NOUN";
}

function auxFor(aux: string, subject: string): string {
	if (subject === "I") return aux === "are" ? "am" : aux === "were" ? "was" : aux;
	if (subject === "you") return aux === "am" ? "are" : aux === "was" ? "were" : aux;
	return aux;
}

function denied(subject: string, aux: string): string {
	return aux === "am" ? "I'm not" : `${subject} ${negated[aux] ?? `${aux}n't`}`;
}

function sayings(subject: string, aux: string, rest: string): Declarative {
	const words = swapPerson(rest);
	const yes = positive(words);
	const no = negative(words);
	if (aux === "do" || aux === "does" || aux === "did") {
		const [verb = "", ...after] = yes.split(" ");
		const adverb = /^(?:still|always|usually|often|really|ever)$/.test(verb) ? verb : "";
		const main = adverb ? (after.shift() ?? "") : verb;
		if (!/^[a-z]+$/i.test(main)) return {};
		const tensed = aux === "did" ? pastOf(main) : aux === "does" ? thirdPersonOf(main) : main;
		return {
			affirm: [subject, adverb, tensed, ...after].filter(Boolean).join(" "),
			deny: `${denied(subject, aux)} ${no}`,
		};
	}
	const joined =
		contracted[aux] && /^(?:I|you|he|she|we|they)$/.test(subject)
			? `${subject}${contracted[aux]}`
			: `${subject} ${aux}`;
	const never = /^ever /i.test(rest) && aux === "have";
	return {
		affirm: `${joined} ${yes}`,
		deny: never
			? `${joined} never ${no.replace(/^ever /i, "")}`
			: aux === "am"
				? `I'm not ${no}`
				: `${denied(subject, aux)} ${no}`,
	};
}

function positive(words: string): string {
	return words
		.replace(/^(?:ever|already) /i, "")
		.replace(/ (?:yet|already|either|lately|recently)$/i, "")
		.replace(/\bany(thing|one|body|where)?\b(?! more)/gi, "some$1");
}

function negative(words: string): string {
	const still = /\bstill /i.test(words);
	return `${words
		.replace(/\b(?:still|already|just|feeling a bit) /gi, (word) => (/feeling/i.test(word) ? "feeling " : ""))
		.replace(/\bsome(thing|one|body|where)?\b/gi, "any$1")}${still ? " anymore" : ""}`;
}

/** "is the telly too loud": the subject ends where its last noun does. */
function declareNoun(clause: string): Declarative {
	const found = clause.match(withNoun);
	if (!found || awkward.test(clause)) return {};
	const aux = (found[1] ?? "").toLowerCase();
	const words = tag(clause)
		.slice(1)
		.filter((word) => word.pos !== "PUNCT");
	const end = subjectEnd(words);
	const tokens = clause.split(" ").slice(1);
	if (end === undefined || tokens.length !== words.length || end >= words.length || words.length > 9) return {};
	const subject = swapPerson(tokens.slice(0, end).join(" "));
	const said = sayings(subject, aux, tokens.slice(end).join(" "));
	return /\bI\b/.test(subject) ? {} : said;
}

function subjectEnd(words: readonly Word[]): number | undefined {
	let at = 0;
	if (words[0]?.pos === "DET" || /^(?:your|my|our|his|her|their)$/.test(words[0]?.text ?? "")) at = 1;
	else if (words[0]?.pos !== "PROPN" && words[0]?.pos !== "NOUN") return undefined;
	while (words[at]?.pos === "ADJ") at += 1;
	const first = at;
	while (words[at]?.pos === "NOUN" || words[at]?.pos === "PROPN") at += 1;
	return at === first ? undefined : at;
}
