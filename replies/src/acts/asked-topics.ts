import type { Act } from "./acts.ts";

/**
 * Everyday questions with rows of their own, because a general yes, no or "I'm not sure" would fit them badly. A clause comes
 * without its opening words. In order of precedence; high precision only.
 */
export const askedTopics: readonly (readonly [act: Act, pattern: RegExp])[] = [
	[
		"about-you",
		/^(?:what(?:'s| is| are) your (?:\w+ ){1,3}called|when(?:'s| is) your (?:birthday|date of birth)|how old are you|what(?:'s| is) your age)\b/i,
	],
	[
		"speaking",
		/^(?:is (?:that|this) (?!(?:you|it|one|a|an|the|your|my|his|her|all|any\w*|ok\w*|alright|right|too|better|for|what|how|where|true|fine|good|everything|everyone|yours|mine|him|new|free|safe|normal|possible|done|finished|working|allowed|funny|fun|loud|easy|hard|different|today|tomorrow|enough|correct|comfortable|cold|hot|warm|sore)\b)(?:(?:mister|mr|mrs|missus|ms|miss|doctor|dr) )?[a-z]+(?: (?:speaking|there))?|am i (?:speaking|talking) (?:to|with) .*|who am i (?:speaking|talking) (?:to|with)|who (?:should|shall|may) i say\b.*|who(?:'s| is) (?:this|that|calling|speaking|that calling|(?:that )?on the (?:phone|line))|(?:can|could|may) i (?:speak|talk) (?:to|with) (?!you\b)\w+(?: \w+)?)(?: please)?\??$/i,
	],
	[
		"say-again",
		/^(?:what (?:do|did) you mean(?: by that)?|what does that mean|i (?:don't|didn't) (?:understand|get|catch) (?:that|it|you|what you said))[.?!]*$/i,
	],
	["understand", /^(?:are you still there|can you still hear)\b/i],
	["yes-no", /^can you (?:hear|see|feel|smell|taste) (?!me\b)/i],
	["understand", /^can (?:you|everyone|everybody|anyone|you all) (?:still )?(?:hear|see) me\b/i],
	[
		"sure",
		/^(?:you're (?:joking|kidding|pulling my leg)|are you joking|are you kidding|are you (?:really |quite |absolutely )?(?:sure|certain|positive|serious)(?: about (?:that|it|this))?|(?:is that )?(?:really|seriously|honestly|truly)|do you mean (?:it|that)|is that (?:right|so|true))[?!.]*$/i,
	],
	[
		"wh-fact",
		/^(?:at )?what (?:time|day|date)(?:'s| is| does| do| are) (?:it\b|the (?!best\b)(?:\w+ ){1,2}(?:start|finish|open|close|end|begin|leave|on)\w*)/i,
	],
	[
		"when",
		/^(?:at )?(?:what time|what day|what date|when(?:'s|'ll)?)(?! (?:is it (?:now|today)|is it$|is it\?|ever\b|i\b|you\b|we\b|he\b|she\b|they\b)).+/i,
	],
	[
		"check-state",
		/^(?:are you|(?:is|was) (?:it|that|this)) (?:all |still |feeling |too |a bit |really |quite |very |nice and |getting )*(?:ready|warm|cold|hot|hungry|thirsty|tired|sleepy|comfortable|comfy|sore|sick|dizzy|worried|nervous|bored|lonely|upset|sad|loud|bright|tight|high|low|heavy|noisy|scared|stressed|full|finished|rough|hard|fast|soft|slow|painful|better)\b(?! to\b)(?!.*\bor\b)/i,
	],
	[
		"check-state",
		/^(?:is|are|was|were) (?:that|this|your|the|those|these) \w+ (?:all |still |feeling |too |a bit |really |quite )*(?:(?:comfortable|comfy|too tight)\b|\w+ enough for you\b|\w+ for you\b)(?!.*\bor\b)/i,
	],
	[
		"understand",
		/^(?:(?:is|are) (?:that|it|everything|you) )?(?:all clear|clear|making sense|with me) so far\b|^are you (?:still )?with me(?: on this)?[?.!]*$/i,
	],
	["how-feel", /^how(?:'d| did| does|'s)?\b.*\b(?:sit|land) with you\b/i],
	[
		"what-think",
		/^(?:what (?:do|did) you (?:reckon|make of)|what(?:'s| is) (?:your (?:take|view|opinion)|it like in your (?:eyes|view)))\b/i,
	],
	[
		"permission",
		/^are you (?:(?:happy|comfortable|fine|willing) (?:to|if|for)|(?:okay|ok|all right|alright|fine) (?:to|with|if|for))\b/i,
	],
	["yes-no", /^are you (?:allergic|married|retired|vegetarian|vegan|diabetic|left|right-handed|from|related|an?)\b/i],
	[
		"yes-no",
		/^(?:do|don't|did) you (?:really |honestly )?(?:think|reckon|believe|suppose)\b(?! (?:you|i) (?:can|could|should|might|may|'d)\b)/i,
	],
	["what-think", /^do you like (?:my|this|our|these|how|the new|what)\b/i],
	["permission", /^(?:is it|would it be) (?:ok|okay|all right|alright|fine) (?:with you |by you )?if\b/i],
	[
		"yes-no",
		/^do you (?:ever |still )?mind (?:being|living|having|going|sharing|getting|wearing|using|eating|the)\b|^do you (?:still )?know how to\b/i,
	],
	["affection", /^do you (?:still |really )?(?:love|miss) me[?.!]*$/i],
	["yes-no", /^(?:is|are) (?:this|that|these|those|it) (?:one )?yours\b|^have you .* before[?.!]*$/i],
	[
		"check-state",
		/^are you (?:okay|ok|all right|alright|right|good|set) for (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the \w+th)/i,
	],
	["yes-no", /^(?:is|was|will) (?:that|this|it) (?:be )?(?:everything|all|the lot)(?: for (?:today|now|you))?[?.!]*$/i],
	[
		"yes-no",
		/^would you (?:ever|(?:do|have) (?:it|that|another one) (?:all )?again|recommend|go back|change anything|know)\b/i,
	],
	[
		"yes-no",
		/^are you (?:still |at all )?(?:scared|afraid|frightened|fond|proud|jealous|terrified|ashamed|sick|tired) of\b/i,
	],
	[
		"yes-no",
		/^have you been (?:to|in) (?:the |a |your )?(?:hospital|emergency|doctor|gp|dentist|physio|clinic|specialist|vet)\b/i,
	],
	["yes-no", /^do you (?:ever )?feel like (?:you|i|it|they|he|she)\b/i],
	["yes-no", /^did (?:it|that|this|they)\b.*\b(?:hurt|sting|pinch|ache)\b/i],
	["ask-fact", /^(?:can|could|would|do) you (?:please )?(?:tell me|happen to know|know) (?:if|whether)\b/i],
	["check-state", /^did you (?:find|get) everything\b/i],
	[
		"check-state",
		/^(?:have you (?:got|had)|do you have|are you getting) (?:enough|everything|all you need|plenty|room)\b(?! (?:to do|time)\b)/i,
	],
	[
		"yes-no",
		/^can you (?:\w+ly )?(?:whistle|sing|dance|knit|sew|ski|skate|surf|juggle|speak \w+|play (?:an?|the|any|chess|cards|\w+)\b|ride an?\b|swim|cook|bake|draw|paint|type|text|drive)(?: at all| well)?[?.!]*$/i,
	],
	["permission", /^(?:do|would) you mind(?: at all| that| it)?[?.!]*$/i],
	["how-long", /^(?:have|has|did|will|were|are) (?:you|it|he|she|they)\b.* long[?.!]*$/i],
	[
		"yes-no",
		/^(?:are you able to|can you) (?=.*\b(?:by yourself|yourself|on your own|unaided|without (?:any )?(?:help|assistance)|still|at home|these days)\b|(?:walk|stand|swallow|eat|climb|sleep|drive|cook|swim|chew|get (?:around|about|dressed|up|in|out)|use|reach)\b)(?!.*\bfor me\b)(?!(?:please|come|go)\b)/i,
	],
	[
		"how-was",
		/^(?:is|was|were) (?:everything|it all|all) (?:all right|alright|okay|ok|good|fine|to your liking)\b.*\b(?:with|your|meal|food|stay|dinner|lunch|today)\b/i,
	],
	["nudge", /^have (?:a (?:go|try|taste|bite|sip|feel|seat|rest)|some|one|another|mine)\b/i],
	["nudge", /^(?:can|could|would|will) (?:everyone|everybody|all of you|you all) (?!(?:still )?(?:hear|see)\b)/i],
	["question", /^how did you (?:hear|find out|know|meet|get|end up|come|guess|learn)\b/i],
	[
		"symptom",
		/^(?:(?:(?:do|did|have|are) you (?:have|get|got|had|feel|notice|noticed|getting|having) )?any (?:\w+ ){0,2}(?:pain|numbness|tingling|dizziness|nausea|trouble|difficulty|swelling|shortness|bleeding|itching|discomfort|weakness|stiffness|fever|cramps?|headaches?|side effects)\b|(?:(?:does|is) (?:it|that|the pain) )?(?:get )?(?:worse|better) (?:when|after|at|in|if|with)\b|(?:does|do|is|are) (?:it|that|this|your \w+|the (?:dressing|bandage|plaster|cast|splint|brace|wound|stitches|catheter|mask|sling|strap)|you) (?:(?:feel|get) )?(?:itch\w*|swell\w*|tingl\w*|throb\w*|burn\w*|sting\w*|numb|swollen|stiff|worse)\b)/i,
	],
	[
		"invitation",
		/^(?:are you |you )?(?:in|keen|up for it|interested|joining us|coming with us|joining)\?*$|^(?:you (?:should|could|must|can|have to|ought to)|you're (?:more than |very |always )?(?:welcome to|invited)|why don't you|please|do) ?(?:all |both )?(?:come|join)?\b(?= (?:along|with|over|round|us|to|for|and|by|in|up|too)|$)|^(?:come|join)(?: (?:along|over|round|with us|and join|and (?:have|see|meet|watch|stay)|us|to (?:dinner|lunch|ours|my|our|the)))/i,
	],
	["why", /^(?:why|why not|how come|why's that|why is that|why would that be)[?.!]*$/i],
	[
		"which",
		/^(?:which|which ones?|which (?:\w+ )?(?:one|ones|do you (?:want|like|prefer)|would you (?:like|prefer|rather)|did you want).*)[?.!]*$/i,
	],
	[
		"say-again",
		/\b(?:line's|line is|reception is|reception's) (?:\w+ )?(?:bad|terrible|awful|breaking up)\b|\byou're breaking up\b|^i (?:can't|cannot|can barely|can hardly|couldn't) (?:really |quite )?(?:hear|understand) (?:you|that)\b/i,
	],
	["confirm", /^(?:have|did) i (?:get|got) (?:that|it|this) (?:right|wrong)|^is that (?:right|correct)[?.!]*$/i],
	["pain", /^am i hurting\b/i],
	["pay", /^(?:how|what) (?:would you like|do you want|will you be|are you) (?:to )?pay/i],
	[
		"about-you",
		/^what(?:'s| is) (?:your|the best) (?:phone |mobile |email |full |last |first |home )?(?:number|address|email|surname|name)\b/i,
	],
	[
		"whats-wrong",
		/^what (?:brings you|brought you|seems to be|(?:can|could) i do for you|(?:'s|is) the (?:matter|trouble))|^what's (?:the (?:matter|trouble)|brought you)/i,
	],
	[
		"wh-fact",
		/^(?:what's wrong with (?:the|it|this|that|my|his|her)\b|what (?:did|does|has|do|have|are|will|would) (?!you|your|we|i)\w+|do you (?:know|happen to know|have any idea) (?:what|where|when|who|how|why|if|whether|the|which)\b|how do you (?:spell|say|pronounce)\b)/i,
	],
	[
		"how-was",
		/^(?:did you (?:enjoy|like|have (?:a )?(?:good|nice|great|lovely|fun|nice time))|was (?:it|that|your \w+|the \w+) (?:any )?(?:good|fun|nice|okay|all right|alright))\b(?! sleep| night)/i,
	],
	[
		"how-is",
		/^how(?:'s| is| are| has| have) (?:your|the|my|our|that|everything) ?(?!weather|pain\b|feeling)(?:\w+ ){0,3}?\w+(?: (?:going|doing|getting on|coming (?:along|on)|been|these days|today|now|lately|feeling|treating you))?[?.!]*$|^how are you (?:going|doing|getting on|coming along|managing|coping) with\b/i,
	],
	["remember", /^(?:do you |can you |you )?(?:still )?remember (?!to\b)/i],
	[
		"slept",
		/^(?:did you (?:sleep|get (?:much|any|enough|a good|some) sleep|have a good (?:sleep|night))|(?:have you been|are you) sleeping|how (?:did|have|do) you (?:been )?sle?ep\w*|how(?:'s| is| was| has) your sleep|how was (?:your|the) (?:night|sleep)|(?:you )?sleep (?:well|okay|ok|alright|all right|good)|good sleep)\b/i,
	],
	[
		"eaten",
		/^(?:have you (?:eaten|already eaten|had (?:(?:your|any|some|enough|anything|something|much) (?:to )?)?(?:breakfast|brekky|lunch|dinner|tea|eat|food))|did you (?:already )?(?:eat|have (?:(?:your|any|some|a) )?(?:breakfast|brekky|lunch|dinner|tea|food)|finish your (?:breakfast|lunch|dinner|tea|food)))\b/i,
	],
	[
		"done",
		/^(?:(?:have|did) you (?:already |remembered? to )?(?:taken?|do|done(?! (?:some|any)thing)|finish\w*|shower\w*|shav\w+|brush\w*|clean\w*|pack\w*|sign\w*|charg\w*|lock\w*|wash\w*|ma[dk]e (?!any|friends|it\b|up|sense)|pay|paid|book\w*|sen[dt]|r[iu]ng|call\w*|order\w*|check\w*|fee?d|put (?!on weight)|written|write|fill\w*|submit\w*|print\w*|complet\w*|water(?:ed)?|vacuum\w*|mow\w*|hang|hung|iron\w*|fold\w*|empt(?:y|ied)|sweep|swept|post(?:ed)?|return(?:ed)?|renew\w*|cancel\w*|confirm\w*|lodged?|collect\w*|tid(?:y|ied)|turn(?:ed)? (?:off|on|down|the)|switch(?:ed)? (?:off|on|the)|clos(?:e|ed) the|shut the|hand(?:ed)? in|study|studied|practi[sc]ed?|revised?|text(?:ed)?|email(?:ed)?|organised?|arranged?|get (?:a chance|around) to|manage to|been to the (?:toilet|loo|bathroom)|go(?:ne)? to the (?:toilet|loo|bathroom)|had (?:a|your) (?:shower|bath|wash|tablets|medication|meds|medicine|pills|insulin)))\b(?! (?:you|good|care)\b)/i,
	],
	[
		"message",
		/^(?:did you (?:get|receive|see|read)|have you (?:got|seen|read|received)) (?:my|the|our|that|his|her|their)\s(?:\w+ )?(?:email|message|text|note|letter|call|voicemail|invitation|invite|form|photos?|parcel|link|card)\b/i,
	],
	[
		"seen",
		/^(?:have you (?:ever |already )?(?:seen|watched|read|heard|tried|been (?:to|in|on)|played|listened|met)|did you (?:ever )?(?:see|watch|read|catch|listen|go to|meet)|did you hear (?:the|that|my))\b(?! what)(?! (?:\w+ )?(?:\w+ )?(?:tablets?|medication|medicine|pills|doctor|gp|nurse)\b)(?! (?:my|your) (?:keys|glasses|phone|bag|wallet|hat|purse|charger|remote))/i,
	],
	[
		"free",
		/^(?:are you (?:free|busy|around|available|home|doing anything|up to (?:much|anything)|in a rush|in a hurry)|(?:do you |have you )?(?:have|got|had) (?:you )?(?:any plans|anything (?:on|planned)|plans|a (?:minute|moment|second|sec|tick|few minutes)|(?:some |any )?time|five minutes)|is (?:now|this|it|that) (?:a )?(?:good|bad|convenient|okay|all right) (?:time|moment)\b)/i,
	],
	["free", /^(?:would|is) (?:now|this) be (?:a )?(?:good|bad|convenient) time\b/i],
	[
		"plan",
		/^are (?:you|we) (?:still |all |both )*(?:okay|ok|right|good|on|fine|set|alright|down) (?:for (?!now\b|money|time)|to (?:come|go|meet|do)\b)/i,
	],
	[
		"plan",
		/^(?:are you (?:still |also |all )?(?:going|coming|staying|joining|bringing|having|planning|seeing|heading|catching|meeting|in for|looking forward|excited)|will you (?:still )?(?:be|come|go|have)|you (?:coming|going|staying|joining))\b/i,
	],
	[
		"toilet",
		/^(?:(?:do|are|would|shall|can|could) (?:you|i|we)|need|want)\b(?!.*\b(?:manage|by yourself|on your own|at night|getting)\b).*\b(?:toilet|loo|bathroom|bathroom break|wee|pee|bottle|bedpan|commode)\b/i,
	],
	[
		"show-how",
		/^how (?:do|does|would|should|can) (?:i|we|this|it|that|the \w+|your \w+)\b(?!.*\b(?:feel|look|sound|taste|help|seem)\b)/i,
	],
	[
		"pain",
		/^(?:does|is|are|do) (?:this|that|it|they|your \w+|you) (?:still |really |feeling )?(?:hurt\w*|sore|painful|tender|in (?:any |much |a lot of )?pain)\b/i,
	],
	["wh-fact", /^is there anything (?:good )?on\b/i],
	[
		"anything",
		/^(?:(?:is there |was there |will there be )?any ?thing else\b.*|is there anything (?:you|i can)|(?:do you (?:need|want)|would you like|can i (?:get|grab|bring) you|could i get you|is there|need|want) anything\b(?!.*\b(?:to (?:eat|drink)|wrong|hurt\w*|happen\w*)\b).*)[?.!]*$/i,
	],
	[
		"questions",
		/^(?:do you have|have you got|are there|any|have you|got any|do you have any (?:other|more)) (?:any )?(?:other |more |further )?questions\b/i,
	],
	["how-long", /^how much longer\b/i],
	["how-was", /^what (?:was|were) .*\blike[?.]*$/i],
	["how-is", /^what(?:'s| is| are) (?!the weather).*\blike[?.]*$/i],
	["what-happened", /^what(?:'s|'d| has)? (?:happened|did you do to)\b|^how did (?:that|it|this) happen\b/i],
	[
		"what-doing",
		/^what(?:'s| has)? (?:been (?:happening|going on|up|new)|happening with you|news)\b|^what's (?:the )?(?:news|goss)\b/i,
	],
	["how-are-you", /^how are we (?:feeling|doing|going|today|this)\b/i],
	["whats-wrong", /^what's been (?:bothering|troubling|worrying)\b/i],
	["pain", /\b(?:rate (?:your|the) pain|pain (?:score|level|out of ten))\b/i],
	[
		"when",
		/^what(?:'s| is) your availability|^what (?:days?|times?|date) (?:suits?|works?|would suit|are you|is good|can you)\b/i,
	],
	["offer", /^do you (?:take|have|like) (?:milk|sugar|sauce|cream|ice|lemon|butter|salt)\b/i],
	[
		"ideas",
		/^(?:what|which) (?:\w+ ){1,2}(?:should|shall) (?:we|i) (?:get|do|have|make|wear|cook|watch|give|bring|buy)\b/i,
	],
	[
		"ideas",
		/^what (?:should|shall|could|can) (?:we|i) (?:get|do|have|make|wear|cook|watch|eat|give|bring|say|buy|call|tell)\b(?! you| for you)/i,
	],
	["wait", /^(?:can|could|would) you (?:please |just )*(?:hold|wait|hang on|bear with me)\b/i],
];
