import type { Matter } from "./matters.ts";

/**
 * Words in which others ask about a matter, beside those that state it. Their meaning is clear only in a turn that is known to
 * ask about a person's life: "the old place" is a home then, and "your lot" are children.
 */
const words: Readonly<Record<Matter, string>> = {
	access:
		"get (?:in|out|up|down|about|onto)|floor|lift|access|manage|sling|far can|walk far|flat|building|adaptations?|equipment|disabled|door|bath|shower|bed to|mobility|aids|walk at all|stand and|slide board|bathroom|how many people does it take|gravel|grass|get around",
	age: "how old|what age|birth\\w*|dob|d\\.o\\.b|candles|year (?:were|was)|born (?:in|on)|turn(?:ed|ing)?|side of|generation|star sign|hundred|sixty|seventy|eighty|ninety|age|zodiac|war baby|older|younger|old enough|vintage|when you were born|born when|bus pass|leo|capricorn|what decade|on this earth|pensioner|young for|boomer|big one",
	children:
		"young ?(?:ones|fellas)|little ones?|weans|sprogs|ankle.?biters|rug ?rats|nippers|nest|your (?:two|three|four|lot|girl|boy|eldest|youngest|lads?|lass)|family|any of your own|parents?|father|mother|mum|dad|babies|pregnan\\w+|expecting|their names|dependants?|just the one|at school|tin lids|mouths|takes? after you|any of them|uni|young fella's",
	contact:
		"kin|ring|call|phone|contact|get hold|reach|speak to|number|collect\\w*|instead|couldn't get|can't get|emergency|emergencies|details|happens?|goes wrong|in case|who'd come|notify|inform|let know|speak for|decisions?|who would i get|pick you up|your person|try next|gets told|getting you|who do i talk to|allowed to|knock for|informed|get for you|speaks for you",
	drinks:
		"how (?:do|d'you|did) you (?:take|like|have)|d'you (?:take|like)|take (?:it|a drop)|poison|usual|barman|kettle|the bag|tipple|round|cuppa|sugar\\w*|have to drink|bar|what are you (?:having|on)|yours|builder's|alcohol|units|strong or weak|red or white|sweeteners?|fizzy|gets you going|scalding|order",
	exercise:
		"exercise\\w*|fit|trim|sporty|sports?|active|moving|keep going|legs|seizing|far do you|bowls|croquet|walk|loch|stretch|muscles|marathon|steps a day|pace|runner|activity|loosen|programme|rehab|workout|movement|balance|leisure centre|riding",
	faith:
		"religio\\w*|grace|faith|believe\\w*|christmas|celebrate|chaplain|bless\\w*|communion|christen\\w*|sundays?|worship|spiritual|festivals?|easter|diwali|eid|holy|ash|the cross|beliefs|prayers?|funeral|father to|cross|kirk|priest|vicar|father \\p{L}+|raised in|churchgoer|candles|minister|pork|what happens when we die|buddha",
	food: "eat\\w*|brekkie|tastes?|meals?|menu|cook(?:ed|ing)?|like (?:things|your)|hungry|feed|fancy|treat|plate|table|snack|takeaway|order|dish|grub|tucker|have for|hot do you|texture|for (?:your )?tea|make you|nibble|kitchen|marmite|your mum make|weakness|partial to|sauce|by mouth|crusts|bring you",
	forbidden:
		"leave out|look out for|steer clear|avoid\\w*|sensitiv\\w+|diet\\w*|veggie|bothers?|agree with|can you have|can't|cannot|don't eat|won't eat|shouldn't|not allowed|not supposed|your skin|disny|bad (?:reaction|time)|react\\w*|okay with|ok with|all right with|requirements|restrictions|watch out|funny with|warn|latex|plasters?|nuts|safe for|keep away|got to know about|wristband|meat|all right for you|disagrees|have egg|anaesthetics?|suit you|set you off|stings?|safe and|be able for|anything bad",
	grandchildren:
		"granny|grandad|nan|nana|pop|poppy|papa|next generation|generations?|spoil\\w*|great-gran\\w*|little ones|how many is it|families of their own|babysit\\w*|your daughter's|your son's|great grands?|the baby|kids got kids|ballerina|booties|poppa",
	hobbies:
		"fun|hobb\\w+|interests?|spare time|free time|down ?time|into|enjoy\\w*|love doing|like doing|do with yourself|of an evening|pass the time|keeps? you|occupy|busy|weekends?|get up to|make|talents?|clubs?|hours|relax\\w*|switch off|passion|good at|mischief|unwind|collect|of a sunday|that you do|fill your|what do you be at|sport|favourite thing|gets you out of bed|crafty|gamer|day off|books do you go|trains about|looking for all day|bake|after tea|artistic|whole free day|dancing|hooked|what sort of music",
	holidays:
		"holidays?|travell?\\w*|been to|abroad|overseas|away|bach|crib|seaside|trips?|get away|passport|year|spots?|somewhere|adventur\\w+|favou?rite place|sun|cruise|flown|far from home|bucket list|break|been anywhere|plane|furthest|camper|photo of|back home|navy|where would (?:you|it) be|head for|the world|hot or|backpacking|seen much|ticket for anywhere",
	home: "where (?:do|d'you|are|is|about|abouts)|whereabouts|place|street|address|suburb|part of|new builds?|bedrooms|garden|neighbou?rhood|town|side of|stairs at|roof|digs|postcode|near here|far (?:from|away)|round here|stay(?:ing)?|drop you|house|postal|which (?:one|number)|next door|dropping you|number \\w+|sticks|come far|north side|catchment|quiet where|resid\\w+|estate|block|settled|what floor|which end",
	household:
		"married|marital|single|seeing|alone|own spot|place to yourself|yourself|anyone|anybody|somebody|someone|fella|missus|significant|family|flatmates?|at home|lives? with|on your own|who else|spoken for|other half|attached|household|who's at|courting|housemates?|company|own place|renting|still with your|cooking at|your house|better half|ring there|ever marry|supported living|own front door|two of you|bins out|own the house|council's",
	languages:
		"languages?|spoken|talk\\w*|say|accent|dream|translat\\w+|interpret\\w*|learn\\w*|letters? in|would you rather|hands|te reo|fluent|tongue|understand|lingo|chat in|latin|growing up with both|habla|espa\\S*",
	medicines:
		"tak(?:e|ing|en)|on (?:anything|any|for)|for (?:the|your) (?:heart|pain|blood|pressure|nerves)|dose|doses|prescri\\w+|chemist|pharmac\\w+|repeat|thin your|inject|blister|regular\\w*|script|drugs?|blood|morning ones|hours do you|of these do you have|with food|doctor have (?:him|her|you) on|for the spasms|as and when|puffer|white one|seizure|lunchtime",
	met: "meet|knot|end up with|introduced|eyes on|found? each other|first (?:see|date|lay)|long have you (?:two|been)|how long|love story|pair of you|two of you|get together|story|hitched|proposal|propose|how'd you|since when|catch|nab|fall for|wed|love at first sight|find this one|ask you out|first move|together|marriage|married|besotted|down the aisle|your golden|years is it|romance|one knee|say yes|approve|brought (?:her|him) home|courtship|paths cross|land (?:him|her)",
	music:
		"listen\\w*|play(?:ed)?|instruments?|tune|put on|foot tapping|wall when|dance|trad|turn it|album|station|singer|rocker|karaoke|hear|favourite song|in your ears|taste in|record|musical|alexa|radio 2|classic fm|drummer's|hymn|jukebox|taylor swift|lessons|lend an ear",
	origin:
		"from|accent|native|local|surname|brought you|how long (?:have )?you|been (?:here|in)|these parts|side of the water|roots|people|folks|childhood|home town|hometown|sound|always been|lifer|blow in|roundabouts?|your name|raised|country|background|heritage|where's that|kid|grow up|growing up|place of birth|nationality|start out|blow-in|kiwi|county|southerner|northerner|doing up (?:in|here)|feel (?:welsh|irish|scottish|english)|first come|come to \\p{L}+|immigrate|emigrate|ancestors|birthplace",
	pets: "animals?|call (?:her|him|it|that)|what's (?:s?he|its?|her|his)|breed|keep any|furry|paws|fur|barking|miaow\\w*|who's this|legs on|grey face|lead|collar|walkies|vet|creature|tail|cat food|she called|he called|name (?:of )?(?:him|her|it)|part|four-legged|hairs on|great dane|tank|boy or girl|a name|yours or|had (?:him|her|it)|scratches|anything yourself|beast|rub",
	reading:
		"pages?|shelf|shelves|on the go|nose in|curl up|literature|writers?|write|print|holiday read|sci-?fi|glasses|large print|stories|what are you on|fiction|newsagents|whodunnits?|nightstand|nerd|long flight|harry potter|favourite story",
	routine:
		"usual\\w*|normal\\w*|typical|generally|as a rule|what (?:time|day|days|mornings)|when (?:do|are|would|is) (?:you|your)|which day|morning person|early bird|night owl|bed|surface|your (?:day|days|week|mornings)|free|be in|in on|timetable|shifts?|ready|dinner time|nap|rest|out (?:on )?\\w+days|regular|best time|avoid|hours|week|how's your|appointments?|open the door|do you do with yourself|fill your time|sleep right through|up and down",
	siblings:
		"many of you|were yous|you the|the baby|middle|only one|image of you|grew up with|share a room|relation|family|one of the pair|apart|big family|the eldest|alone growing|in the house when|share a bedroom|identical|fight with|houseful|did your (?:mam|mum) have|first communion|what about your lot|bros|hand-me-downs|the only (?:girl|boy)|oldest|that look the same|how many did she",
	study:
		"stud\\w*|reading|learn\\w*|qualif\\w+|years?|lessons?|subjects?|graduat\\w+|classroom|boffin|brainy|teach\\w*|train\\w*|sixth|favourite|marks|educat\\w+|after school|which school|schooling|freshers|bag of books|sophomore|junior|freshman|scarf|homeschooled|have for maths",
	team: "team|who d'you|who do you|result|scarf|flag|jersey|colours|win|season|score|game|games|grand final|the match|derby|cup|telling me you're|fan of|man aren't|or (?:city|rangers|united|giants)|code|tragic|where d'you stand|cap|guernsey|state of origin|your club|sport|kerry man|suffering|shouting|ticket to|your lot|player|roar",
	transport:
		"get (?:here|in|about|around|home|there|to)|come (?:in|by|here)|came in|wheels|licen[cs]e|motor|fly|travel(?:ling)?|park\\w*|dropped|picks? you|book the|behind the wheel|behind a wheel|fetch\\w*|make your way|outside|fiesta|vehicle|ride|brings you|run you in|getting (?:home|to)|get yourself|whizzing|bring you to|mode of|town|further away|the trains|chauffeur",
	visitors:
		"who(?:'s| is| does|'ll|'d| do| will)? (?:com\\w+|help\\w*|look\\w*|doing|gets?|sorts?|cleans?|cooks?|lets?|with|in|the)|help|helper|anyone|anybody|somebody|someone|care|looking after|in with you|come in|gets? you|your (?:messages|shopping|garden|cooking|washing)|does your|support|hand|sits with|package|services?|supervis\\w+|groceries|same girl|do your kids get|polish girl|callers|get down to see",
	watching:
		"never miss|box|screen|shows?|episodes?|streaming|put on|remote|sofa|glued|stars?|actors?|programmes?|channel|plot|seen any|cliffhanger|what's on|guilty pleasure|binge|have on of an evening|binging|bluey|the news|favourite doctor|comedies|horror|sopranos|good scare|shipping forecast",
	work: "living|crust|trade|occupation|career|profession|business|company|serve[d]?|branch|regiment|rank|before (?:all )?this|before (?:you )?(?:retir\\w+|stopp\\w+|the pension)|employ\\w*|what (?:do|did|is it|was it) you(?: actually)? do|you do|line (?:of|was)|nine to five|pay the bills|all (?:them|those) years|graft|fill your days|in your time|hands|for money|earn\\w*|boss|did you do|firm|living out|used to be|pension|grown up|farming|builders|sparky|what about you|end up being|on the buses|on the boats|leisure|shearing|cropping|down the pit",
};

const patterns = Object.fromEntries(
	Object.entries(words).map(([matter, source]) => [
		matter,
		new RegExp(`(?<![\\p{L}'])(?:${source})(?![\\p{L}])`, "iu"),
	]),
) as Readonly<Record<Matter, RegExp>>;

/** Whether a turn that asks about a person's life may ask about a matter, by its words. */
export const mayAskOf = (matter: Matter, turn: string): boolean => patterns[matter].test(turn);
