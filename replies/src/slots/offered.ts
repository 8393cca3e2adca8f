/**
 * Kinds of offers, requests and invitations that decide what can be said to them. In no order; `we`, `taste` and `drink` add
 * to the cues of that name.
 */
export const offeredCues: readonly (readonly [cue: string, pattern: RegExp])[] = [
	["more", /\b(?:another|more|seconds|top (?:you|that|it|your|up)|top-?up|refill|second helping)\b/i],
	[
		"kinds",
		/\b(?:something|some|a|an|any|anything|of)(?: (?:hot|cold|quick|nice|soft|little|bit of|sweet|for|to|else))* (?:eat|drink|drinks|snack|bite|lunch|dinner|breakfast|dessert|pudding|sandwich|soup|juice|cake|ice[- ]?cream|biscuit|bickie|wine|beer|lollies|fruit|yoghurt|muffin|cereal|book|magazine|movie|music)\b/i,
	],
	[
		"carried",
		/\b(?:can|could) i (?:get|bring|fetch)\b|\b(?:cup|blanket|rug|water|pillows?|cushions?|glasses|slippers|chair|footstool|stool|towel|newspaper|paper|magazine|pen|tissues?|straw|ramp|heat pack|wheat bag|hot water bottle|menu|booster|umbrella|jumper|coat|hat|scarf|gloves|walker|frame|stick|hearing aids?|bucket|bowl|fork|spoon|knife|napkin|serviette)\b/i,
	],
	[
		"lift",
		/\b(?:a (?:lift|ride)|(?:drive|run|drop|take) you (?!through|up on|out of)(?:\w+ )?(?:home|to|in|there|down|over|off|back|back home|out)|pick you up|come and get you|room in the (?:car|van))\b/i,
	],
	[
		"company",
		/\b(?:(?:come|go|stay|sit|wait|walk|be there) (?:in |along |over |there |down |here )?with you|company|moral support|come along)\b/i,
	],
	[
		"task",
		/\b(?:cut|chop|peel|open (?:it|that|this|your|the)|undo|zip|buttons?|tie|laces|butter|spread|pour|(?<!on )hold (?:it|that|this|them)|reach|do (?:that|it|those) up|(?:write|type|read) (?:it|that|this|your|the|them)|set (?!you|us|me)\w+(?: \w+)? up|set up|fill|dial|plug|unwrap|shoes|socks|fasten|buckle|scoop|stir|wipe|push you|lift (?:that|it))\b/i,
	],
	[
		"effort",
		/\b(?:lift|drive|drop|pick|take you|come(?! back)|stay|cook|bring|mow|fix|build|clean|mind|look after|shop(?:ping|s)?|washing|house|garden|round|bins|lawn|mail|parcel|groceries|dog|cat|plants|kids|weekend|tomorrow|next|tonight|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
	],
	[
		"soon",
		/\b(?:close|open|shut|turn|switch|adjust|straighten|wash|brush|comb|wipe|rub|massage|scratch|explain|show|read|call|ring|get (?:you )?your|fix your|do your|put your|fetch|move|sit|lie|rest|nap|go (?:back )?(?:to bed|home|in|inside|out)|walk|stroll|pet|pat|hold|touch|feel|taste|see (?!if|whether)|hear|look|listen|watch|play|swim|outside|eat|drink|shower|bath|use|swap|share|start|have an? \w+|menu|help|hand)\b/i,
	],
	[
		"routine",
		/\b(?:teeth|shower|bath|wash|shave|dressed|undressed|exercises?|stretch\w*|stairs|tablets|meds|stand|transfer|session|get (?:you )?(?:up|ready|started|going|changed)|(?:let's|shall we|ready to) (?:start|begin)|get started|another go|(?:quick|little) (?:chat|word|talk)|try (?:that|it|this) again)\b/i,
	],
	[
		"kind",
		/^(?:after you\b|you (?:can )?go (?:first|ahead|on ahead|in front|before me)|(?:do you want|would you like) (?:to go (?:first|ahead|in front|before)|to sit here|my (?:seat|spot|place))|(?:take|have) my (?:seat|spot|place))/i,
	],
	[
		"first",
		/^(?:after you\b|you (?:can )?go (?:first|ahead|on ahead|in front|before me)|(?:do you want|would you like) to go\b)/i,
	],
	[
		"passing",
		/\b(?:squeeze|get|pop|slip|sneak|duck) (?:past|by|through|in behind)\b|\b(?:scoot|reach) (?:past|over|across|by)\b/i,
	],
	["mind", /^(?:do|would) you mind\b|^mind if\b/i],
	["okay", /^(?:is|would|will) (?:that|this|it)(?: be)? (?:ok|okay|alright|all right|fine)\b[\w ]{0,16}[?.!]*$/i],
	[
		"hold",
		/\b(?:on hold|hang on|wait|step out|pop out|leave you|put you through|take this call|call you back|ring you back)\b/i,
	],
	["ask", /\bask (?:you )?(?:something|a|an|another|some|one|about|a few)\b/i],
	["photo", /\b(?:photos?|picture|pic|film|video|record|selfie)\b/i],
	[
		"visit",
		/\b(?:sleep ?over|stay (?:over|the night|at)|come (?:over|round|around|by)|visit|(?:bring|have) .*\b(?:friends?|mates?|over|round|along))\b/i,
	],
	[
		"pass",
		/\b(?:pass|hand|give|grab|lend|throw|chuck|show) (?:me|us) (?!how|where|what|why|who|through|an? (?:hand|minute|second|lift|ride|go|call|ring|push|tip|break))\w/i,
	],
	[
		"move",
		/\b(?:roll|(?<!\ba )lift|turn (?:over|around|your|to)|lean|sit (?:up|forward|back|down)|stand|bend|squeeze|raise|straighten|tilt|tuck|wiggle|stretch|(?:shift|move) (?:over|up|a bit|back|forward|down|across)|scoot|shuffle|budge|open (?:your|wide)|close your|your (?:arms?|legs?|foot|feet|knees?|head|hands?|chin|mouth|shoulders?|back|side))\b/i,
	],
	[
		"paper",
		/\b(?:sign|fill (?:in|out|this|that)|form|paperwork|read (?:this|that|over|through)|initial|questionnaire|survey|petition|card for)\b/i,
	],
	[
		"quiet",
		/\b(?:turn (?:it|that|this|the \w+|your \w+) (?:down|off)|keep (?:it|the noise) down|quiet|quieter|stop|pipe down)\b/i,
	],
	[
		"duty",
		/\b(?:someone|somebody|anyone|volunteers?|raffle|stall|barbecue|bbq|sizzle|roster|committee|fundraiser|bake|speech|mind (?:the|my|our|him|her|them)|look after|feed (?:the|my|our)|water (?:the|my|our)|babysit|give (?:us|me) a hand|keep an eye|while (?:i'm|we're|she's|he's)|cover (?:for|my)|help (?:us |me )?out\b|organise|shift|swap|lend|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)\b/i,
	],
	[
		"role",
		/\b(?:someone|somebody|anyone|volunteers?|helpers?|raffle|stall|barbecue|bbq|sizzle|roster|committee|fundraiser|speech|organise|joining|choir|team|club|course|program|study|take over|run the|look after the|in charge|give (?:us|me) a hand|help (?:out|us) (?:at|on|with|next|this)?)\b/i,
	],
	[
		"word",
		/\b(?:tell|text|message|ring|call|email|ask|remind) (?:him|her|them|mum|dad|the|your|my|us|me|nan|pop|[A-Z]\w+)\b/,
	],
	["meal", /\b(?:takeaway|take away|pizza|dinner|lunch|breakfast|brunch|tea|eat|cook|order|bite|supper)\b/i],
	[
		"dish",
		/\b(?:pizza|curry|chips|roast|pasta|barbecue|bbq|picnic|thai|indian|chinese|sushi|burgers?|salad|soup|sandwich(?:es)?|eggs|pancakes|coffee|cuppa)\b/i,
	],
	["place", /\b(?:to|down|along|at|round|around|up|in) (?:the |a |my |your |our )?[a-z]{3,}/i],
	["outdoors", /\b(?:walk|stroll|drive|outside for|go out|spin|fresh air|trip|day out|somewhere|wander)\b/i],
	[
		"someday",
		/^(?:maybe |perhaps |i think |i reckon |i thought )*we should\b|\b(?:holiday|catch up|get together|visit|sometime|some time|one day|one of these days|away|trip|again)\b/i,
	],
	[
		"small",
		/\b(?:sit (?:with|next|over|here|down|beside)|play|come (?:in|inside)\b|join (?:us|me|in|our)|be (?:in|on|part of) (?:our|my|the)|be (?:my|our) (?:partner|buddy|team)|have a go|be on (?:my|our) (?:team|table)|work with|go with)\b/i,
	],
	[
		"hour",
		/\b(?:(?:at|to|past) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)|o'clock|noon|midday|(?:\d{1,2}[:.]\d\d))\b/i,
	],
	["sharing", /\b(?:my|half|mine|rest of)\b/i],
	["going", /\b(?:go(?:ing)?|head|drive|trip) (?!to bed)/i],
	[
		"return",
		/\b(?:come back|give you (?:a (?:few|couple)|another|some|more|longer|a bit)\b.*\b(?:minutes?|time|longer|moment))/i,
	],
	["favour", /\b(?:a|an|one) (?:\w+ )?favou?r\b/i],
	["showing", /^(?:can|could|may) (?:i|we) (?:show|tell|read|play|sing) you\b/i],
	[
		"medical",
		/\b(?:jab|shot|vaccin\w+|injection|dose|painkillers?|panadol|(?<!your )(?:tablets?|pills?)|medication|medicine|referral|scan|x-?ray|blood test|surgery|operation|treatment|therapy|trial|something (?:for|to help))\b/i,
	],
	[
		"taste",
		/\b(?:(?:slice|piece|bite|taste|spoonful|bowl|plate|helping|cup|glass) of|quiche|scones?|muffins?|pancakes?|crumpets?|lasagne|pasta|rice|stew|curry|casserole|sausages?|burgers?|sushi|popcorn|nuts|crackers|grapes|berries|strawberries|mandarins?|oranges?|watermelon|custard|jelly|trifle|tart|brownies?|slice|porridge|cereal|muesli|gravy|potatoe?s?|vegetables|veggies|roast|chicken|fish|prawns|ham|steak|milkshake|smoothie|latte|cappuccino|flat white|champagne|lemonade)\b/i,
	],
	["drink", /\b(?:milkshake|smoothie|latte|cappuccino|flat white|champagne|lemonade|coke|chai|cider|sherry)\b/i],
	["talk", /\b(?:chat|talk|speak|a (?:quick |little )?word|discuss)\b/i],
	[
		"pitch",
		/\b(?:interest you|two for (?:one|the price)|half price|on sale|percent off|free with|program|member\w*|rewards|upgrad\w*|insurance|warranty|special|deal|newsletter|discount|subscri\w+|booking|quote|package)\b/i,
	],
	[
		"errand",
		/\b(?:set|get|put|pick|bring|pass|hand|close|open|shut|turn|move|shift|feed|water|wash|clean|take|check|grab|write|find|ring|call|text|email|print|fill|sign|look|do|make|fetch|hang|fold|pack|lock|switch|stir|peel|type|send|read|press|wipe|tidy|empty|help|show)\b(?!.*\b(?:after (?:\d|\w+ o'clock|nine|ten)|secret|company)\b)/i,
	],
	[
		"play",
		/\b(?:(?<!\b(?:school|a|the|my|our) )play(?! at)|(?:a|another) game|games? of|cards|have a go|draw|dance|sing|puzzle|race|kick|catch)\b/i,
	],
	["stay", /\bstay (?:the|for|over|with|at|here|tonight)\b|\bbed (?:here|made up)\b/i],
	["whenever", /\b(?:any ?time|whenever|always|day or night)\b/i],
	[
		"clear",
		/^(?:can|could|may|shall) (?:i|we) (?:just )?(?:take|clear) (?:that|those|this|these|your (?:plates?|cup|glass|tray|bowl|mug|dishes|menus?))\b|\bout of your way\b/i,
	],
	[
		"switch",
		/\b(?:heater|heating|light|lamp|fan|telly|tv|radio|music|windows?|curtains?|blinds?|door|air ?con\w*|aircon|brace|splint|headphones)\b.*\b(?:on|off|open|up|down|closed|shut)\b/i,
	],
	[
		"we",
		/^(?:what do you say(?: to)?|i was thinking(?: that| maybe)?|i thought(?: that| maybe)?|how would it be|would you like it|what if|do you want us to|do you think)(?: if)? we\b/i,
	],
	["ticket", /\b(?:tickets?|seat for|pass(?:es)? (?:for|to)|concert|match|game|show)\b/i],
	["loan", /\b(?:borrow|lend|use mine|have mine|share mine)\b/i],
];
