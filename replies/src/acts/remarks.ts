import { tag as tagged } from "../language.ts";
import { isPast } from "../slots/past.ts";
import type { Act } from "./acts.ts";

/** A question put as a statement is: "you ever ride horses", "you all set". */
const bareQuestion =
	/^(?:you(?: guys| all| two| lot)? (?:ever|all set|all good|all done|got (?:any|a|everything|enough)|want|need|had|been|after|coming|ready|okay|right|warm|cold|hungry|comfy|remember|reckon|know (?:if|whether|anyone|any)|(?:\w+ ){1,5}(?:at all|much|often|these days)$)|(?:any|anyone|anybody|anything) (?!(?:who|that|of|is|was|will|has|who's)\b)|every(?:thing|one|body) (?:okay|all right|alright|good|fine|ready|set|under control|going)\b|(?:feeling|sleeping|eating|keeping|enjoying|still|sure) )/i;

/** Said of the person, true or not. */
const aboutPerson =
	/^(?:you(?:'re| are|'ve| have|'d|'ll)? (?!(?:know|see|wouldn't believe|should see|could|can|can't|never|have to|get)\b)|i (?:noticed|see|can see|hear|heard|bet|reckon|knew|thought|think) (?:that )?you|your (?:hair|face|eyes?|skin|voice|hands?|smile|cheeks?|nails|speech|typing|memory|colour|beard|manners|handwriting|room|desk)(?:'s| is| are| looks?| seems?| was)\b)/i;

const imperative =
	/^(?:please |now |just |then |quick )*(?:come|go|let's|let us|pop|have|take|hold|put|give|sit|stand|lie|lean|try|mind|watch|stay|keep|lift|turn|use|press|pass|grab|get|bring|show|open|close|shut|look|eat|drink|sign|stop|leave|move|breathe|relax|listen|scoot|budge|shuffle|wriggle|hop|slide|help yourself|(?:don't|do not) (?!mind me|worry|know|think|get me|like|want)|never mind the|swap|roll|squeeze|push|pull|rest|wipe|blow|chuck|tuck|bend|raise|shift|cover|start|finish|wake|save|share|pick|choose|smile|text|ring|call|phone|tell|say|write|wear|pack|send|ask|add|fill|check|read|wash|brush|wait|walk|step|point|count|repeat|touch|bite|tidy|speak|enjoy|make|cheer|easy|steady|careful|gently|slow down)\b(?! (?:is|are|was|were|has|had|will)\b)/i;

/** Verbs that tell although nobody is named before them: "love it", "hope so". */
const said =
	/^(?:love|hope|wish|reckon|guess|bet|miss|think|thank|mean|know|like|hate|believe|feel|need|want|see|imagine|doubt|suppose|fancy|sound|look|seem|turn|tend|depend)\b/;
/** Told to do something: a listed verb, or the base form of any other, begins the clause. */
function isOrder(clause: string): boolean {
	if (imperative.test(clause)) return true;
	const [first, second] = tagged(clause.toLowerCase().replace(/^(?:please|just|now|then|and) /, "")).filter(
		(word) => word.pos !== "SPACE",
	);
	if (!first || !second || said.test(first.text) || /(?:s|ed|ing)$/.test(first.text) || isPast(first.text))
		return false;
	return first.pos === "VERB" || (first.pos === "NOUN" && /^(?:me|us|this|that|it|them|your)$/.test(second.text));
}
/** To be done with the body, here and now. */
const bodily =
	/^hold (?:on|still|tight|onto|steady)\b|\b(?:arms?|legs?|foot|feet|toes?|knees?|hips?|hands?|fingers?|elbows?|shoulders?|head|chin|neck|your back|eyes?|mouth|tongue|teeth|breath\w*|breathe|still|upright|straight|forward|sideways|swallow|cough|blink|stand|lean|roll)\b/i;
/** What the person should know: what they can do or will need, and what opens, leaves or changes. */
const practical =
	/^(?:you(?:'ll| will| can| could| may| need| only need| don't need| get|'re allowed| won't)|your|we(?:'ll| will| can| won't)|i(?:'ll| will)|(?:someone|somebody)(?:'ll| will)|there(?:'s| is| are|'ll be| will be)(?! (?:nothing|no) (?:like|better|worse))|it(?:'ll| will)|this (?:one|bus|train|tram|service|lift|seat|room)|(?:the|this|that|our|all|every) .*\b(?:closes?|opens?|starts?|finish(?:es)?|ends?|leaves?|stops?|expires?|terminates?|departs?|arrives?|will|runs?|meets?)\b|(?:visiting|opening|office) hours)/i;

/** About to talk or ask: "i've got to ask you something". */
const word =
	/^(?:i|we)(?:'ve|'d| have)? (?:just |only |been )*(?:got to|need to|have to|want to|wanted to|like to|meaning to) (?:ask|tell|talk|speak|show|have a (?:quick |little )?(?:word|chat))\b/i;

/** What the partner is about to do for the person. */
const help =
	/\blet me[.!]*$|^let me (?!know|tell|think|see|guess|go|finish|ask|say)\w+|^(?:i|we)(?:'ll| will| can|'m happy to|'d be happy to) (?:\w+ )?(?!let|see|be|go|have|call|ring|miss|never|tell|leave|meet)(?:get|grab|bring|fetch|hold|carry|open|help|make|fix|sort|find|send|give|take|put|show|pick|drop|arrange|organise|lift|push)\b.*\b(?:you|your|that|it|those|them|this)\b/i;

const quality = String.raw`(?:bit of an?|lot of an?|not (?:a )?bad|not too|much of a|shocker|ripper|trek|\w+er than|lovely|beautiful|gorgeous|good|great|nice|fine|best|better|worse|worst|bad|terrible|awful|dreadful|ridiculous|funny|hilarious|boring|interesting|weird|strange|odd|fun|exciting|scary|annoying|unfair|rude|disgusting|delicious|yummy|expensive|cheap|disgrace|shame|joke|rubbish|overrated|underrated|clever|silly|stupid|mad|crazy|amazing|brilliant|wonderful|fantastic|perfect|pretty|ugly|wrong|too \w+|so \w+|worth|hard|easy|waste|bargain|rip-?off|treat|mess|racket)\b`;
const verdict = new RegExp(
	String.raw`^(?:(?:a )?(?:bit|lot) of an?\b|not (?:an? )?(?:bad|much of|too)\b|(?:that|it|this|these|those|they|he|she|(?:the|my) \w+(?: \w+)?(?! was| were)|\w+ing)(?:'s|'re| is| are| was| were| looks?| tastes?| smells?| feels?| sounds?)(?: (?:an?|the|such|really|very|just|quite|bit|of|not|all|still|always|one|kind|getting|no|\w+ly))* ${quality})|\b(?:should be|ought to|shouldn't be|if you ask me|the (?:price|cost|state) of|in my opinion|i (?:reckon|think|suppose|must say|find)|nothing beats|there's nothing (?:like|better)|can't beat)\b`,
	"i",
);
const tag =
	/\b(?:isn't|aren't|wasn't|weren't|doesn't|don't|didn't|hasn't|haven't|won't|wouldn't) (?:it|they|he|she|that|there|we)\??$|(?:not|n't|hardly)\b.*(?<!\b(?:who|what|if|where|when|how|that) )\b(?:is|was|are|were|does|did|has) (?:it|he|she|they|that)\??$|,? (?:eh|hey|huh|innit|don't you think|wouldn't you say)\??$/i;

const grave =
	/\b(?:hospital|icu|intensive care|cancer|chemo\w*|stroke|heart attack|surgery|operation|ambulance|hospice|palliative|dementia|tumour|biopsy|diagnos\w+|funeral|died|dying|dead|passed (?:away|on)|not (?:got )?long|put (?:him|her|it|them) (?:down|to sleep)|lost (?:my|our|his|her) (?:mum|dad|husband|wife|brother|sister|dog|cat|nan|pop|mother|father|son|daughter|baby)|miscarriage|unwell|very (?:ill|sick)|had a (?:nasty |bad )?fall|divorce|splitting up|separat(?:ed|ing)|left me|more tests|giving (?:him|her|me|them) (?:grief|trouble)|poorly|in (?:a lot of )?pain|bad way|under the weather)\b/i;
const trouble =
	/\b(?:(?:i|i've|i'm|we|we've|i just|it's)(?: \w+){0,3} (?:cried|crying|cry|worry|worrying|worn out|exhausted|knackered|shattered|struggling|stressed|drained|lonely|scared|worried|anxious|overwhelmed|fed up|miserable|homesick|heartbroken|devastated|gutted|falling apart|losing it|burnt out|run down|not coping|a mess|tired|upset|feeling down)\b|(?:can't|cannot|couldn't) (?:cope|sleep|stop (?:crying|worrying|thinking)|face|go on|keep (?:up|going|doing)|take (?:much|any) more|do this|bear)|(?:haven't|didn't|hardly|barely) (?:\w+ )?(?:slept|sleep|heard from|seen (?:him|her|them|my))|(?:up|awake) (?:half|most of|all) (?:of )?(?:the )?night|(?:he|she|they) (?:hasn't|haven't|won't|doesn't) (?:spoken|speak|talk\w*|call\w*|rung)|it's been (?:a (?:long|hard|tough|rough|big|awful|horrible|terrible)?\s?(?:day|week|month|year|night|time|lot)|hard|tough|rough|awful|one thing)|(?:miss|missing) (?:him|her|them|my|mum|dad|home)|all (?:too|a bit) much|at my wits? end|breaks my heart|had enough)/i;
const part = String.raw`^(?:your|the|that|this) (?!car|bus|order|food|bill)(?:\w+ ){0,2}(?:is|'s|are|has|have|was|were|shows?|looks?)\b`;
/** What was found of the person, for better or worse. */
const better = new RegExp(
	String.raw`${part}.*\b(?:better|stronger|nicely|normal|clear|fine|healthy|healing|healed|good|improv\w+|holding up|freely|steadier|come (?:down|on|along|back)|gone down|under control|looking after)\b`,
	"i",
);
const poorer = new RegExp(
	String.raw`${part}.*\b(?:worse|weaker|tighter|stiffer|higher|lower|(?:a (?:bit|little|touch)|still|too) (?:high|low|up|down|swollen|weak|stiff|inflamed|tight)|crept up|creeping up|gone up|infected|swollen|inflamed|cracked|broken|not (?:healing|working|great|ideal))\b`,
	"i",
);
const body =
	/\b(?:blood|pressure|sugars?|iron|cholesterol|heart|lungs?|kidneys?|liver|chest|throat|ears?|eyes?|eyesight|vision|hearing|skin|wound|cut|scar|stitches|bones?|back|neck|shoulders?|arms?|hands?|grip|wrist|hips?|knees?|legs?|feet|foot|ankles?|balance|walking|speech|voice|swallow\w*|breathing|weight|temperature|fever|swelling|infection|rash|redness|levels?|results?|scans?|x-?rays?|tests?|muscles?|movement|strength|memory|teeth|tooth|gums?)\b/i;

/** What was feared and did not come. */
const eased =
	/\b(?:nothing (?:serious|sinister|broken|nasty|to worry about)|all clear|benign|(?:came|come) back (?:clear|normal|fine|negative)|(?:went|gone|going|come along) (?:really |very |so )?(?:well|fine|smoothly|like a dream|nicely)|on the mend|in remission|(?:come|gone|going|coming) down nicely|come (?:on|along) (?:a lot|nicely|well|heaps)|much better than|back to normal|out of (?:hospital|danger)|home from hospital)\b(?!.*\bbut\b)/i;
const mine = /\b(?:i|i'm|i've|my|his|her|our)\b/i;
/** Tears and trouble of the happy kind. */
const moved = /\b(?:gorgeous|beautiful|lovely|wonderful|laugh\w*|wedding|happy|brilliant)\b/i;
const plan =
	/^(?:(?:i (?:think|reckon|guess|suppose)|(?:it )?looks like) )?(?:(?:i'm|we're|i am|we are|me and \w+ are|the \w+ and i are)(?: \w+)? (?:off|going|heading|taking|starting|planning|flying|driving|moving|meeting|hoping|catching|popping|selling|buying|looking at|booked)\b|(?:i|we)(?: might| thought i'd| was going to| plan to| want to| hope to)\b)/i;

/** Sets for a clause whose act is unsure, by the cheapest sign of its form. In order of precedence. */
const cues: readonly (readonly [act: Act, heard: (clause: string) => boolean])[] = [
	["yes-no", (clause) => bareQuestion.test(clause)],
	["setback", (clause) => body.test(clause) && poorer.test(clause) && !mine.test(clause)],
	["relief", (clause) => body.test(clause) && better.test(clause) && !mine.test(clause)],
	["glad", (clause) => eased.test(clause)],
	["about-person", (clause) => aboutPerson.test(clause)],
	["hard-time", (clause) => grave.test(clause) && !/\braised\b/i.test(clause)],
	["partner-low", (clause) => trouble.test(clause) && !moved.test(clause)],
	["opinion", (clause) => tag.test(clause)],
	["about-to", (clause) => word.test(clause)],
	["let-me", (clause) => help.test(clause)],
	["instruction", (clause) => isOrder(clause) && bodily.test(clause)],
	["nudge", isOrder],
	["their-plan", (clause) => plan.test(clause) && !/\byour?\b/i.test(clause)],
	["opinion", (clause) => verdict.test(clause)],
	["announcement", (clause) => practical.test(clause)],
];

/**
 * The set for a clause without its opening words that is no plain question and whose act is a guess; nothing when not even
 * its form says anything, for which the safe set is.
 */
export function remarkOf(clause: string): Act | undefined {
	return cues.find(([, heard]) => heard(clause))?.[0];
}
