import { withoutLead } from "../hearing/lead.ts";
import { tag, type Word } from "../language/tag.ts";
import { feelingOf, isFeeling, lexicalClassesOf } from "./lexicon.ts";

/** How a clause is built: the strongest sign of what it can be. */
export type Shape = "yes-no" | "wh" | "tag" | "plain";

const yesNo =
	/^(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|shall|may|might|am|(?:don't|doesn't|didn't|isn't|aren't|wasn't|haven't|hasn't|can't|couldn't|won't|wouldn't|shouldn't)(?= (?:you|i|we|he|she|it|they|the|that|this|your|my|there)\b))\b (?!not\b|a (?:good|great|nice|lovely|safe|wonderful|seat|look|sip|rest|think)\b|(?:have|come|take|be|let|sit)\b)/i;
const wh = /^(?:at |on |in |for )?(?:what|when|where|why|who|how|which|whose|what's|where's|who's|how's|when's)\b/i;
const tagged =
	/\b(?:isn't|aren't|don't|doesn't|didn't|won't|haven't|hasn't|wasn't|is|are|do|does|did|will) (?:it|you|they|he|she|we|i)\??$|,? (?:right|yeah|correct|eh|hey|huh)\??$/i;

export function shapeOf(clause: string): Shape {
	const told = withoutLead(clause);
	if (wh.test(told)) return "wh";
	if (yesNo.test(told)) return "yes-no";
	return tagged.test(told) ? "tag" : "plain";
}

/**
 * What the classifier sees: words and pairs of words, what part of speech follows a word, word classes, whether good or bad
 * prevails, the two ends, the shape.
 */
export function featuresOf(clause: string): string[] {
	const words = tag(clause.toLowerCase()).filter((word) => word.pos !== "SPACE");
	const spoken = words.filter((word) => word.pos !== "PUNCT");
	const text = spoken.map(generalised);
	const pos = spoken.map((word) => word.pos);
	const features = new Set([`shape ${shapeOf(clause)}`, `length ${Math.min(4, Math.ceil(spoken.length / 3))}`]);
	if (clause.endsWith("?")) features.add("mark ?");
	if (clause.endsWith("!")) features.add("mark !");
	text.forEach((word, i) => {
		features.add(`1 ${word}`);
		features.add(`2 ${text[i - 1] ?? "^"} ${word}`);
		if (i >= 1) features.add(`p ${text[i - 1]} ${pos[i]}`);
		for (const name of lexicalClassesOf(word)) {
			features.add(`class ${name}`);
			if (isFeeling(name)) continue;
			features.add(`class ${name} after ${text[i - 1] ?? "^"}`);
			features.add(`class ${name} from ${text[0]}`);
		}
	});
	const feeling = feelingOf(clause);
	if (feeling !== undefined) features.add(`feeling ${feeling}`);
	features.add(`from ${text.slice(0, 2).join(" ")}`);
	features.add(`from ${text.slice(0, 3).join(" ")}`);
	features.add(`to ${text.slice(-2).join(" ")}`);
	return [...features];
}

/** What is seen of a clause that tells something: parts of speech and the two ends say little of how it sounds. */
export function tellingFeaturesOf(clause: string): string[] {
	return featuresOf(clause).filter((feature) => !/^(?:p|to) |^from \S+ \S+ \S/.test(feature));
}

const family = /^(?:mum|mom|dad|nan|nana|grandma|grandpa|grandad|pop|auntie|aunty|uncle)$/;
const days = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)$/;

function generalised(word: Word): string {
	if (word.pos === "NUM" || /^\d/.test(word.text)) return "<number>";
	if (days.test(word.text)) return "<day>";
	return family.test(word.text) ? "<family>" : word.text;
}
