import { tag } from "../language.ts";
import { swapPerson } from "./person.ts";

/** The alternatives of one choice, in spoken order, as the person would say them. */
export interface Options {
	/** `thing` "tea", `action` "stay home", `state` (it's) "sharp", `feeling` (I'm) "cold": the sentence a choice is put in. */
	kind: "thing" | "action" | "state" | "feeling";
	options: readonly string[];
}

const notAChoice =
	/\bor (?:not|what|something|anything|someone|so|no|whatever|else|nah|never|later on|two|three|more|are you|am i|is it|do you|did you)\b/i;
const carrier =
	/^(?:.*?\b)?(?:(?:do|did|would) you (?:want|like|prefer|rather|feel like|need|take|have|mean|say|fancy)(?: to| me to| us to)?(?: have| be| go for)?|(?:are|were) you (?:after|having|wanting|in the mood for|more of an?)?|(?:should|shall|can|could|will) (?:we|i|you)|is (?:it|that|this|the \w+|your \w+)(?: more)?|was (?:it|that)|(?:are|is) (?=\w+ or \w+ (?:better|best|easier))|would (?=\S+ or \S+ (?:suit|work|be))|how about|what about|will that be|for here|choose|pick|either|want(?: to| a(?= ))?|fancy|prefer|which (?:one |do you (?:prefer|like|want) ?|would you like ?)?)\s*(?=\S)/i;
const trailing =
	/[\s,]*(?:\b(?:today|instead|then|please|mate|love|darling|dear|for you|better|best|easier|better for you|(?:suit|work|be) (?:you |for you |with you )?(?:better|best|more)|suit you|work(?:s)? (?:best|better)|first|would you like|do you (?:want|think|reckon|prefer)|at all)\b)?[\s,.?!]*$/i;

/** The alternatives of an either/or clause, or nothing when `or` does not offer a choice. */
export function optionsOf(clause: string): Options | undefined {
	const plain = clause
		.replace(/[.?!]+$/, "")
		.replace(/^(?:so|and|ok|okay|now|well|hey|right|alright|oh|hi|love|mate|mum|dad)[,\s]+/i, "");
	if (!/\bor\b/i.test(plain) || notAChoice.test(plain) || /^(?:who|why|how)\b/i.test(plain)) return undefined;
	const parts = plain
		.split(/,?\s+or\s+|\s*,\s*/i)
		.map((part) => part.trim())
		.filter(Boolean);
	const last = trim(parts.at(-1) ?? "");
	const found = plain.match(carrier)?.[0] ?? "";
	const first = trim(
		(parts[0] ?? "").slice(found.trim() === (parts[0] ?? "").trim() ? 0 : found.length).replace(/^to /, ""),
	);
	const middle = parts.slice(1, -1).map(trim);
	const raw = [alignedWith(last, first), ...middle, last].filter((option) => option !== "");
	const options = raw.map((option) => dropTo(swapPerson(option)));
	if (options.length < 2 || options.some((option) => option.split(" ").length > 9)) return undefined;
	if (new Set(options.map((option) => option.toLowerCase())).size < options.length) return undefined;
	return { kind: kindOf(plain, options), options: options.slice(0, 4) };
}

/**
 * An option in three words or fewer, for replies of three to five: "the blue jumper with stripes" → "the blue jumper". An
 * action comes as what is done ("stay home"), and as where it leads when it goes somewhere ("the park").
 */
export function squeeze(option: string, kind: Options["kind"]): { short?: string; action?: string } {
	const core = option.replace(/ (?:and|with|because|so|while|before|after|in the|on the) .*$/i, "");
	if (kind !== "action")
		return {
			short: core
				.split(" ")
				.slice(0, 3)
				.join(" ")
				.replace(/ (?:or|the|an?|with|to|of|for|my)$/i, ""),
		};
	const place = core.match(/^(?:go|come|head)(?: out| over)? (?:to|for) ((?:\S+ ?){1,3})$/i)?.[1];
	return { ...(place ? { short: place } : {}), ...(core.split(" ").length <= 4 ? { action: core } : {}) };
}

function trim(part: string): string {
	return part
		.replace(trailing, "")
		.replace(trailing, "")
		.replace(/^(?:and|maybe|perhaps|just) /i, "")
		.trim();
}

function dropTo(option: string): string {
	return option.replace(/^to /, "");
}

/**
 * The first alternative without what carries it: when the second begins with a word the first also holds, the first
 * begins there too ("did you want the blue one | the green one"), and a bare word stands beside a bare word ("would you
 * prefer we send it by email | post").
 */
function alignedWith(last: string, first: string): string {
	const opening = last.split(" ")[0]?.toLowerCase() ?? "";
	const words = first.split(" ");
	const at = words.findLastIndex((word) => word.toLowerCase() === opening);
	const size = last.split(" ").length;
	if (size <= 2 && /\b(?:we|i|you|they|it)\b/i.test(first) && words.length > size + 1)
		return words.slice(-size).join(" ");
	return at > 0 && words.length - at <= last.split(" ").length + 1 ? words.slice(at).join(" ") : first;
}

const stateQuestion = /\b(?:is|was)\b (?:it|that|this|your|the)\b/i;
const feelingQuestion =
	/\b(?:are|feeling|feel) (?:you|you feeling)?\b(?!.*\b(?:having|after|wanting|want|like|going)\b)/i;

function kindOf(clause: string, options: readonly string[]): Options["kind"] {
	const heads = options.map((option) => tag(`I want to ${option}`)[3]?.pos);
	const tagged = options.map((option) => tag(option)[0]?.pos);
	if (
		/^(?:should|shall|can|could) (?:we|i)\b|\b(?:want|like|rather|prefer|feel like) (?:to|me to|us to)\b|would you rather (?!have)/i.test(
			clause,
		) &&
		heads[0] === "VERB"
	) {
		return "action";
	}
	if (stateQuestion.test(clause)) return "state";
	if (feelingQuestion.test(clause) && /\byou\b/i.test(clause) && !/^are (?!you)/i.test(clause)) return "feeling";
	return tagged[0] === "VERB" && heads[0] === "VERB" && tagged.at(-1) === "VERB" ? "action" : "thing";
}
