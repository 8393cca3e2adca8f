import { tag } from "../language/tag.ts";
import { isPast } from "../slots/past.ts";
import { canBeName } from "./names.ts";

/** Begins something said to the one who was named, and cannot go on about them: it has its own subject, or turns a question round. */
const begins =
	/^(?:(?:i|you|we|they|he|she|it|that|this|there)(?:'\w+)?|(?:do|are|have|don't|aren't|haven't|shall|am)|(?:did|does|is|was|were|has|can|could|would|will|should|may|might|isn't|didn't|can't|couldn't|won't|wouldn't|doesn't) (?:you|i|we|they|he|she|it|that|this|there|my|any\w*|some\w*)\b|(?:can|could|would|will|should) (?:the|your|our)\b|what|when|where|why|how|which|if|let|let's|please|thank|thanks|my|the|your|here|here's|what's|where's|who's|how's|sorry|good|happy|nice|no|yes|yeah|okay|ok|so|hi|hello|don't|and (?:who|whose|who's|what|when|where|why|how|do|are|would|could|that's|for you\w*|you)|whereabouts|who (?:do|did|on earth|else)|right|righto|be honest|bear with|ey up|morning|night|gosh|goodness|excuse me|apologies|fingers crossed|congratulations|welcome|hang on|mind if|fancy|in my day|on a scale|been (?:to|up|out|able|having|sleeping)|(?:did|does) (?:the|your|our)|(?:cash|paper|window|savings) (?:,|or))\b/i;
/** Tells the one who was named to do something, or is done to them: "pop your card in", "chuck us the ruler", "love you heaps". */
const done = /^(?:just )?(?<verb>[a-z]+) (?:your|us|you|me)\b/i;
/** Another person or thing begins it: "nan had a fall", "the kettle's just boiled" without its article. */
const another =
	/^(?:(?:nan|nana|pop|mum|dad|gran|grandma|grandpa|nurse|doctor) (?:is|was|had|has|will|came|rang|said)\b|(?:mum|dad|nan|nana|pop)'s|[a-z]+'s (?:on|in|just|ready|here|been|gone|not|still|all|\w+ing)\b)/i;

/** Goes on about them: "Sarah and I", "Bev from next door", "Dave just rang". */
const goesOn =
	/^(?:and|or|from|at|in|on|who|whose|which|with|of|just|never|really|still|also|always|already|finally|probably|only|nearly|almost|isn't|wasn't|hasn't|doesn't|didn't|won't|can't|couldn't|wouldn't|is|was|has|does|did|will|would|can|could|should|might|must|may|had|said|says|told|rang|came|went|got|took|made|saw|found|met|ran|bought|brought|won|lost|kept|gave|fell|broke|left|thought|knew|felt|heard|sent|paid|spent|slept|sat|stood|wrote|drove|flew|ate|drank|spoke|began|became|died|up|down|over|next|reckons|\w{3,}ed)\b/i;
/** First words that name no person. */
const nobody =
	/^(?:who|what|when|where|why|how|which|whose|is|are|do|does|did|was|were|have|has|had|can|could|would|will|shall|should|may|might|must|the|a|an|my|your|our|his|her|their|this|that|these|those|there|here|i|you|we|he|she|it|they|and|or|but|so|if|not|no|yes|all|any|some|oh|ah|wow|hey|hi|yeah|please|thanks|sorry|good|happy|today|tonight|tomorrow|yesterday|mum|dad|nan|pop|mate|love)$/i;

/** Names that are verbs as well: "mark my words", "will this do". */
const verbs = /^(?:bill|chase|dean|drew|frank|grant|jack|josh|mark|nick|pat|ray|rob|sue|tip|wade|will|carol|rod)$/i;
const object = /^(?:my|your|the|this|that|it|you|he|she|they|we|i)\b/i;

function isTold(rest: string): boolean {
	const verb = rest.match(done)?.groups?.verb?.toLowerCase() ?? "";
	return verb !== "" && !goesOn.test(`${verb} `) && !isPast(verb) && !/[^s]s$/.test(verb);
}

/** "is your shoulder still sore", "is sarah coming": what follows the subject cannot belong to the one who was named. */
function isTurnedRound(rest: string): boolean {
	const [, subject = ""] = rest.match(/^(?:is|was|has|are|were|have) (.*)$/is) ?? [];
	if (canBeName(subject.match(/^[\p{L}]+/u)?.[0] ?? ""))
		return /^\p{L}+ \w+(?:ing|ed|en|ill|ere|ome)\b/iu.test(subject);
	const [, after = ""] = subject.match(/^(?:the|your|our|my) \w+ (.*)$/is) ?? [];
	return (
		(/^your\b/i.test(subject) &&
			/^(?:still|with|\w+ing|sore|okay|ok|all right|any|better|ready|home)\b/i.test(after)) ||
		(/\?$/.test(rest) &&
			/^(?:\w+ing|\w+ or|still|any|too|sore|okay|ok|all right|better|ready|open|on|off)\b/i.test(after))
	);
}

/** Whether the first word of a turn calls a person, and what follows is said to them. */
export function isCalled(first: string, comma: boolean, rest: string): boolean {
	if (nobody.test(first) || !canBeName(first)) return false;
	if (comma) return !/^\p{Lu}\w+(?:,| and\b)/u.test(rest);
	if (verbs.test(first) && object.test(rest)) return false;
	if (begins.test(rest) || another.test(rest) || isTold(rest) || isTurnedRound(rest)) return true;
	if (goesOn.test(rest)) return false;
	const [next] = tag(rest);
	// "Jasmine tea or green tea?": what is offered may be named after a person.
	if (next === undefined || canBeName(next.text) || /^(?:PUNCT|AUX|NOUN|PROPN)$/.test(next.pos)) return false;
	return next.pos !== "VERB" || !/[^s]s$/i.test(next.text);
}
