import { type Act, traitsOf } from "../acts/acts.ts";
import { scoreTelling } from "../acts/model.ts";
import type { Scored } from "../learned/scorer.ts";
import { likelihood } from "./kind.ts";
import type { Kind } from "./kinds-of-acts.ts";
import { withoutLead } from "./lead.ts";

/** Said of bodies, tests and farewells, in words that need not sound sad. */
const signs =
	/\b(?:(?:it's|its|has|have|it has|it) (?:come|came) back(?! (?:to (?:you|me|us)|with (?:a|some)|for|from|later|tomorrow|on \w+day|in))|spread|in (?:his|her|my|the|their) (?:liver|lungs?|bones?|brain|blood|spine|pancreas|lymph\w*|kidneys?)|tumou?rs?|cancer|chemo\w*|biops\w+|hospice|palliative|life support|intensive care|icu|terminal|inoperable|oncolog\w+|funeral|coroner|vigil|last rites|(?:put|putting) (?!(?:it|that|them|the (?:phone|book|bag|cup|deposit|carpet|shopping)|your \w+|a) (?:down|away))(?:\w+ ){1,3}(?:down (?:this|yesterday|today|last|on \w+day|at the vet)|to sleep)|(?:stopped|stopping|stop) (?:the|his|her|my|their) (?:treatment|chemo|medication)|only (?:got |has |have |given (?:him|her|me) )?(?:a few|a couple of|\w+) (?:weeks?|months?|days?) (?:left|to live)|only got a few (?:weeks|months|days)|didn't make it through|passed (?:away|over|on)\b|slipped away|gone downhill|turned (?:for the worse|off the machine)|found (?:something|a lump|a shadow|a mass|a spot)|lump|beside (?:themselves|himself|herself|myself)|going to be (?:straight|honest) with you|wasn't (?:great|good|what we (?:hoped|wanted))|bad news|took (?:his|her|their) own life|overdos\w+|lost the baby|no heartbeat|miscarr\w+|(?:another|had a) (?:fall|turn|stroke|seizure|fit|bleed)|rushed (?:him|her|in|to)|ambulance|arrested|police (?:came|rang|were)|made redundant|let (?:me|him|her|them|us) go|losing the (?:house|farm|business)|repossess\w+|walked out on|moved out|left me)\b/i;
/** The partner tells it because it turned out well. */
const well =
	/\b(?:all clear|came back clear|benign|remission|negative|all good|going home|came home|on the mend|recover\w+|much better|pulled through|out of (?:hospital|danger|the woods|intensive care)|so (?:happy|relieved|glad)|thank god|good news|wasn't (?:as )?bad|false alarm|nothing to worry)\b/i;

/** Said of a person or an animal that has died. */
const death =
	/\b(?:died|dead|dies|death|(?:passed|slipped) away|passed on|(?:lost|losing) (?:my|our|his|her|their|him|the (?:baby|dog|cat))\b(?! (?:job|keys?|phone|way|temper|purse|wallet|glasses))|put (?:\w+ )?(?:down (?:this|yesterday|today|last|on)|to sleep)|funeral|didn't make it|gone from us|went in (?:her|his|their) sleep|the late)\b/i;

/** Whether a turn tells of a death: a card never mourns a living person. */
export const tellsOfDeath = (text: string): boolean => death.test(text);

/** Whether there is a word of bodies, tests or farewells in it, however it turned out. */
export const soundsGrave = (text: string): boolean => signs.test(withoutLead(text));

/** Whether the partner tells it because it turned out well. */
export const turnedOutWell = (text: string): boolean => well.test(text);

/** How likely the second reading must find a statement sad, beside how likely it finds it good, before it may be grave. */
const likely = { sad: 0.42, good: 0.2, told: 0.3 } as const;

/** Whether what is about to be answered lightly may be grave: by a word for it, or because as much speaks for sorrow as for anything. */
export function mayBeGrave(act: Act, clause: string, whole: string, kinds: readonly Scored<Kind>[]): boolean {
	if (!traitsOf(act).doubted || well.test(whole)) return false;
	if (soundsGrave(whole) || likelihood(kinds, "tell-bad") >= likely.told) return true;
	if (act !== "telling" && act !== "statement" && act !== "glad") return false;
	const feelings = scoreTelling(clause);
	const sum = (acts: readonly Act[]) =>
		feelings.filter((feeling) => acts.includes(feeling.act)).reduce((all, { confidence }) => all + confidence, 0);
	return sum(["bad-news", "partner-low"]) >= likely.sad && sum(["glad", "good-news"]) <= likely.good;
}
