import { forYou } from "../acts/for-you.ts";

const past =
	"was|were|went|had|got|did|saw|came|said|told|took|made|found|met|ran|rang|drove|caught|ate|fell|felt|bought|brought|gave|sang|swam|won|lost|beat|cut|put|read|heard|kept|left|let|sat|slept|spent|stood|thought|wrote|wore|flew|grew|knew|paid|sent|sold|spoke|stayed|tried|turned|walked|worked|cooked|called|asked|played|watched|finished|started|visited|moved|joined|helped|cleaned|painted|planted|danced|laughed|booked|baked|changed|dropped|picked|stopped|scored|passed|learnt|learned|raised|spotted|managed|fixed";
const adverbs = "(?:(?:just|finally|also|actually|really|already|even|both|all|only) )*";

/** Kinds of what is told: whose it is, whether it is over, what it was about. Each is a cue, as in `cues.ts`. */
export const toldCues: readonly (readonly [cue: string, pattern: RegExp])[] = [
	["foryou", forYou],
	["event", new RegExp(String.raw`\b(?:${past})\b`, "i")],
	[
		"deed",
		new RegExp(
			String.raw`^(?:(?:last night|yesterday|on (?:the weekend|\w+day)|this morning) )?(?:i|we)(?:'ve)? ${adverbs}(?!had to\b|have\b|got (?:to|an?|the|some)\b|was\b|were\b|said\b|told\b|heard\b|grew\b|lost\b|fell\b|thought\b|felt\b|knew\b|left\b|had (?!a (?:go|look|crack)\b)|found (?:out|a)\b|met\b|ran into\b|got\b|caught\b)(?:${past}|been|done|gone|seen)\b`,
			"i",
		),
	],
	[
		"outing",
		/^(?:i|we)(?:'ve)? (?:just |all |both |finally )*(?:went (?:to|on|away|out|for|down|up|over)|took (?:the|my|our|mum|dad) \w+(?: \w+)? (?:to|for|swimming|camping|fishing)|stayed|visited|(?:got|came) back from|drove (?:up|down|out|to)|had (?:a )?(?:lunch|dinner|picnic|barbecue|party|weekend|day out|night out|coffee)|been (?:to|on|away))\b/i,
	],
	[
		"occasion",
		/\b(?:wedding|party|holiday|trip|concert|weekend away|(?:lovely|great|good|fantastic) weekend|day out|show|festival|picnic|barbie|barbecue|cruise|zoo|beach|aquarium|farm|camping|fair|parade|visit|christmas|birthday|catch up)\b/i,
	],
	[
		"underway",
		/^(?:(?:i|we)'ve been \w+ing|(?:i'm|we're) (?:learning|doing|studying|training|building|working on|painting|making|trying|renovating|knitting|writing|growing|taking up)|(?:i|we)(?:'ve)? (?:just )?(?:started|joined|taken up))\b/i,
	],
	[
		"checkup",
		/\b(?:(?:been|went|had to go|popped|took \w+(?: \w+)?) (?:in )?to the (?:dentist|doctor\w*|podiatrist|chemist|bank|physio\w*|hairdresser\w*|optometrist|specialist|hospital|gp|vet|post office|council|accountant|mechanic|clinic)|saw the (?:doctor|specialist|dentist|physio|vet|accountant)|had (?:my|his|her|the) (?:\w+ ){1,2}(?:tested|checked|done|cut|cleaned|fixed|serviced|out)|rang (?:the|about)|appointment|interview)\b/i,
	],
	[
		"encounter",
		/\b(?:bumped into|ran into|met (?!up with\b)|caught up with|(?:saw|seen) (?:(?:your|my|our|his|her) (?:old )?(?:mate|teacher|boss|friend|neighbour|cousin|aunt\w*|uncle|coach|doctor)|[a-z]+ (?:at|in|from|down)))\b/i,
	],
	[
		"purchase",
		/\b(?:bought|ordered|(?:have|'ve|has|'s) got (?:a|some|an|the) new|got (?:a|an|some|myself a|ourselves a) new|picked up (?:a|an|some)|swapped)\b/i,
	],
	[
		"change",
		/\b(?:moving (?:to|back|out|in|into|away|house)|moved (?:to|out|in|into|away)|sold (?:the|our|my|his|her) (?:house|boat|business|farm|flat|car)|(?:decided|going back|gone back) to|handed in|giv(?:en|ing|e) up|given? me|asked (?:me )?to (?:run|lead|take|be|move)|been (?:asked|put|moved|made|offered|given)|new job|got a job|retir\w+|leaving|quit\w*|resign\w*|start(?:s|ing|ed)? (?:school|kindy|uni|work|a new|high school)|chang(?:ed|ing) (?:jobs|schools?|doctors?|my)|engaged|split|transfer\w*|on the market|put me on)\b/i,
	],
	[
		"achieved",
		new RegExp(
			String.raw`^(?:i|we)(?:'ve)? ${adverbs}(?:won|scored|beat|finished|managed|fixed|made|baked|cooked|built|ran|swam|climbed|passed|raised|learnt|learned|mastered|painted|grew|caught|completed|lost \w+ kilos|came (?:first|second|third)|got (?:\w+ )?(?:percent|full marks|top marks|an a|picked|through))\b`,
			"i",
		),
	],
	[
		"gained",
		/^(?:i|we)(?:'ve|'m)? (?:\w+ )?(?:got (?:the|in|into|my|a place|picked|through|offered)|made (?:it|the)|won|paid off|passed|beat|came first|been (?:picked|chosen|offered|promoted|asked)|finished)\b/i,
	],
	["close", /\b(?:i|i'm|i've|we|we've|we're|my|our|your|mum|dad|nan|nana|pop|grandma|grandpa|aunt\w*|uncle)\b/i],
	["them", /\b(?:he|she|(?:my|our|the) (?:boss|manager|neighbours?|landlord|brother|sister|husband|wife|flatmate))\b/i],
	[
		"match",
		/\b(?:thrashed|flogged|hammered|knocked out|(?:we|they)(?:'ve)? lost|lost (?:by|again|the (?:game|match|final))|(?:the|our|last) (?:game|match|season|finals?)|ladder|half time|full time|umpires?)\b/i,
	],
	["crime", /\b(?:broke in\w*|broken into|robbed|burgled|stole|stolen|pinched|nicked|keyed|vandal\w*)\b/i],
	[
		"unhurt",
		/\b(?:i'm|we're|he's|she's|they're|everyone's|nobody was|no one was) (?:okay|ok|alright|all right|fine|hurt)\b/i,
	],
	[
		"dear",
		/\b(?:cost\w*|charg\w+|pric\w+|dollars?|bucks|cents|rates|rent|bills?|fees?|petrol|dear\w*|expensive|million|afford)\b/i,
	],
	[
		"meh",
		/\b(?:average|ordinary|disappoint\w*|nothing special|overrated|overhyped|bland|boring|let ?down|not worth|rubbish|a flop)\b/i,
	],
	["mixed", /\b(?:but|except|although|apart from|only thing|however)\b/i],
	[
		"chored",
		/\b(?:mowed|cleaned|painted|washed|planted|sorted|finished|ironed|swept|vacuumed|fixed|weeded|packed|cooked|baked|tidied|done the)\b/i,
	],
	["again", /\bagain\b/i],
	[
		"faulty",
		/\b(?:broke(?!n? in)\w*|not working|isn't working|stopped working|won't (?:start|turn on|work|charge|open|close|stop)|leak\w*|cracked|noise|rattle|packed (?:up|it in)|playing up|on the blink|fuzzy|jammed|flat tyre|conked|had it|down since|dripping|snapped)\b/i,
	],
	[
		"hurt",
		/\b(?:bingle|prang|fender bender|crash\w*|accident|fell|fall|tripped|slipped|grazed|stung|bitten|hit (?:a|the|my)|ran into the back|backed into|knocked (?:me|him|her) over|fire)\b/i,
	],
	["worry", /\b(?:worr(?:y|ied|ying)|forgetful|memory|money|bills?|rent|mortgage|scared|results|tests|anxious)\b/i],
	["slept", /\b(?:sle(?:ep|pt)\w*|awake|knackered|tired|exhausted|up (?:all|half) (?:of )?(?:the )?night)\b/i],
];
