const pets =
	"dogs?|cats?|moggy|pets?|bird|budg(?:ie|erigar)s?|canar(?:y|ies)|parrots?|galah|rabbits?|hens?|chooks?|ducks|horses?|pony|ponies|donkeys?|goats?|goldfish|fish tank|tortoises?|turtle|guinea pigs?|hamsters?|ferrets?|snake|gecko|lizard|alpacas?|pup(?:py|s)?|kittens?|hound|greyhound|lurcher|whippet|labradors?|lab|kelpie|heeler|terrier|spaniel|cocker|collie|poodle|cavoodle|beagle|staff(?:y|ie)|jack russell|retriever|corgi|alsatian|shepherd|dachshund|pug|boxer|mutt|mongrel|tabby|ginger tom|siamese|ragdoll|cockatiel|rescue|Labrador|Jack Russell|Kelpie|Border (?:terrier|collie)|German shepherd|Staffy";
/**
 * The matters of a life that others ask about, and the words in which people tell of them. Each is the name of a file in
 * `data/asked`, which teaches in what words it is asked for, and of one in `data/told`.
 */
const told = {
	access:
		"wheelchair|power ?chair|powered chair|chair|rollator|walker|walk(?:ing)? (?:frame|stick|far)|zimmer|frame|mobility scooter|crutch\\w*|stick|steps?|stairs|stairlift|ramp|hoist|transfers?|doorways?|doorsteps?|kerbs?|handrails?|rail|on my feet|steady|hip|balance|legs",
	age: "I turn(?:ed)? \\w+|I(?:'m| am) (?:\\d+|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\\w+)?|\\w+teen|ten|eleven|twelve)|\\d+ years? (?:old|young)|birthday|born (?:in|on) (?:\\d|the \\d|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Anzac|New)|(?:turning|nearly|just gone|rising|aged) (?:\\d+|\\w+ty)|leap year|the year (?:of|that)",
	children:
		"sons?|daughters?|kids?|children|twins|boys?|girls?|lads?|lasses|(?:mum|mam|mom|dad|father|mother) (?:to|of)|stepson|stepdaughter|foster|of my own|baby|bairns?|eldest|youngest|teenagers?",
	contact:
		"next of kin|(?:one|person|first) to (?:ring|call|phone|contact|text)|emergenc\\w+|spare key|(?:ring|call|phone|text|get) (?:my|our) \\w+|collects?|in charge|power of attorney|lives? (?:closest|nearest|next door|round the corner)|round the corner|answers? (?:the|her|his)|picks? up|pick(?:s|ed)? (?:the phone )?up|on speed dial|guardian|number is",
	drinks:
		"tea|coffee|cuppa|brew|sugars?|milk|cordial|squash|stout|beer|lager|bitter|ale|cider|wine|drink|drinker|latte|cappuccino|flat white|espresso|decaf|long black|guinness|whisk(?:e)?y|rum|gin|vodka|shandy|cocoa|hot chocolate|milo|horlicks|juice|lemonade|teetotal|thickened|thickener|straw|pint|halves|chai|water|booze|sober|dry",
	exercise:
		"physio\\w*|hydro\\w*|walk(?:s|ing)?|swim(?:s|ming)?|pool|lengths|laps|gym|exercises?|bike|cycl\\w+|trike|tai chi|yoga|pilates|stretch\\w*|treadmill|pedals?|bowls|dancing|dance|boccia|run(?:ning)?|parkrun|row(?:ing)?|weights|boxing",
	faith:
		"church|chapel|mass|mosque|temple|synagogue|shul|gurdwara|meeting house|catholic|muslim|hindu|sikh|jewish|quakers?|buddhist|methodist|baptist|anglican|presbyterian|uniting|salvation army|pentecostal|orthodox|atheist|humanist|agnostic|not religious|faith|god|pray\\w*|ramadan|lent|sabbath|shabbat|kosher|halal|rosary|parish|communion|karakia|parson|vicar|priest|imam|rabbi|lapsed",
	food: "porridge|weetbix|weet-bix|cereal|muesli|breakfast|toast|vegemite|marmalade|eat|food|pies?|curr(?:y|ies)|dhal|dosa|soup|noodles|rice|stew|casserole|pasta|lasagne|cakes?|pudding|dessert|custard|trifle|scones?|biscuits?|chocolate|ice cream|fish|chips|crisps|lamb|roast|mince|beef|chicken|bacon|sausages?|snags?|steak|ham|egg\\w*|chilli|spicy|spices?|spuds?|potato\\w*|mash(?:ed)?|vegetarian|vegan|favourites?|lunch|dinner|supper|tea-?time|mushrooms|cheese|butter|sandwich\\w*|cheese toastie|samosas|tamales|dumplings|sushi|pizza|fruit|banana|mango|apples?|berries|gravy|haggis|stovies|laverbread|sweet tooth|appetite|purée\\w*|pureed|minced|soft|hungry",
	forbidden:
		"allerg\\w*|intoleran\\w+|can(?:'t|not) (?:have|eat|stand|do|touch|take|tolerate|go near)|mustn't|must not|never (?:eat|touch|have)|(?:don't|do not) (?:eat|touch|have|do|take)|on with \\p{L}+|don't get on|no (?:\\w+ )?(?:nuts|peanuts|dairy|gluten|wheat|eggs|pork|meat|shellfish|seafood|milk|latex|plasters|aspirin|ibuprofen|penicillin)|coeliac|celiac|vegetarian|vegan|to hospital|a&e|hives|rash|swell\\w*|itch\\w*|throw up|blisters?|sneez\\w+|wheez\\w+|epi-?pen|anaphyla\\w+|brings? me (?:out|up)|makes? me (?:ill|sick|swell|itch|sneeze)|(?:soft|mashed|pureed|puréed|minced|thickened) (?:food|diet|fluids)|nil by mouth|halal|kosher|gluten|lactose|dairy|gets? stuck|reacts?|reaction|upsets? (?:me|my)|clos(?:es?|ed) (?:my|up)|soap|nothing by mouth|strobe|off limits|diabetic|grapefruit",
	grandchildren:
		"grand(?:kids?|children|sons?|daughters?|child|father|mother|dad|ma|pa|parent)|great-grand\\w+|nana? (?:to|of)|nan (?:to|of)|grandad (?:to|of)|(?:gran|granny|nanna|pop|poppy|nonna|yiayia|nain) (?:to|of)|wee ones|mokopuna|moko|grandbab\\w+|grandtwins|little ones",
	hobbies:
		"I (?:also |really |still |now |mostly |sometimes )*(?:like|love|enjoy|adore|collect|play|paint|draw|knit|crochet|sew|sing|garden|cook|bake|bowl|fish|read|swim|coach|race|keep|make|follow|watch|write|build|restore|carve|fix|grow|do)|mad (?:on|about)|keen|hobby|into|crosswords?|sudoku|jigsaws?|puzzles?|bingo|quiz\\w*|dominoes|darts|cards|chess|bridge|scrabble|lego|warhammer|dungeons|gaming|xbox|playstation|knitting|quilt\\w*|gardening|allotment|roses|tomatoes|photography|watercolours|painting|model (?:trains|railway|planes|boats)|birdwatching|birds|genealogy|family tree|metal detecting|stamps|vinyl|choir|club|shed|caravan|fishing|bees|pottery|embroidery|woodwork",
	holidays:
		"holidays?|vacations?|every (?:year|summer|winter|easter)|each summer|caravan|cruises?|trips?|travell?ed|travel|seaside|beach|camping|campsite|honeymoon|abroad|overseas|flew|favourite place|been to|went to|bach|batch|crib|shack|cottage|lake|tenby|bali|spain|portugal|greece|italy|france|lanzarote|tenerife|majorca|blackpool|cornwall|fiji|noosa|passport|weeks? (?:in|at|on)",
	home: "live|living|lives|home|house|flat|unit|apartment|bungalow|cottage|farm|terrace|maisonette|villa|granny flat|annexe|retirement village|care home|sheltered|halls|village|moved|based|street|road|storey|ground[- ]floor|top floor|upstairs|council|years in (?:the )?\\p{L}+|up the|out past|end of",
	household:
		"wife|husband|hubby|partner|boyfriend|girlfriend|other half|married|fianc[ée]+|engaged|divorced|separated|widow\\w*|widower|bachelor|spinster|single|live (?:alone|with|on my own|by myself|at home)|on my own|by myself|just me|flatmates?|housemates?|share (?:a|with)|with my (?:mum|mother|dad|parents|sister|brother|son|daughter|partner|wife|husband|nan)",
	languages:
		"speak|spoke|speaks|bilingual|trilingual|fluent|auslan|bsl|asl|sign(?:s|ing)?|makaton|language|mother tongue|first language|english|welsh|irish|gaelic|scots|te reo|māori|maori|italian|greek|spanish|portuguese|french|german|polish|ukrainian|russian|arabic|farsi|turkish|urdu|punjabi|hindi|gujarati|bengali|tamil|malayalam|telugu|mandarin|cantonese|vietnamese|tagalog|samoan|tongan|yoruba|igbo|twi|swahili|afrikaans|dutch|hungarian|croatian|serbian|macedonian|maltese|yiddish|hebrew|patois|cornish|doric",
	medicines:
		"tablets?|medications?|medicines?|meds|pills?|capsules?|\\d+ ?mg|milligrams?|insulin|warfarin|aspirin|apixaban|clopidogrel|statins?|levodopa|madopar|sinemet|baclofen|riluzole|gabapentin|metformin|keppra|inhalers?|patch(?:es)?|drops|injections?|webster|dosette|blister pack|blood thinners?|steroids?|antibiotics|I take \\w+(?:ol|in|ine|el|ide|pril|statin|sartan|azole|pam|one|zole|role|pran|mab)",
	met: "met|meet|married|wed|wedding|eloped|proposed|together (?:since|for|\\w+ years)|got together|first date|fell for|asked me (?:out|to)|hitched|registry office|courting|anniversary|blind date|set us up|introduced us|childhood sweethearts|years (?:wed|married|together)",
	music:
		"music|jazz|blues|soul|reggae|motown|northern soul|classical|choir|sing|sings|singing|sang|band|brass|orchestra|trumpet|cornet|euphonium|trombone|sax\\w*|piano|keyboard|organ|guitar|ukulele|bass|violin|fiddle|cello|flute|clarinet|oboe|drums?|bodhrán|harp|pipes|accordion|harmonica|polka|fado|country|folk|opera|concerts?|gigs?|records|vinyl|playlist|songs?|tunes|elvis|dolly|beatles|abba|bowie|springsteen|hip hop|rap|punk|metal|techno|drum and bass|karaoke|dj",
	origin:
		"grew up|born|brought up|raised|bred|from (?!my\\b|the\\b|a\\b|here\\b|there\\b|it\\b|work\\b|home\\b|bed\\b)\\p{L}+|originally|came (?:to|over|out|here)|grow up|moved|arrived|emigrated|left (?:home|school) (?:in|for|at)|native|\\p{L}+ born|born and bred|born-and-bred|hail from|people are|my (?:folks|parents|family) (?:are|were|came)|migrated|ten pound|accent|refugee|iwi|whakapapa|tūrangawaewae|sassenach|yorkshireman|glaswegian|cockney|scouser?|geordie|texan|islander",
	pets,
	reading:
		"read|reads|reader|reading|novels?|books?|bookworm|library|librar\\w+|kindle|audiobooks?|authors?|poetry|poems|crime (?:novels?|fiction|writers?)|thrillers?|detective|mysteries|biograph\\w+|westerns?|romances?|manga|comics?|graphic|papers?|newspaper|guardian|magazines?|agatha|christie|rankin|pratchett|tolkien|austen|dickens|hardy|stephen king|chapter|book club",
	routine:
		"(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|every (?:day|morning|afternoon|evening|night|week|other)|mornings?|afternoons?|evenings?|nights?|at (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half|dawn)|half past|o'clock|before (?:\\d+|nine|ten|noon)|after (?:\\d+|lunch|dinner|tea|eleven|nine|ten)|up (?:by|at)|nap|lie down|bed|fortnight|twice a week|once a week|daily|always (?:in|home|out)",
	siblings:
		"brothers?|sisters?|siblings?|twin|only child|one of (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:eldest|youngest|oldest|middle|baby) (?:of|one)|middle child|half-?(?:brother|sister)|step-?(?:brother|sister)",
	study:
		"stud(?:y|ies|ying|ied)|degree|uni|university|college|tafe|school|academy|kura|Year (?:\\d+|[A-Z]\\w+)|grade|form|(?:first|second|third|last|final)[- ]year|GCSEs?|A[- ]levels?|HSC|NCEA|VCE|Leaving Cert|highers?|diploma|certificate|masters?|PhD|doctorate|(?<!of )course|majoring|major|apprentice\\w*|student|exams?|thesis|doing [a-z]+ at|open university|teacher is|tutor|class",
	team: "barrack\\w*|support(?!s? (?:me|worker))(?:er|s|ed)?|follow|footy|football|soccer|rugby|league|union|cricket|test match|netball|hurling|camogie|gaelic|GAA|hockey|baseball|basketball|NBA|NFL|season ticket|fan|supporters?|united|city|rovers|wanderers|albion|villa|arsenal|chelsea|liverpool|everton|celtic|rangers|hibs|hearts|all blacks|wallabies|crusaders|broncos|rabbitohs|tigers|magpies|pies|cats|bombers|swans|hawks|blues|demons|saints|dockers|eagles|packers|bears|yankees|red sox|twins|cubs|steelers|formula one|F1|grand prix|darts|snooker|racing|terraces|kop|the match|one-eyed",
	transport:
		"drive|drives|driving|drove|licen[cs]e|tram|train|bus|buses|bus pass|taxi|taxis|uber|cabs?|car|van|ute|adapted|hand controls|scooter|trike|bike|walk|lift|lifts|minibus|dial-?a-?ride|community transport|patient transport|ferry|plane|blue badge|parking|permit|passenger",
	visitors:
		"comes?|coming|carers?|support worker|aide|nurse|cleaner|helper|helps?|looks? after|visits?|does (?:my|the|our)|brings?|takes? me|calls? (?:in|round)|rings?|stays?|drops? (?:in|by)|pops?|lets? (?:you|them|people|himself|herself|themselves)|key|key ?safe|lockbox|gardener|meals on wheels|cooks?|shops for|neighbour|pa\\b|personal assistant",
	watching:
		"watch|watches|watching|telly|television|tv|series|soaps?|box ?sets?|netflix|iplayer|iview|stan|films?|movies?|cinema|pictures|westerns?|musicals|documentar\\w+|attenborough|quiz shows?|coronation street|corrie|eastenders|neighbours|home and away|emmerdale|casualty|doctor who|star trek|star wars|marvel|bake off|strictly|countdown|jeopardy|vera|midsomer|radio|podcasts?|archers|radio 4|abc|rugby on|the chase|gardeners' world",
	work: "work(?:ed|ing|s)?|taught|teach|teaching|teacher|retired|job|trade|apprentice\\w*|used to (?:be|run|drive|teach|fix|build|own|have|shear)|I(?: was| am|'m) (?:once )?an?(?! (?:bit|widow|mum|mother|dad|father|grand\\w*|vegetarian|vegan|fan|very|big|little|keen|member)\\b)|(?:drove|drive|ran|run|own|owned|managed|farm|farmed|repair(?:ed)?|nurse[ds]?|built|fixed|cooked|sold|shore|sheared|served|flew|mined|welded|painted|typed|cleaned|delivered|fished|laid|hung|cut|sewed|conducted)(?! (?:me|to)\\b)|years (?:in|on|at|with|as|of|behind|down)|army|navy|air force|marines|raf|merchant navy|infantry|regiment|police|fire brigade|factory|mill|pit|mine|shipyard|docks|railways?|post office|bank|office|shop|hospital|council|school|kitchen|business|do(?:es)? the books|company|firm|career|redundan\\w+|pension|solicitor|accounts?|\\w+(?:smith|wright|monger|keeper|driver|worker|maker|fitter|layer|dresser|master|mistress)|engineer|electrician|plumber|plasterer|carpenter|joiner|builder|mechanic|nurse|midwife|doctor|vet|lawyer|clerk|secretary|cleaner|cook|chef|butcher|baker|farmer|shearer|miner|fisherman|sailor|soldier|pilot|journalist|editor|librarian|professor|lecturer|scientist|programmer|developer|designer|architect|artist|musician|scaffolder|bricklayer|postman|postie|hairdresser|florist|tailor|dinner lady|caretaker|manager|director|volunteer",
} as const satisfies Readonly<Record<string, string>>;

/** A matter that a partner may ask about. */
export type Matter = keyof typeof told;

const patterns = Object.fromEntries(
	Object.entries(told).map(([matter, words]) => [matter, new RegExp(`(?<![\\p{L}'])(?:${words})(?![\\p{L}])`, "iu")]),
) as Readonly<Record<Matter, RegExp>>;

export const matters = Object.keys(told) as readonly Matter[];

/** The words that state a matter, as a source of patterns. */
export const wordsToldOf = (matter: Matter): string => told[matter];

/** Whether a sentence tells of a matter. */
export const tellsOf = (matter: Matter, sentence: string): boolean => patterns[matter].test(sentence);

/** Matters of health: a card states one only if the partner asks for just that. */
export const ofHealth: ReadonlySet<Matter> = new Set<Matter>(["medicines", "forbidden", "access"]);

/** What is planned or offered touches these too. */
export const touchedByPlans: ReadonlySet<Matter> = new Set<Matter>(["forbidden", "drinks", "food", "team"]);

/** Light matters, which people talk about freely. */
export const light: ReadonlySet<Matter> = new Set<Matter>([
	"drinks",
	"exercise",
	"food",
	"hobbies",
	"holidays",
	"music",
	"pets",
	"reading",
	"team",
	"watching",
] as const);
