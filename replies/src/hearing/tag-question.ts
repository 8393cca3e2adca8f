import { tag as tagged } from "../language/tag.ts";
import { baseOf } from "../slots/past.ts";
import { withoutLead } from "./lead.ts";

const withTag =
	/^(you(?:'re|'ve|'ll|'d)?) (.+?),? (do|don't|did|didn't|are|aren't|were|weren't|have|haven't|will|won't|can|can't|would|wouldn't) you(?: love| mate| mum| dad| darling)?[?.!]*$/i;
/** A statement about the person that is put to them as a question: by its mark, or by the words it ends with. */
const put =
	/^(you(?:'re|'ve|'ll)?) (?!(?:see|right|okay|ok|alright|all|guys|joking|kidding|know|look|seem|sound|should|could|must|might|may|need|want)\b)(.+?)(?:,? (?:then|yeah|right|yes|is that (?:right|correct|so)|correct|i (?:take it|suppose|gather|guess))[?.!]*|\?)$/i;
/** "that's not too rough, is it" */
const judged =
	/^(that|it|this)(?:'s| is) (?:not )?(too .+|.+ enough|hurting\b.*|comfortable\b.*|sore\b.*|okay|all right|better)\b,? (?:is|isn't) it[?.!]*$/i;
const auxiliaries: Record<string, string> = { "you're": "are", "you've": "have", "you'll": "will" };
const itself = /^(are|were|have|had|can|could|will|would|did|do) (?:not )?(.+)$/i;
const adverbs = /^(?:still|always|also|already|just|really|usually|ever|not|both|all) /i;

/**
 * What is put to the person as a statement, as the question that it is: "you've eaten, haven't you" → "have you eaten", "you
 * don't take sugar do you" → "do you take sugar". Any other clause comes back as it is.
 */
export function asQuestion(clause: string): string {
	const spoken = withoutLead(clause);
	const [, what, quality] = spoken.match(judged) ?? [];
	if (what && quality) return `is ${what} ${quality}`;
	const [, subject, told, tag] = spoken.match(withTag) ?? spoken.match(put) ?? [];
	if (!subject || !told) return clause;
	const opening = auxiliaries[subject.toLowerCase()];
	if (opening) return `${opening} you ${told.replace(/^(?:not|never) /i, "")}`;
	if (/'d$/i.test(subject)) return tag ? `${/^had\b/i.test(tag) ? "have" : "would"} you ${told}` : clause;
	const positive = told
		.replace(/^never /i, "ever ")
		.replace(/\b(do|did|are|were|have|can|will|would|could)n't\b|\bcan't\b|\bwon't\b/i, (word, verb) =>
			verb ? verb : /^c/i.test(word) ? "can" : "will",
		);
	const [, verb, rest] = positive.match(itself) ?? [];
	const isMain =
		/^(?:have|do|did)$/i.test(verb ?? "") && positive === told && !/^(?:do|did) (?:say|want|ask|like)\b/i.test(told);
	if (verb && rest && !isMain) return `${verb} you ${rest}`;
	const past = /^did/i.test(tag ?? "");
	const [adverb = ""] = positive.match(adverbs) ?? [];
	const [main = "", ...after] = positive.slice(adverb.length).split(" ");
	const kind = tagged(`you ${positive}`).at(adverb ? 2 : 1)?.pos;
	const isState = kind === "ADJ" || /^(?:done|finished|gone|set|packed|sorted|settled|dressed)$/.test(main);
	if (isState || (/ing$/.test(main) && !/^(?:br|s|r|sw|cl|st)ing$/.test(main))) return `are you ${positive}`;
	if (!tag && kind !== "VERB") return clause;
	const base = baseOf(main);
	return `${past || base !== main ? "did" : "do"} you ${[adverb.trim(), base, ...after].filter(Boolean).join(" ")}`;
}
