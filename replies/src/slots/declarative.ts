import { complete } from "../hearing/ellipsis.ts";
import { withoutLead } from "../hearing/lead.ts";
import { tag, type Word } from "../language/tag.ts";
import { pastOf, thirdPersonOf } from "./past.ts";
import { swapPerson } from "./person.ts";

/** A yes/no question turned into what the person would say: all without capital or full stop. */
export interface Declarative {
	/** "I have" and "I haven't": after "Yes," and "No,". Absent when the subject is not a pronoun. */
	yes?: string;
	no?: string;
	/** `affirm` where it is very short, "I smoke": says little by itself. */
	brief?: string;
	/** "I've eaten", "I haven't eaten yet". Absent when the clause is too long or too odd to turn safely. */
	affirm?: string;
	deny?: string;
}

const closing =
	/(?:[\s,]+(?:mate|love|darling|dear|mum|dad|please|or not|or anything|or something|at all|(?<!ing\b.*)(?:okay|ok|alright)|then|sweetheart|honey|at the moment|do you know|(?<!\bfor )today))*[\s.?!,]*$/i;
/** What only illustrates: "any side effects, like dizziness". */
const examples = /,? (?:such as|for example|including) .*$|, like .*$/i;
const inversion =
	/^(do|does|did|is|are|was|were|have|has|can|could|will|would|don't|doesn't|didn't|isn't|aren't|haven't|hasn't|can't|won't)\s+(you|i|we|he|she|it|they|that|this|there)\s+(.+)$/i;
const withSomeone = /^(is|was|has|does|did|can|will) (?:any|some)(one|body) (?!else\b)(.+)$/i;
const withNoun =
	/^(is|are|was|were|has|have|does|did|do|can|will)\s+((?:the|your|my|our|his|her|their|that|this|these|those)\s+.+|[a-z]+\s+.+)$/i;
/** Words whose yes/no form reads wrongly when turned round. */
const awkward = /\b(?:or|our|which|if|because|mind|know what|reckon|any chance|whether|who|than|allowed|supposed)\b/i;

/** "are you not well": either answer could mean either. */
const unsayable = /^not\b/i;
const noVerb = /^(?:DET|NUM|PRON|ADP|ADV|CCONJ|SCONJ)$/;

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
	const plain = complete(
		withoutLead(clause)
			.replace(/[?.!]+$/, "")
			.replace(examples, "")
			.replace(closing, ""),
	);
	if (/^(?:can|could|would|do) you (?:tell me|know|remember|happen to know) (?:if|whether)\b/i.test(plain)) return {};
	const someone = plain.match(withSomeone);
	if (someone) return declareSomeone(someone);
	const found = plain.match(inversion);
	if (!found || pointsAtNoun(found)) return declareNoun(plain);
	const [, spokenAux = "", spokenSubject = "", spokenRest = ""] = found;
	const rest = spokenRest.replace(/^(?:all|both) (?=\w+ )/i, "");
	const subject = subjects[spokenSubject.toLowerCase()] ?? spokenSubject.toLowerCase();
	const aux = auxFor(
		spokenAux.toLowerCase().replace(/n't$/, "").replace(/^ca$/, "can").replace(/^wo$/, "will"),
		subject,
	);
	const short = { yes: `${subject} ${aux}`, no: denied(subject, aux) };
	if (/^(?:and|two|three|guys|lot)\b/i.test(rest))
		return { yes: `we ${spokenAux.toLowerCase()}`, no: `we ${spokenAux.toLowerCase()}n't` };
	if (
		awkward.test(rest) ||
		unsayable.test(rest) ||
		(subject === "it" && /^you\b/i.test(rest)) ||
		rest.split(" ").length > longest
	)
		return short;
	return { ...short, ...withBrief(sayings(subject, aux, rest)) };
}

function withBrief(said: Declarative): Declarative {
	const { affirm } = said;
	return affirm !== undefined && affirm.split(" ").length <= 3 ? { ...said, brief: affirm } : said;
}

/** The two answers to a question about anyone: "has anyone rung" gets `somebody has` and `nobody has`. */
function declareSomeone([, spoken = "", ending = "", rest = ""]: RegExpMatchArray): Declarative {
	const aux = spoken.toLowerCase();
	const [some, none] = [`some${ending.toLowerCase()}`, "nobody"];
	const short = { yes: `${some} ${aux}`, no: `${none} ${aux}` };
	if (awkward.test(rest) || rest.split(" ").length > longest) return short;
	const affirm = sayings(some, aux, rest).affirm;
	const deny = sayings(none, aux, rest).affirm;
	return affirm && deny ? { ...short, affirm, deny } : short;
}

/** "is that chair comfortable": `that` goes with a noun and is no subject by itself. */
function pointsAtNoun([, aux = "", subject = "", rest = ""]: RegExpMatchArray): boolean {
	const [first, second, ...after] = tag(rest);
	const isVerb = /^(?:do|does|did)/i.test(aux) && ![second, ...after].some((word) => word?.pos === "VERB");
	if (isVerb) return false;
	const named = first?.pos === "NOUN" || (first?.pos === "ADJ" && second?.pos === "NOUN");
	return /^(?:that|this)$/i.test(subject) && rest.includes(" ") && named;
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
		if (!/^[a-z]+$/i.test(main) || noVerb.test(tag(`I ${main}`)[1]?.pos ?? "")) return {};
		const tense = aux === "did" ? pastOf : aux === "does" ? thirdPersonOf : (verb: string) => verb;
		return {
			affirm: [subject, adverb, tense(main), ...alike(after, tense)].filter(Boolean).join(" "),
			deny: `${denied(subject, aux)} ${no}`,
		};
	}
	const joined =
		contracted[aux] && (/^(?:I|you|he|she|we|they)$/.test(subject) || (subject === "it" && aux === "is"))
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

/** "does it come and go": what is joined to the verb takes its form, "it comes and goes". */
const alike = (words: readonly string[], tense: (verb: string) => string): string[] =>
	words.map((word, at) =>
		words[at - 1] === "and" && tag(`I ${word}`)[1]?.pos === "VERB" && at < 2 ? tense(word) : word,
	);

function positive(words: string): string {
	return words
		.replace(/^(?:ever|already) /i, "")
		.replace(
			/(?<!\b(?:too|as|so|very|how|pretty) )\b(?:much|many)\b(?! (?:better|worse|more|less|\w+er)\b)( \w)?/i,
			(_, next) => (next ? `a lot of${next}` : "a lot"),
		)
		.replace(/\bfrom there$/i, "from here")
		.replace(/ (?:yet|already|either|lately|recently)$/i, "")
		.replace(/\bany (?=\w+er\b|worse|more|less)/gi, "")
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
	const end = verbFrom(words, subjectEnd(words), aux);
	const tokens = clause.split(" ").slice(1);
	if (end === undefined || tokens.length !== words.length || end >= words.length || words.length > 9) return {};
	if (/^(?:do|does|did)$/.test(aux) && words[end]?.pos === "PRON") return {};
	const subject = swapPerson(tokens.slice(0, end).join(" ")).replace(
		/^(?:mum|dad|nan|nana|pop|grandma|grandpa)\b/,
		capitalised,
	);
	const said = withBrief(sayings(subject, aux, tokens.slice(end).join(" ")));
	return /\bI\b/.test(subject) ? {} : said;
}

/** After "did" comes a verb: "did the specialist change any tablets" has one that looks like the end of the subject. */
function verbFrom(words: readonly Word[], end: number | undefined, aux: string): number | undefined {
	if (end === undefined || !/^(?:do|does|did|can|will)$/.test(aux)) return end;
	return end > 1 && /^(?:DET|PRON|ADP|ADJ|NUM)$/.test(words[end]?.pos ?? "ADP") && words[end - 2]?.pos !== "DET"
		? end - 1
		: end;
}

function subjectEnd(words: readonly Word[]): number | undefined {
	let at = 0;
	if (words[0]?.pos === "DET" || /^(?:your|my|our|his|her|their)$/.test(words[0]?.text ?? "")) at = 1;
	else if (/^(?:people|others|things|strangers)$/.test(words[0]?.text ?? "")) return 1;
	else if (words[0]?.pos !== "PROPN" && words[0]?.pos !== "NOUN") return undefined;
	while (words[at]?.pos === "ADJ") at += 1;
	const first = at;
	// After a determiner comes a noun, whatever the word can be besides: "your address changed".
	if (at === 1 && !/^(?:NOUN|PROPN|AUX|ADV|PRON)$/.test(words[at]?.pos ?? "AUX")) at += 1;
	while (words[at]?.pos === "NOUN" || words[at]?.pos === "PROPN") at += 1;
	const verb = words[at - 1]?.text ?? "";
	const isVerb = /ing$/.test(verb) && at > 2;
	return at === first ? undefined : isVerb ? at - 1 : at;
}

function capitalised(name: string): string {
	return name.charAt(0).toUpperCase() + name.slice(1);
}
