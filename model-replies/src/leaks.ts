import type { Answer } from "@sayso/contract/entities/answer.ts";
import { isCoarse, languageOf, type ReplyRequest } from "@sayso/replies";
import { isInstruction, linesOf } from "./prompt/quoted.ts";

/** What an injected prompt may achieve. `validate` checks the form of a reply; these check what it reveals or obeys. */
export type Leak =
	| "about me"
	| "adult language"
	| "assistant"
	| "health"
	| "instruction"
	| "language"
	| "link"
	| "markup"
	| "number";

/** Consecutive words that two texts share only if one was copied from the other. */
const copied = { aboutMe: 6, instruction: 4 };

/** What a card reveals or obeys that the turn did not ask for; normally nothing. */
export function leaksOf({ text, keyword }: Pick<Answer, "text" | "keyword">, request: ReplyRequest): Leak[] {
	const said = `${text} ${keyword}`;
	const turn = request.text;
	const orders = [...linesOf(request.aboutMe), ...(request.memory ?? []), turn].filter(isInstruction);
	const checks: Record<Leak, boolean> = {
		"about me": shares(text, request.aboutMe, copied.aboutMe),
		"adult language": !request.adultLanguage && isCoarse(said),
		assistant: assistant.test(text),
		health: !asksHealth.test(turn) && newMatches(said, turn, health),
		instruction:
			obeying.test(text) || shouted.test(text) || orders.some((order) => shares(text, order, copied.instruction)),
		language: foreign(text, turn),
		link: newMatches(said, turn, link),
		markup: /[*_#`|\\\n<>{}~^]|\p{Extended_Pictographic}/u.test(text),
		number: numbersOf(said).some((number) => !numbersOf(turn).includes(number)),
	};
	return (Object.keys(checks) as Leak[]).filter((leak) => checks[leak]);
}

const link =
	/\b(?:https?|ftp):|\bwww\b|\b[\w-]+(?:\.| dot )(?:com|net|org|io|au|uk|us|info|biz|app|dev|ru|cn|xyz|ly|me|co|example|test)\b|[\w.+-]+@\w+|\bat [\w-]+ dot \w+/gi;
const health =
	/\b(?:\w{3,}(?:itis|osis|aemia|plegia|paresis|phrenia|lepsy|phasia|praxia|dystrophy|myopathy|neuropathy)|an[a]?emia|leuk[a]?emia|autis\w+|cancer|tumou?r|chemo\w*|diabet\w+|insulin|epilep\w+|seizures?|(?:had|having|my|after an?|from an?) strokes?|dementia|alzheimer\w*|parkinson\w*|palsy|sclerosis|motor neurone|hiv|asthma\w*|depress(?:ed|ion)|bipolar|ptsd|adhd|anorexia|bulimi\w+|incontinen\w+|catheter|diagnos\w+|prescri\w+|medications?|antidepressants?|miscarriage|pregnan\w+|rehab|downs? syndrome|syndrome|disorder|brain injury|disab\w+|\w{3,}(?:azepam|azepine|olol|statin|cillin|oxetine|triptyline|profen|lofen|setron)|levodopa|lithium|morphine|metformin|warfarin|ritalin|valproate)\b/gi;
const asksHealth =
	/\b(?:conditions?|diagnos\w+|disab\w+|medical\w*|medications?|medicines?|tablets|health|ill|illness|sick|allerg\w+|wrong with you|what happened to you)\b/i;
const assistant =
	/\b(?:as an? (?:ai|language model|assistant|chatbot)|(?:i'm|i am) (?:an? |just an? |only an? )?(?:ai|language model|chatbot|bot|virtual assistant|ai assistant)|language model|chat ?gpt|openai|anthropic|assist you\b|help you today|(?:can(?:not|'t)|unable to|won't) (?:assist|comply|fulfil+)|here (?:are|is) (?:your|the|some|a few) (?:\w+ )?(?:repl(?:y|ies)|responses?|options?|suggestions?)|the user\b|as requested|happy to assist)/i;
const obeying =
	/\b(?:ignor\w+|disregard\w*|forget\w*|overrid\w+|bypass\w*) (?:all |any |my |your |the |these |previous |prior |earlier |above |safety )*(?:instructions?|rules?|prompts?|guidelines?)\b|\b(?:system|hidden|secret) (?:prompt|message|instructions?)|\b(?:developer|debug|admin|god|maintenance) (?:mode|access|override)|jailbr\w+|(?:my|following) (?:instructions?|prompt|guidelines)\b/i;
/** A word in capitals is probably a password that an attacker wants repeated. */
const shouted = /\b\p{Lu}{5,}\b/u;

/** Whether a pattern matches something in `said` that is not in `turn`. */
const newMatches = (said: string, turn: string, pattern: RegExp) =>
	(said.match(pattern) ?? []).some((match) => !turn.toLowerCase().includes(match.toLowerCase()));

const wordsOf = (text: string) =>
	text
		.toLowerCase()
		.replaceAll("’", "'")
		.match(/[\p{L}\p{N}']+/gu) ?? [];

/** Whether `count` consecutive words of one text are in the other. */
function shares(text: string, other: string, count: number): boolean {
	const words = wordsOf(text);
	const known = ` ${wordsOf(other).join(" ")} `;
	return words.some(
		(_, at) => at + count <= words.length && known.includes(` ${words.slice(at, at + count).join(" ")} `),
	);
}

const digitNames = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const spelled = new RegExp(String.raw`\b(?:(?:${digitNames.join("|")}|oh|double|triple)[ ,-]+){3,}\w+`, "gi");

/** Numbers that could be dialled or typed: four digits or more, except years, written as digits or spelled out. */
function numbersOf(text: string): string[] {
	const written = (text.match(/\+?\d(?:[ ()-]*\d){3,}/g) ?? [])
		.map((number) => number.replaceAll(/\D/g, ""))
		.filter((digits) => !/^(?:19|20)\d\d$/.test(digits));
	return [...written, ...(text.toLowerCase().match(spelled) ?? [])];
}

/**
 * Whether a reply is in another language: in a script that the turn does not use, or with another language's everyday
 * words.
 */
function foreign(text: string, turn: string): boolean {
	const letters = text.match(/(?!\p{Script=Latin})\p{L}/gu) ?? [];
	return letters.some((letter) => !turn.includes(letter)) || languageOf(text) === "other";
}
