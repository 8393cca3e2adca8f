import type { Matter } from "./matters.ts";

/** Forms of words that ask about a matter and about nothing else, whatever a model takes the turn for. */
const forms: Readonly<Partial<Record<Matter, string>>> = {
	access:
		"\\b(?:steps?|stairs|step.free|wheelchair|access|ramp|doorways?|get in and out|transfer)\\b.*\\?|\\b(?:any|what|need)\\b.*\\b(?:access|steps?|stairs|ramp|wheelchair|help getting)\\b",
	age: "\\bhow old are you\\b|\\bwhat are you now\\b|\\bwhat age are you\\b|\\byour (?:age|birthday|date of birth)\\b|\\bhappy birthday\\b",
	children:
		"\\b(?:any|got|have|how many|your) (?:any )?(?:\\w+ )?(?:kids|children|sons?|daughters?|little ones?|family)\\b(?!'s)|\\bhow old are your\\b|\\byour (?:two|three|lot)\\b",
	contact:
		"\\b(?:emergency|next of kin|kin)\\b|\\b(?:ring|call|phone|contact|get hold of|put down|reach)\\b.*\\b(?:for you|if (?:something|anything|there's|we|you)|happens?|emergency)\\b|\\bwho (?:do|should|can|could|shall|would) (?:we|i) (?:ring|call|phone|contact|put|get)\\b|\\bwho(?:'s| is| are)? (?:your )?(?:contact|allowed to)\\b",
	drinks:
		"\\bhow do you (?:take|have|like) (?:it|your|the)\\b|\\b(?:tea or|coffee or|or tea|or coffee|sugars?|milk)\\b|\\b(?:what|which)\\b.*\\b(?:drink|drinking|tea|coffee|cuppa|pint|tipple|poison)\\b|\\bdo you (?:drink|take|like) (?:tea|coffee|milk|sugar|beer|wine)\\b|\\b(?:cuppa|the kettle)\\b|\\busual\\b",
	faith: "\\b(?:faith|religio\\w*|church|chaplain|temple|mosque)\\b",
	food: "\\b(?:what|which)\\b.*\\b(?:brekkie|breakfast|eat|for (?:lunch|dinner|tea|supper)|favou?rite (?:food|meal|dinner|dish|cake|treat|sweet))\\b|\\bwhat(?:'ll it be|'ll you have| do you (?:like|want)| would you like| sort of (?:food|thing)| can i get you| will it be| shall i (?:cook|make|do|get))(?: to eat|\\?|$)|\\bfavou?rite (?:food|meal|dinner|dish|cake|treat)\\b",
	forbidden:
		"\\ballerg|\\banything (?:\\w+ ){0,6}(?:you )?(?:can't|cannot|can not|don't|won't|not allowed to|shouldn't|mustn't)(?: \\w+)?\\b(?! (?:understand|know|remember))|\\b(?:dietary|special diet|intoleran\\w*|requirements|off limits|steer clear|avoid)\\b|\\bwhat (?:can't|don't|won't) you eat\\b|\\b(?:are|is) you (?:a )?(?:vegetarian|vegan|coeliac|veggie)\\b|\\bcan you (?:eat|have)\\b|\\bdo you eat\\b",
	grandchildren:
		"\\b(?:any|got|have|how many|your|what about) (?:you )?(?:got )?(?:any )?(?:\\w+ )?grand(?:kids|children|sons?|daughters?|child)\\b",
	hobbies:
		"\\b(?:tell|say|know|hear)\\b.*\\babout yourself\\b|\\bhobb(?:y|ies)\\b|\\bfor fun\\b|\\b(?:spare|free) time\\b|\\bwhat (?:do|d'you) you (?:like|enjoy|love)(?: to do| doing|\\?|$)|\\bkeeps? you (?:busy|going|out of)\\b|\\b(?:your|any) (?:interests|pastimes?)\\b|\\bwhat are you into\\b|\\bpass the time\\b|\\bwhen you're not\\b",
	holidays:
		"\\b(?:holidays?|away|travel\\w*|been (?:anywhere|overseas|abroad)|go in (?:the )?summer|favou?rite place)\\b.*",
	home: "\\bwhere(?:abouts)? (?:do|d'you|are) you (?:\\w+ )?(?:live|living|based|staying)\\b|\\bwhich (?:suburb|part of|street|town)\\b|\\bwhere's home\\b|\\bdo you live (?:near|round|far|local\\w*)\\b",
	household:
		"\\b(?:your|ya|youse|yer) (?:other half|wife|husband|partner|missus|hubby|better half|spouse|fella|bloke)(?:'s)?(?: name| called| do| does)|\\bare you (?:married|single|seeing|with anyone)\\b|\\b(?:have|got) (?:you )?(?:a )?(?:partner|wife|husband|family)\\b|\\bwho do you live with\\b|\\blive (?:alone|on your own|by yourself)\\b|\\b(?:is there|got) (?:a|any) (?:family|mr|mrs)\\b|\\banyone (?:at home|special)\\b",
	languages: "\\b(?:languages?|speak (?:any|another|other)|mother tongue)\\b",
	medicines: "\\b(?:medications?|medicines?|meds|tablets|pills|prescri\\w+)\\b",
	met: "\\b(?:how|where|when|how'd|how long)\\b.*\\b(?:meet|met|get together|got together|find each other|know each other|married|wed|hitched)\\b|\\bhow long have you two\\b",
	music:
		"\\b(?:do|did) you (?:ever |still |used? to )?(?:play|sing)\\b|\\b(?:what|who|which)\\b.*\\b(?:music|bands?|songs?|singers?|listen to|tunes)\\b|\\bdo you (?:play|sing|like music)\\b|\\binstruments?\\b",
	origin:
		"\\bwhat brought you (?:over|here|out|to|down|up)\\b|\\b(?:tell|say|know|hear)\\b.*\\babout yourself\\b|\\bwhere(?:abouts)?\\b.*\\b(?:from|grow up|grew up|born|raised|brought up|accent)\\b|\\b(?:where|what)(?:'s| is) (?:that|your) accent\\b|\\bare you (?:from|a local)\\b|\\b(?:not|don't sound) (?:like you're )?from round here\\b|\\bgrew up\\b|\\bborn and bred\\b|\\bwhat part of\\b|\\boriginally\\b",
	pets: "\\bwhat (?:sort|kind|breed|make) is (?:s?he|it|that)\\b|\\b(?:any|have you got|got) (?:a |any )?pets?\\b|\\b(?:dog|cat|animals?)(?: or | and )(?:a )?(?:cats?|dogs?|animals?)\\b|\\b(?:your|ya|youse|yer) (?:\\w+ )?(?:dogs?|cats?|pets?|bird|budgies?|rabbits?|hens?|chooks?|horses?|tortoises?|pup(?:py|s)?|kittens?|greyhound|lurcher|whippet|labradors?|kelpie|terrier|spaniel|collie)(?:'s)?(?: name\\b| called\\b)|\\b(?:what|which) (?:breed|(?:kind|sort|type) of (?:dog|cat|animal))|\\bwhat(?:'s| is) (?:s?he|it)(?: called)?(?:\\?|$| is)|\\bis (?:s?he|it) (?:an?|part|pure) |\\bstill (?:have|got)\\b.*\\b(?:dogs?|cats?|pets?|bird|budgies?|rabbits?|hens?|chooks?|horses?|tortoises?|pup(?:py|s)?|kittens?|greyhound|lurcher|whippet|labradors?|kelpie|terrier|spaniel|collie)\\b|\\b(?:do|have|has) you .*\\b(?:dogs?|cats?|pets?|animals)\\b|\\bwhat's? (?:s?he|it) called\\b|\\bfurry\\b|\\bfour.?legged\\b",
	reading: "\\b(?:what|who)\\b.*\\b(?:read|reading|books?|authors?|novels?)\\b|\\b(?:reader|reading|bookworm)\\b",
	siblings: "\\b(?:any|got|have|how many|your) (?:any )?(?:brothers?|sisters?|siblings)\\b",
	study:
		"\\b(?:what|where)(?:'re| are|'s| is)? (?:you|s?he|they)?.*\\b(?:study|studying|degree|course|major|uni|college)\\b|\\b(?:what|which) (?:year|grade|school|uni|college)\\b|\\bare you at (?:uni|school|college)\\b",
	team: "\\b(?:barrack|support|follow|footy|football|soccer|rugby|cricket)\\b|\\b\\w+ (?:man|fan|supporter) aren't you\\b",
	transport:
		"\\b(?:do|did|d'|have|were|are|was|is) you (?:\\w+ )?(?:drive|driving|have a car|licen[cs]e)\\b|\\bhow (?:do|did|will|are) you (?:\\w+ )?(?:get|getting|travel|come)\\b",
	visitors:
		"\\bwho(?:'ve|'s| have| has| is| are)?\\b.*\\b(?:helps?|look(?:s|ing)? after|with you|visits?|pops? in|does your|drives? you|takes? you|picks? you|comes? (?:in|to (?:help|see))|(?:you )?got coming|coming after)\\b",
	work: "\\bare you (?:\\w+ )?(?:still )?(?:working|retired)\\b|\\b(?:tell|say|know|hear)\\b.*\\babout yourself\\b|\\b(?:for|as) (?:work|a (?:living|job|crust)|crust)\\b|\\bline of work\\b|\\bwhat(?:'s| is| was|'d be)? (?:your|ya|youse|yer) (?:line|job|trade|work|profession|occupation|career|business)\\b|\\bbefore (?:you )?(?:retired|retiring|stopp?ed work\\w*|all this)\\b|\\bused to (?:do|work)\\b|\\bwhat did you (?:use to )?do(?: for| before|\\?|$)|\\b(?:do|are) you (?:still )?(?:work|working|retired)\\b|\\bwhere (?:do|did) you work\\b|\\b(?:(?:your|ya|youse|yer)|any) (?:job|trade|occupation|profession|career)\\b|\\bwhat do you do\\??(?: with yourself)?$|\\bearn(?:ed)? (?:a|your) (?:living|crust)\\b",
};

const patterns = new Map(Object.entries(forms).map(([matter, source]) => [matter, new RegExp(source, "i")]));

/** Whether a turn plainly asks about a matter. */
export const asksOf = (matter: Matter, turn: string): boolean => patterns.get(matter)?.test(turn) === true;
