/** A question put as a statement is: "you ever ride horses", "you all set". */
const bareQuestion =
	/^(?:you(?: guys| all| two| lot)? (?:ever|all set|all good|all done|got (?:any|a|everything|enough)|want|need|had|been|after|coming|ready|okay|right|warm|cold|hungry|comfy|remember|reckon|know (?:if|whether|anyone|any)|(?:\w+ ){1,5}(?:at all|much|often|these days)$)|(?:any|anyone|anybody|anything) (?!(?:who|that|of|is|was|will|has|who's)\b)|every(?:thing|one|body) (?:okay|all right|alright|good|fine|ready|set|under control|going)\b|(?:feeling|sleeping|eating|keeping|enjoying|still|sure) )/i;

/** Said of the person, true or not. */
const aboutPerson =
	/^(?:you(?:'re| are|'ve| have|'d|'ll)? (?!(?:know|see|wouldn't believe|should see|could|can|can't|never|have to|get)\b)|i (?:noticed|see|can see|hear|heard|bet|reckon|knew|thought|think) (?:that )?you|your (?:hair|face|eyes?|skin|voice|hands?|smile|cheeks?|nails|speech|typing|memory|colour|beard|manners|handwriting|room|desk)(?:'s| is| are| looks?| seems?| was)\b)/i;

const imperative =
	/^(?:please |now |just |then |quick )*(?:come|go|let's|let us|pop|have|take|hold|put|give|sit|stand|lie|lean|try|mind|watch|stay|keep|lift|turn|use|press|pass|grab|get|bring|show|open|close|shut|look|eat|drink|sign|stop|leave|move|breathe|relax|listen|scoot|budge|shuffle|wriggle|hop|slide|help yourself|(?:don't|do not) (?!mind me|worry|know|think|get me|like|want)|never mind the|swap|roll|squeeze|push|pull|rest|wipe|blow|chuck|tuck|bend|raise|shift|cover|start|finish|wake|save|share|pick|choose|smile|cheer|easy|steady|careful|gently|slow down)\b(?! (?:is|are|was|were|has|had|will)\b)/i;

/** About to talk or ask: "i've got to ask you something". */
const word =
	/^(?:i|we)(?:'ve|'d| have)? (?:just |only |been )*(?:got to|need to|have to|want to|wanted to|like to|meaning to) (?:ask|tell|talk|speak|show|have a (?:quick |little )?(?:word|chat))\b/i;

/** What the partner is about to do for the person. */
const help =
	/\blet me[.!]*$|^let me (?!know|tell|think|see|guess|go|finish|ask|say)\w+|^(?:i|we)(?:'ll| will| can|'m happy to|'d be happy to) (?:\w+ )?(?!let|see|be|go|have|call|ring|miss|never|tell|leave|meet)(?:get|grab|bring|fetch|hold|carry|open|help|make|fix|sort|find|send|give|take|put|show|pick|drop|arrange|organise|lift|push)\b.*\b(?:you|your|that|it|those|them|this)\b/i;

const quality = String.raw`(?:bit of an?|lot of an?|not (?:a )?bad|not too|much of a|shocker|ripper|trek|\w+er than|lovely|beautiful|gorgeous|good|great|nice|fine|best|better|worse|worst|bad|terrible|awful|dreadful|ridiculous|funny|hilarious|boring|interesting|weird|strange|odd|fun|exciting|scary|annoying|unfair|rude|disgusting|delicious|yummy|expensive|cheap|disgrace|shame|joke|rubbish|overrated|underrated|clever|silly|stupid|mad|crazy|amazing|brilliant|wonderful|fantastic|perfect|pretty|ugly|wrong|too \w+|so \w+|worth|hard|easy|waste|bargain|rip-?off|treat|mess|racket)\b`;
const verdict = new RegExp(
	String.raw`^(?:(?:a )?(?:bit|lot) of an?\b|not (?:an? )?(?:bad|much of|too)\b|(?:that|it|this|these|those|they|he|she|the \w+(?: \w+)?|my \w+|\w+ing)(?:'s|'re| is| are| was| were| looks?| tastes?| smells?| feels?| sounds?)(?: (?:an?|the|such|really|very|just|quite|bit|of|not|all|still|always|one|kind|getting|no|\w+ly))* ${quality})|\b(?:should be|ought to|shouldn't be|if you ask me|the (?:price|cost|state) of|in my opinion|i (?:reckon|think|suppose|must say|find)|nothing beats|there's nothing (?:like|better)|can't beat)\b`,
	"i",
);
const tag =
	/\b(?:isn't|aren't|wasn't|weren't|doesn't|don't|didn't|hasn't|haven't|won't|wouldn't) (?:it|they|he|she|that|there|we)\??$|(?:not|n't|hardly)\b.*(?<!\b(?:who|what|if|where|when|how|that) )\b(?:is|was|are|were|does|did|has) (?:it|he|she|they|that)\??$|,? (?:eh|hey|huh|innit|don't you think|wouldn't you say)\??$/i;

const grave =
	/\b(?:hospital|icu|intensive care|cancer|chemo\w*|stroke|heart attack|surgery|operation|ambulance|hospice|palliative|dementia|tumour|biopsy|diagnos\w+|funeral|died|dying|dead|passed (?:away|on)|not (?:got )?long|put (?:him|her|it|them) (?:down|to sleep)|lost (?:my|our|his|her) (?:mum|dad|husband|wife|brother|sister|dog|cat|nan|pop|mother|father|son|daughter|baby)|miscarriage|unwell|very (?:ill|sick)|had a (?:nasty |bad )?fall|divorce|splitting up|separat(?:ed|ing)|left me|more tests|giving (?:him|her|me|them) (?:grief|trouble)|poorly|in (?:a lot of )?pain|bad way|under the weather)\b/i;
const trouble =
	/\b(?:(?:i|i've|i'm|we|we've|i just|it's)(?: \w+){0,3} (?:cried|crying|cry|worry|worrying|worn out|exhausted|knackered|shattered|struggling|stressed|drained|lonely|scared|worried|anxious|overwhelmed|fed up|miserable|homesick|heartbroken|devastated|gutted|falling apart|losing it|burnt out|run down|not coping|a mess|lost|tired|upset|down)\b|(?:can't|cannot|couldn't) (?:cope|sleep|stop (?:crying|worrying|thinking)|face|go on|keep (?:up|going|doing)|take (?:much|any) more|do this|bear)|(?:haven't|didn't|hardly|barely) (?:\w+ )?(?:slept|sleep|heard from|seen (?:him|her|them|my))|(?:up|awake) (?:half|most of|all) (?:of )?(?:the )?night|(?:he|she|they) (?:hasn't|haven't|won't|doesn't) (?:spoken|speak|talk\w*|call\w*|rung)|it's been (?:a (?:long|hard|tough|rough|big|awful|horrible|terrible)?\s?(?:day|week|month|year|night|time|lot)|hard|tough|rough|awful|one thing)|(?:miss|missing) (?:him|her|them|my|mum|dad|home)|all (?:too|a bit) much|at my wits? end|breaks my heart|had enough)/i;
const gripe =
	/\b(?:wrong|typical|broken?|broke|never (?:turned|showed|came|called|rang)|still (?:no|not|haven't|hasn't|waiting)|stuck|ruined|leak\w*|won't (?:start|work|open|charge|stop)|on the blink|playing up|packed it in|conked out|spilt|spilled|forgot|missed|burnt|cracked|smashed|dreadful|nightmare|useless|hopeless|driving me (?:mad|crazy|nuts|up|round|insane)|been (?:out|down) (?:since|for|all)|i'm afraid (?:it|we|that|there|they|the)|unfortunately|put the \w+ up|gone up|ticket|queue|on hold|nicked|pinched|stolen|stole|robbed|wouldn't(?: even)?|shocker|about to die|dead battery|running (?:\w+ ){0,3}(?:late|behind)|late)\b/i;
const plan =
	/^(?:(?:i'm|we're|i am|we are|me and \w+ are|the \w+ and i are)(?: \w+)? (?:off|going|heading|taking|starting|planning|flying|driving|moving|meeting|hoping|catching|popping|selling|buying|looking at|booked)\b|(?:i|we)(?:'ll| will| might| thought i'd| was going to| plan to| want to| hope to)\b)/i;

/** Sets for a clause whose act is unsure, by the cheapest sign of its form. In order of precedence. */
const cues: readonly (readonly [act: string, heard: (clause: string) => boolean])[] = [
	["yes-no", (clause) => bareQuestion.test(clause)],
	["about-person", (clause) => aboutPerson.test(clause)],
	["hard-time", (clause) => grave.test(clause) || trouble.test(clause)],
	["opinion", (clause) => tag.test(clause)],
	["about-to", (clause) => word.test(clause)],
	["offer-help", (clause) => help.test(clause)],
	["nudge", (clause) => imperative.test(clause)],
	["their-plan", (clause) => plan.test(clause) && !/\byour?\b/i.test(clause)],
	["opinion", (clause) => verdict.test(clause)],
	["mishap", (clause) => gripe.test(clause)],
];

/**
 * The set for a clause without its opening words that is no plain question and whose act is a guess; nothing when not even
 * its form says anything, for which the safe set is.
 */
export function remarkOf(clause: string): string | undefined {
	return cues.find(([, heard]) => heard(clause))?.[0];
}
