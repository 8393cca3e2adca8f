import { withoutLead } from "../hearing/lead.ts";
import { tag } from "../language/tag.ts";
import { canBeSaid, withoutRemark } from "./can-be-said.ts";
import { isServed, isThing, listed } from "./listed.ts";
import { swapPerson } from "./person.ts";

/** The alternatives of one choice, in spoken order, as the person would say them. */
export interface Options {
	/**
	 * The sentence a choice is put in: `thing` "tea", `action` "stay home", `state` (it's) "sharp", `feeling` (I'm) "cold",
	 * `deed` (I'd like you to) "print it", `time` "after lunch", `how` (I'd like it) "shut".
	 */
	kind: "thing" | "taste" | "action" | "state" | "feeling" | "deed" | "time" | "how" | "fact";
	/** None when a choice is heard whose alternatives cannot be said back. */
	options: readonly string[];
}

const notAChoice =
	/^(?!.*\b(?:want|would you like|fancy|prefer|get you)\b).*\bany\w*\b.* or\b|(?<!\b(?:you|you'd|would|d)) (?:like|such as|for example|including) (?!to\b|me\b)[^,]*\bor\b|\bat all$|^have you\b|^do you (?:ever|smoke|drink|have any|get any|get|suffer|know|experience)\b(?!.*\b(?:more|better|mostly|usually|by)\b)|^(?:are|were|have|do) you (?:been |get |feel |feeling |still )*(?:dizzy|sick|faint|nauseous|light-?headed|short of breath|unwell|weak|breathless|wobbly)\b|\bor (?:not|what|something|anything|someone|so|no|whatever|else|nah|never|later on|two|three|more(?! of)|are you|am i|(?:will|shall|should|can) (?:i|we|you)|would you|is it|do you|did you|(?:i|we|you|it|he|she|they)'ll)\b/i;
const carrier =
	/^(?:.*?\b)?(?:(?:do|did|would) you (?:want|like|prefer|rather|feel like|need|take|have|mean|say|fancy)(?: to| me to| us to)?(?: have| be| go for)?|(?:are|were) you (?:after|having|wanting|in the mood for|more of an?)?|(?:should|shall|can|could|will) (?:we|i|you)|is (?:it|(?:that|this)(?: one)?|the \w+|your \w+)(?: (?:more|better(?! or)|worse(?! or)|usually|mostly|getting|feeling))?|was (?:it|that)|(?:are|is) (?=\w+ or \w+ (?:better|best|easier))|would (?=.{1,40} or .{1,40} (?:suit|work|be)\b)|how about|what about|we(?:'ve| have)(?: got)?|there's|there is|you can have|i(?:'ve got| can (?:do|get|give|offer)(?: you)?)|will that be|have(?= here)|choose|pick|either|want(?: to)?|fancy|prefer|which (?:one |do you (?:prefer|like|want) ?|would you like ?)?)\s*(?=\S)/i;
const trailing =
	/[\s,]*(?:\b(?:today|instead|then|please|mate|love|darling|dear|for you|better|best|easier|better for you|(?:suit|work|be) (?:you |for you |with you )?(?:better|best|more)|suit you|work(?:s)? (?:best|better)|first|with (?:that|it|those|them)|would you like|do you (?:want|think|reckon|prefer)|at all)\b)?[\s,.?!]*$/i;

/** What a choice is about, said before it: "which shirt do you want, | the blue one or the stripy one". */
const about =
	/^(?:which|what|where|when)\b[^,]*, (?=.* or )|^(?:which|what)\b.*?\b(?:want|like|prefer|rather|having|feel like)(?: to \w+)?(?: for \w+)? (?=(?:the|an?|this|your|my)\b.* or )/i;

/** The alternatives of an either/or clause, or nothing when `or` does not offer a choice. */
export function optionsOf(clause: string): Options | undefined {
	const plain = withoutRemark(withoutLead(clause.replace(/[.?!]+$/, "")).replace(about, ""));
	if (!/\bor\b/i.test(plain) || notAChoice.test(plain) || /^(?:who|why|how)\b/i.test(plain)) return undefined;
	const parts = partsOf(plain);
	const last = trim(parts.at(-1) ?? "")
		.replace(
			/ (?:that's|that is|that are|which is|who is) .*$|(?<=^(?:left|right)) (?:at|on|in) .*$|(?<=^\w+day) (?:the|that|you|we|he|she|they) .*$/i,
			"",
		)
		.replace(/^([a-z]+) to [a-z]+.*$/i, (whole, name) => (/^(?:go|back|up|next|close)$/i.test(name) ? whole : name));
	const opening = parts[0] ?? "";
	const carriers = [plain, opening].map((text) => text.match(carrier)?.[0] ?? "");
	const found = carriers.find(({ length }) => length < opening.length) ?? "";
	const first = trim(opening.slice(found.length).replace(/^to /, ""));
	const middle = parts.slice(1, -1).map(trim);
	const before = listed(alignedWith(last, first), last);
	if (!before) return unclear(plain);
	const raw = [...before, ...middle, last].filter((option) => option !== "").map(withinSentence(last));
	const options = raw.map((option) => withArticle(namedDay(dropTo(swapPerson(option)))));
	if (options.length < 2 || options.some((option) => option.split(" ").length > 9)) return undefined;
	if (new Set(options.map((option) => option.toLowerCase())).size < options.length) return undefined;
	const kind = kindOf(plain, options);
	const canBeSaidBack = options.every(canBeSaid) && areOfKind(options, kind);
	const isUnsayableThing =
		kind === "thing" &&
		(ofWhatIsSo.test(plain) || !options.every(isThing) || raw.some((option) => /^to /i.test(option)));
	return !canBeSaidBack || isUnsayableThing ? unclear(plain) : { kind, options: options.slice(0, 4) };
}

/** "I'd like to" wants what is done by oneself; "I'd like" wants what is no doing. */
function areOfKind(options: readonly string[], kind: Options["kind"]): boolean {
	const isDoing = (option: string) =>
		/^(?:VERB|AUX)$/.test(tag(option)[0]?.pos ?? "") && tag(`I want to ${option}`)[3]?.pos === "VERB";
	if (kind === "action") return !options.some((option) => /\bme\b|^(?:an?|the|one|two) /i.test(option));
	return kind !== "thing" || !options.every(isDoing);
}

/** Its alternatives: "you've got the casting vote, thai or pizza" has two. */
function partsOf(choice: string): string[] {
	const parts = choice
		.split(/,?\s+or\s+|\s*,\s*/i)
		.map((part) => part.trim())
		.filter(Boolean);
	const [first = "", ...others] = parts;
	const isRemark = /^(?:.* )?(?:i|we|you|it|he|she|they)(?:'\w+)? \w+/i.test(first.replace(carrier, ""));
	return others.length > 1 && isRemark ? others : parts;
}

/** Asks what a person did, and not what they would like: "did you use it for your thesis, or just for talking". */
const ofWhatIsSo =
	/^(?:\w+,? ){0,2}(?:did|have|has|had|was|were) (?:you|he|she|they|it|we)\b(?!.*\b(?:want|like|prefer|rather|need|fancy|after|ask|order|mean|say|have)\b)/i;

/** A choice whose alternatives cannot be said back: between what was so, or what is wanted. */
const unclear = (choice: string): Options => ({
	kind: /\b(?:did|was|were|had)\b/i.test(choice) ? "fact" : "thing",
	options: [],
});

/**
 * An option in three words or fewer, for replies of three to five: "the blue jumper with stripes" → "the blue jumper". An
 * action comes as what is done ("stay home"), and as where it leads when it goes somewhere ("the park").
 */
export function squeeze(option: string, kind: Options["kind"]): { short?: string; action?: string } {
	const core = option.replace(/ (?:and|with|because|so|while|before|after|in the|on the) .*$/i, "");
	if (kind !== "action" && kind !== "deed")
		return {
			short: core
				.split(" ")
				.slice(0, 3)
				.join(" ")
				.replace(/(?: (?:or|the|an?|with|to|of|for|my|your|this|that|in|on|at|by))+$/i, ""),
		};
	const place = core.match(/^(?:go|come|head)(?: out| over)? (?:to|for) ((?:\S+ ?){1,3})$/i)?.[1];
	return { ...(place ? { short: place } : {}), ...(core.split(" ").length <= 4 ? { action: core } : {}) };
}

function trim(part: string): string {
	return part
		.replace(trailing, "")
		.replace(trailing, "")
		.replace(/^(?:(?:and|maybe|perhaps|just|more of|more) )+/i, "")
		.trim();
}

/** "Left arm or right arm": a capital that only begins the sentence goes; beside another one it is a name. */
function withinSentence(last: string): (option: string) => string {
	const isNamed = /^[A-Z]/.test(last);
	return (option) => (isNamed || /^I\b/.test(option) ? option : option.charAt(0).toLowerCase() + option.slice(1));
}

/** A recogniser writes "saturday". */
function namedDay(option: string): string {
	return option.replace(
		/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g,
		(day) => day.charAt(0).toUpperCase() + day.slice(1),
	);
}

/** "shower or brekkie": what there is one of at a time is not said without its article. */
function withArticle(option: string): string {
	return oneOfMany.test(option) ? `a ${option}` : option;
}
const oneOfMany =
	/^(?:shower|bath|wash|sandwich|biscuit|banana|muffin|scone|nap|lie[- ]?down|walk|blanket|cushion|pillow|jumper|cardigan|scarf)$/i;

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
	const at = firstOfList(words, opening);
	const size = last.split(" ").length;
	const noun = last.match(/^(?:an?|the) \w+ (\w+)$/i)?.[1];
	if (noun && /^(?:an?|the) \w+$/i.test(first) && tag(first)[1]?.pos === "ADJ") return `${first} ${noun}`;
	if (/^the /i.test(last) && /^(?!(?:the|an?|my|your|this|that) )(?:[\w-]+ ){1,2}ones?$/i.test(first))
		return `the ${first}`;
	const shared = last.match(/^\w+ (handed|sided|footed)$/i)?.[1];
	if (shared && !first.includes(" ")) return `${first} ${shared}`;
	if (/^with /i.test(first) && !/^with /i.test(last)) return first.slice("with ".length);
	if (ends(last, first) || (isServed(last) && /^(?:that|it|this|them|those|your \w+|the \w+) \w+$/i.test(first)))
		return words.at(-1) ?? first;
	if (size <= 2 && /\b(?:we|i|you|they|it)\b/i.test(first) && words.length > size + 1)
		return words.slice(-size).join(" ");
	return at > 0 && words.length - at <= last.split(" ").length + 1 ? words.slice(at).join(" ") : first;
}

/** Where the alternatives begin that open alike: at the first of "the chicken the beef", at the last of "the cup on the left". */
function firstOfList(words: readonly string[], opening: string): number {
	let at = words.findLastIndex((word) => word.toLowerCase() === opening);
	if (!/^(?:the|an?|some|my|your)$/.test(opening)) return at;
	for (let before = at - 2; before >= at - 3 && before >= 0; before--) {
		const between = tag(words.slice(before, at).join(" ")).slice(1);
		if (words[before]?.toLowerCase() !== opening || between.some(({ pos }) => !/^(?:NOUN|PROPN|ADJ)$/.test(pos)))
			continue;
		at = before;
		before = at - 1;
	}
	return at;
}

const clock =
	/^(?:(?:in|at|on|by|around|before|after|later|now|today|tomorrow|tonight|next|this|straight away|first thing)\b.*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: \w+)?|mornings?|afternoons?|evenings?|night|midday|lunchtime|(?:half past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: thirty| o'clock)?|\d.*)$/i;

/** Whether only the end of the first alternative stands beside the last: "the window open | shut", "a shower now | after lunch". */
function ends(last: string, first: string): boolean {
	const end = first.split(" ").at(-1) ?? "";
	if (end === first || clock.test(first)) return false;
	if (clock.test(end) && clock.test(last)) return true;
	return (
		!last.includes(" ") &&
		/^(?:open|shut|closed|on|off|hot|cold|up|down|black|white)$/i.test(end) &&
		!/^(?:an?|the) \w+$/i.test(first)
	);
}

const stateQuestion = /\b(?:is|was)\b (?:it|that|this|your|the)\b/i;
/** What is ordered and not described: "is that for here or takeaway". */
const ordered =
	/\b(?:here|take ?away|to go|eat in|cash|card|credit|savings|small|regular|medium|large|single|return|you|him|her)\b/i;
const feelingQuestion =
	/\b(?:are|feeling|feel) (?:you|you feeling)?\b(?!.*\b(?:having|after|wanting|want|like|going)\b)/i;

function kindOf(clause: string, options: readonly string[]): Options["kind"] {
	if (
		/\b(?:(?:like|want|need|prefer) me to|shall i|should i)\b/i.test(clause) &&
		!options.some((option) => /^(?:the|an?|my|your|this|that)\b|^(?:on|off|open|shut|closed|up|down)$/i.test(option))
	)
		return "deed";
	const heads = options.map((option) => tag(`I want to ${option}`)[3]?.pos);
	const tagged = options.map((option) => tag(option)[0]?.pos);
	if (
		/^(?:should|shall|can|could) (?:we|i)\b|\b(?:want|like|rather|prefer|feel like) (?:to|me to|us to)\b|would you rather (?!have)/i.test(
			clause,
		) &&
		heads[0] === "VERB"
	) {
		// "shall we have pasta or pizza": what is had stays when its verb is cut off.
		return /\b(?:have|get|order|eat|drink|cook|make) (?!.* or (?:have|get|order|eat|drink|cook|make|go|stay|do|call)\b)/i.test(
			clause,
		) && options.every(isThing)
			? "thing"
			: "action";
	}
	if (/^(?:do|did) you (?:usually |generally )?(?:prefer|like)\b|^are you (?:more of )?an?\b/i.test(clause))
		return "taste";
	if (options.every((option) => clock.test(option))) return "time";
	if (
		options.every((option) => /^(?:open|shut|closed|on|off|hot|cold|up|down|warm|rare|well done)$/i.test(option)) &&
		/\b(?:would you like|do you want|you like)\b/i.test(clause)
	)
		return "how";
	if (stateQuestion.test(clause) && !ordered.test(options.join(" ")))
		return options.every((option) =>
			/^(?:the|an?|my|your|this|that|mine|yours|left|right|in|on|at|upstairs|downstairs)\b/i.test(option),
		)
			? "fact"
			: "state";
	if (feelingQuestion.test(clause) && /\byou\b/i.test(clause) && !/^are (?!you)/i.test(clause)) return "feeling";
	return tagged[0] === "VERB" && heads[0] === "VERB" && tagged.at(-1) === "VERB" ? "action" : "thing";
}
