import type { Scored } from "../learned/scorer.ts";
import type { Act } from "./acts.ts";
import { forYou } from "./for-you.ts";
import { feelingOf } from "./lexicon.ts";
import { scoreTelling } from "./model.ts";

/** Kinds of telling that feel alike. */
const feelings = {
	joy: ["good-news", "glad"],
	grief: ["bad-news", "partner-low"],
	anger: ["mishap", "gripe"],
} as const satisfies Readonly<Record<string, readonly [Act, Act]>>;

/** How likely a feeling must be: below it, the statement is taken calmly. */
const surely = 0.55;
/** How likely joy must be where no word says so: to be glad of bad news is the worst mistake. */
const gladly = 0.8;
/** How likely grief or anger must be where no word says so. */
const calmly = 0.7;
/** How likely great or terrible news must be. */
const certainly = 0.6;

const grave =
	/\b(?:died|dying(?! (?:for|to)\b)|dead|dies|death|passed (?:away|on)|cancer|hospital|intensive care|stroke|heart attack|dementia|funeral|didn't make it|tumour|leukaemia|chemo\w*|parkinson\w*|alzheimer\w*|diagnosed|(?:only|just) (?:got )?(?:a few|\w+) (?:weeks|months|days)|put (?:him|her|it) (?:down|to sleep))\b/i;
/** What a rest would help against. */
const weary =
	/\b(?:tired|exhausted|knackered|shattered|worn out|wiped out|buggered|stuffed|sleep|sleeping|rest|busy|flat out|long (?:day|week)|run off|on my feet|drained|stressed|so much (?:on|to do)|run ragged)\b/i;
/** What hurts or makes ill. */
const ailing =
	/\b(?:(?:head|tooth|tummy|stomach|back|ear)ache|migraine|headache|sore|ach(?:es|ed|ing)|hurts?|hurting|throbbing|pounding|killing me|playing up|giving me (?:trouble|grief)|sick(?! of)|crook|flu|cold coming|a (?:\w+ )?cold|cough|throat|fever|hay fever|sinus\w*|itch\w*|stiff|pulled (?:a|my) \w+|done my (?:back|neck|knee)|(?:didn't|hardly|haven't|barely) (?:\w+ )?(?:sleep|slept)|a wink|up all night|coming down with|dodgy|nauseous|vomit\w*|queasy|swollen|under the weather)\b/i;

/** What weighs on a person. */
const heavy =
	/\b(?:worr\w+|scared|afraid|frightened|lonely|alone|cry\w*|cried|miss(?:ing)?|grie\w+|depress\w+|down|low|anxious|nervous|panic\w*|struggling|cope|coping|guilty|tests|biopsy|lump|operation|surgery|heart|chest|mortgage|rent|rough patch|dementia|memory|lost|downhill|look after (?:him|her|them)|drinking again|hardly eats|(?:him|her)self lately|nobody|sad|upset|dread\w*|homesick|empty|(?:all|getting) too much|on top of me|infection|ward|hospital|crying|hard|rough|tough)\b/i;
/** What went wrong, in words that say so by themselves. */
const amiss =
	/\b(?:wrong|typical|locked (?:out|\w+ (?:\w+ )?(?:keys?|out|in)\b)|broken?|broke|never (?:turned|showed|came|called|rang)|still (?:no|not|haven't|hasn't|waiting)|stuck|ruined|leak\w*|won't (?:start|work|open|charge|stop)|on the blink|playing up|packed it in|conked out|spilt|spilled|forgot|missed|burnt|cracked|smashed|dreadful|nightmare|useless|hopeless|driving me (?:mad|crazy|nuts|up|round|insane)|been (?:out|down) (?:since|for|all)|i'm afraid (?:it|we|that|there|they|the)|unfortunately|put the \w+ up|gone up|ticket|queue|on hold|nicked|pinched|stolen|stole|robbed|wouldn't(?: even)?|shocker|about to die|dead battery|running (?:\w+ ){0,3}(?:late|behind)|late)\b/i;

/** The first and third persons telling what happened, what they are doing or what they have. */
const narrated =
	/^(?:(?:last night|yesterday|today|this morning|on (?:the weekend|\w+day)|apparently|turns out) )?(?:i|we|he|she|they|my|our|his|her|their|someone|somebody|nobody|everyone|everybody|mum|dad|nan|pop|grandpa|grandma|(?!(?:that(?! [a-z]+(?:'s|s|ed)?\b (?!is|was))|it|there|here|what|you|your|if|when|please|don't)\b)(?:the |a |an |some )?[a-z]+)(?:'\w+)? (?:[\w']+ )*?(?:was|were|went|had|has|have|got|did|saw|came|said|told|took|made|found|met|ran|rang|is|are|'s|\w{3,}ed|\w+ing|bought|brought|won|lost|keeps?|wants?|\w+s)\b/i;

/** What was examined or applied for: it is the person's own unless the clause says whose it is. */
const pending =
	/\b(?:results?|scans?|x-?rays?|biops\w+|bloods?|funding|application|agency|insur\w+|ramp|hoist|extra hours|approved|plan review)\b/i;
const others =
	/\b(?:i(?! (?:heard|talked|spoke|rang|checked)\b)|i'm|i've(?! (?:heard|had a call|spoken|talked|checked|rung)\b)|my|mine|our|his|her|mum|dad|nan|pop|grandma|grandpa)\b(?!.*\b(?:for|give|get|got|found|find|offer) you\b)/i;

function isYours(told: string): boolean {
	return !others.test(told) && (forYou.test(told) || pending.test(told));
}

/** A person who annoys, and not a thing that broke. */
const nuisance =
	/^(?:he|she|they|people|some(?:one|body)|nobody|these|those|(?:my|our|the) (?:\w+ )?(?:boss|manager|mum|dad|mother|father|brother|sister|husband|wife|landlord|neighbours?|flatmate|boys|girls|kids|council|government|school|bank)|mum|dad|next door)\b|\bdriving me\b/i;
const matter =
	/\b(?:broke down|not working|won't start|leak\w*|flat tyre|crash\w*|fell|broken|bingle|accident|lost|stole|stolen|broke in\w*|pinched|nicked|sick|nits)\b/i;

/** What strangers do once more. */
const recurring = /^(?:those|these|they(?:'re|'ve)?|next door).*\bagain\b/i;
/** Refusals and losses, which the person is never glad to hear. */
const refused =
	/\b(?:(?:they|he|she|it|we|you) (?:won't|can't|cannot|refuse[sd]?)|no longer|not going to|unable|only just recovered)\b(?!.*\b(?:believe|stop)\b)/i;

/** What a clause that tells something is answered as, by how it sounds. Nothing when it sounds neither good nor bad. */
export function feltAs(clause: string, told: string): Act | undefined {
	if (recurring.test(told)) return "gripe";
	const prevails = feelingOf(told) ?? 0;
	if (prevails <= 0 && ailing.test(told) && /\b(?:i|i'm|i've|my)\b/i.test(told)) return "unwell";
	const scored = scoreTelling(clause);
	const joy = feelingIn(scored, feelings.joy);
	if (joy.sum >= (prevails > 0 ? surely : gladly) && prevails >= 0 && !refused.test(told))
		return fittingTelling(prevails > 0 && joy.best.confidence >= certainly ? joy.best.act : "glad", told);
	const grief = feelingIn(scored, feelings.grief);
	const anger = feelingIn(scored, feelings.anger);
	const enough = prevails < 0 ? surely : calmly;
	for (const { sum, best } of [grief, anger])
		if (sum >= enough) return fittingTelling(best.confidence >= certainly ? best.act : milder(best.act, told), told);
	if (prevails > 1 || (prevails > 0 && joy.sum > grief.sum + anger.sum)) return fittingTelling("glad", told);
	if (anger.sum + grief.sum < calmly && prevails === 0 && !amiss.test(told)) return undefined;
	return fittingTelling(anger.sum >= grief.sum ? anger.best.act : milder(grief.best.act, told), told);
}

/** How likely a feeling is, and what it is likeliest to be answered as. */
function feelingIn(scored: readonly Scored[], acts: readonly [Act, Act]): { sum: number; best: Scored } {
	const [best = { act: acts[0], confidence: 0 }, other] = scored.filter(({ act }) => acts.includes(act));
	return { best, sum: best.confidence + (other?.confidence ?? 0) };
}

/** What to say where it is only likely that the news is bad. */
function milder(act: Act, told: string): Act {
	if (isYours(told)) return "setback";
	if (act === "bad-news") return grave.test(told) ? act : "trouble";
	return act === "partner-low" && ![ailing, weary, heavy].some((sign) => sign.test(told)) ? "trouble" : act;
}

/** Whether a clause tells what happened, or what people are doing or have. */
export const isNarrated = (told: string): boolean => narrated.test(told);

/** Whether the partner states it because it concerns the person, and not their family or what others have. */
export const isOfUse = (told: string): boolean =>
	forYou.test(told) || !/^(?:your \w+|we(?:'ve| have) (?:got|had)|i(?:'ve| have)|he|she|they)\b/i.test(told);

/** The act whose rows fit a statement read as `act`. It depends on whose matter it is, and how grave. */
export function fittingTelling(act: Act, told: string): Act {
	if (act === "good-news" || act === "glad") return isYours(told) ? "relief" : act;
	if (act === "bad-news" || act === "mishap") {
		if (grave.test(told)) return "bad-news";
		if (isYours(told)) return "setback";
		return act === "mishap" && nuisance.test(told) && !matter.test(told) ? "gripe" : act;
	}
	if (act !== "partner-low") return act;
	return ailing.test(told) ? "unwell" : weary.test(told) ? "partner-low" : heavy.test(told) ? "hard-time" : "trouble";
}
