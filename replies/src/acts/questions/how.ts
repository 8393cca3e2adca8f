import type { Question } from "./question.ts";

const body =
	"shoulders?|back|knees?|legs?|arms?|hands?|fingers?|foot|feet|head|headaches?|neck|hips?|ankles?|wrists?|eyes?|ears?|tummy|stomach|belly|chest|throat|tooth|teeth|mouth|skin|wound|stitches|rash|cough|cold|flu|pain|breathing|swallowing|appetite|mood|hearing|eyesight|sight|vision|balance|walking|speech|memory|energy|health|blood pressure|sugars?|bowels?|bladder|weight|asthma|arthritis|swelling|scar|fatigue|anxiety|nerves|heart|mobility|recovery|concentration";
const served =
	"meals?|food|lunch|dinner|breakfast|brekky|coffee|tea|soup|cake|steak|pizza|curry|pasta|drinks?|pie|roast|fish|chips|sandwich|salad|toast|eggs|burger|wine|dessert";
const spell =
	"day|week|weekend|morning|arvo|afternoon|evening|night|holidays?|year|summer|trip|stay|visit|term|month|christmas|easter|birthday|shift|session|break";
const kin =
	"mum|mom|dad|nan|pop|gran|family|kids|boys|girls|children|baby|brother|sister|son|daughter|wife|husband|partner|parents|grandkids|mother|father|missus|dog|cat|puppy|everyone|everybody|little (?:one|fella)s?";
const checkup =
	"doctors?|doctor's|dentist\\w*|physio\\w*|appointments?|scans?|blood tests?|hospital|specialist|therap\\w+|gp|clinic|surgery|operation|check-?up|assessment|results|procedure|review|hydro|rehab";
const ride = "drive|trip (?:in|here|over|down|up|home)|flight|traffic|bus|train|journey|ride|commute|taxi";
const shown =
	"movies?|film|show|book|game|match|concert|play|gig|footy|cricket|series|episode|musical|documentary|performance";
const began = String.raw`^(?:how (?:was|were)|how did (?=.*\b(?:go|get on|turn out|do|find|like|enjoy)\b)|what (?:was|were) (?=.*\blike$))\b.*\b`;
const like = (kind: string, words: string): Question => ["how-was", kind, new RegExp(`${began}(?:${words})\\b`, "i")];

/** What a "how" asks for: a state, an event's worth, a manner, a number. */
export const howQuestions: readonly Question[] = [
	["how-are-you", undefined, /^how are (?:you|we) feeling(?: (?!about\b|with\b).*)?$/i],
	[
		"how-many",
		"party",
		/^how many (?:for\b|in your|of you|will there be|are there of you|people (?:is it|for|in|tonight|today))/i,
	],
	["how-did", "travel", /^how (?:are|were|will) you (?:going to )?(?:get|getting) (?:there|here|home|to|back)\b/i],
	["how-is", "managing", /^how do you find (?!time\b|the time\b|out\b|your way\b)/i],
	["how-is", "fit", /^how are (?:they|those|these) for\b/i],
	["how-to", "manage", /^how do you (?:go|get on) (?:with|getting|doing|on|at|using)\b/i],
	["how-many", "owe", /^(?:how much|what) do (?:i|we) owe\b/i],
	["how-to", "steak", /^how (?:would|do) you (?:like|want) (?:it|that|them|your (?!hair)\w+) (?:cooked|done)\b/i],
	["what-happened", undefined, /^how did you end up (?:in|with|like)\b/i],
	["suggestion", undefined, /^how (?:does|do|would) .*\b(?:sound|suit you|work for you|grab you)\b/i],
	["what-think", "appearance", /^how (?:do|does|did) (?:i|this|it|my \w+) look\b/i],
	[
		"how-is",
		"fit",
		/^how(?:'s| is| are| does| do) (?:that|this|these|those|they|it)(?: (?!going\b|com|work\b|all\b|possible\b|fair\b|taste)\w+)?(?: (?:feel\w*|fit\w*|look\w*|for you|now|then|there|on you))*$/i,
	],
	[
		"how-is",
		"fit",
		/^how(?:'s| is| are) (?:the|your) (?:water|temperature|height|volume|light\w*|pressure|fit|pillows?|seat|cushion|brace|splint|strap|heat\w*|position|sound|blanket|mattress)\b(?!.*\bgoing\b)/i,
	],
	[
		"how-is",
		"served",
		new RegExp(
			`^how(?:'s| is| are| does) (?:.*\\b(?:tast\\w+|going down)\\b|everything (?:over|with|for|here|tonight|so far)|(?:the|your|that|those) (?:\\w+ )?(?:(?:cup|bowl|glass|plate|slice|piece) of )?(?:${served})\\b)`,
			"i",
		),
	],
	[
		"how-is",
		"ailment",
		new RegExp(
			`^how(?:'s| is| are| has| have) (?:(?:your|the|that|those|my|\\w+'s) )?(?:\\w+ ){0,2}?(?:${body})\\b`,
			"i",
		),
	],
	[
		"how-is",
		"served",
		/^how are (?:we|you|things|you guys|we all) (?:all )?(?:going|doing|travelling|getting on) (?:over )?here\b/i,
	],
	["how-is", "span", new RegExp(`^how(?:'s| is| has) (?:your|the|this) (?:\\w+ )?(?:${spell})\\b`, "i")],
	[
		"how-are-you",
		undefined,
		/^how (?:do|are|have) you (?:been )?(?:feel|feeling|doing|going|coping|holding up|travelling|keeping|managing)?(?: ?(?:really|actually|honestly|in yourself|today|tonight|now|right now|this \w+|lately|these days|at the moment|so far|after (?:all )?(?:that|the|your) .*))*$/i,
	],
	[
		"how-is",
		"managing",
		/^how (?:are|have) you (?:been )?(?:managing|coping|going(?! to (?!the)\w+)|getting (?:on|along|by)|doing|finding|handling|settling|adjusting|liking|enjoying|keeping up)\b \w+/i,
	],
	["how-feel", "past", /^how (?:did|were) .*\b(?:you feel\w*|sit with you)\b/i],
	["how-feel", undefined, /^how (?:do|does|are|would|will) .*\b(?:feel\w*|sit with you|land with you)\b/i],
	["how-is", "folk", new RegExp(`^how(?:'s| is| are| has| have)(?: \\w+){0,2} (?:${kin})\\b`, "i")],
	[
		"how-is",
		undefined,
		/^how(?:'s| is| are| has| have) (?:your|the|my|our|that|those|things|everything|work|school|uni|college|business|retirement|training|study|rehab|therapy|physio)\b(?!.*\b(?:weather|sleep|fair|possible|even)\b)/i,
	],
	[
		"how-was",
		"youth",
		/^(?:how|what) (?:was|were) .*\b(?:when you were|growing up|in your day|back then|in (?:those|the old) days|childhood|as a (?:kid|child|girl|boy)|at (?:my|our|their) age)\b/i,
	],
	like("served", `everything|${served}`),
	like("checkup", checkup),
	like("ride", ride),
	like("shown", shown),
	[
		"how-was",
		"went",
		/^how did (?:you|it|that|the|your|they) .*\b(?:go|get on|do|turn out)\b|^how (?:was|were) .*\b(?:exams?|interview|meeting|course|speech|presentation|audition|tests?)\b/i,
	],
	like("span", `${spell}|work|school|class|kindy|day care`),
	[
		"how-was",
		undefined,
		/^how (?:was|were) (?!you\b|i\b|we\b)|^how did .*\b(?:go|get on|turn out|work out|pull up|cope|hold up|enjoy|like|end up|do (?:in|on|at|with)|come (?:out|up))\b|^how did you find (?!out|us|me)|^what (?:was|were) .*\blike$/i,
	],
	[
		"what-happened",
		"injury",
		/^how did you (?:hurt|break|cut|burn|injure|bruise|fall|get (?:that|those|the|this) (?:\w+ )?(?:bruise|cut|scar|burn|black eye))|^(?:where|how) did (?:that|this|those|these|the) .*\b(?:bruises?|cuts?|scratch\w*|marks?|scar|burn)\b/i,
	],
	[
		"how-to",
		"brew",
		/^how (?:do|would|will) (?:you|ya) (?:take|like|have|want|drink) .*\b(?:tea|coffee|cuppa|brew|latte)\b|^how do you (?:take|have) it$/i,
	],
	["how-is", "like", /^how do you like (?!(?:it|your (?:tea|coffee|cuppa|steak|eggs?|hair|toast))\b)/i],
	[
		"how-to",
		"amount",
		/^how (?:warm|hot|cold|strong|thick|spicy|high|loud|fast|full|big|sweet|short|tight)\b.*\b(?:do you (?:want|like)|would you like|should|shall|did you want)\b/i,
	],
	["want-what", "activity", /^how (?:do|would) you (?:want|like|prefer) to spend\b/i],
	["how-to", "steak", /^how (?:do|would|did) you (?:like|want) .*\b(?:steak|burger|meat)\b/i],
	["how-to", "eggs", /^how (?:do|would|did) you (?:like|want) .*\beggs?\b/i],
	["how-to", "hair", /^how (?:do|would|did|much) .*\b(?:hair|cut|trim|fringe|beard|off(?: the \w+)?$)/i],
	["wh-fact", "spell", /^how (?:do|would) you (?:spell|say|pronounce|write)\b/i],
	[
		"how-did",
		"met",
		/^how (?:do|did) you(?: (?:two|guys|all|both))? (?:know (?:each other|(?!that|what|it|if|how|when|where|i\b)\w+$)|meet\b|get together|become friends|end up together)/i,
	],
	["how-did", "heard", /^how did you (?:hear|find (?:out|us)|come across|come to|get (?:our|my) )/i],
	[
		"how-to",
		"ease",
		/^how (?:can|could|do|should|would|might) (?:i|we) .*\b(?:easier|better|comfortable|support\w*|talk|communicat\w+)\b/i,
	],
	[
		"device",
		undefined,
		/^how (?:do|can|are) you (?:\w+ )?(?:talk|talking|type|typing|speak|speaking|communicat\w+|writ\w+)\b/i,
	],
	[
		"how-to",
		"manage",
		/^how (?:do|are|have) you (?:usually |normally |currently |mostly |been )*(?:get (?:in|into|up|out|dressed|through|by|on|off|yourself|to (?:sleep|the (?:toilet|bathroom)))\b|manag\w+|cop\w+|deal\w*|talk\w*|communicat\w+|us(?:e|ing)|typ(?:e|ing)|open|cook|wash|shower|bathe|eat|remember|shop|clean|transfer|relax)/i,
	],
	[
		"how-did",
		"travel",
		/^how (?:did|do|are|will|would) you(?: usually| normally| be)? (?:get|getting|go|going|come|coming|travel\w*) (?:here|there|home|to|in|around|about|back|over)\b/i,
	],
	[
		"how-did",
		"trick",
		/^how (?:on earth |the heck |in the world )?(?:did|do) you (?:ever |always )?(?:do|manage|work|figure|get|make|know|guess|learn|come up|pull|win|fix|find|solve|beat|think)\b/i,
	],
	["how-often", "night", /^how (?:often|many times)\b.*\bnight\b/i],
	["how-often", undefined, /^how (?:often|regularly|frequently|many times)\b/i],
	[
		"how-long",
		"sojourn",
		/^how long (?:are|will|do) you .*\b(?:home|here|in (?:for|hospital|town)|away|stay\w*|visiting|off|down|over|gone)\b/i,
	],
	["when", "since", /^how (?:long ago|recently)\b/i],
	["when", undefined, /^how (?:soon|early|late) (?:can|could|do|would|should|will|are)\b/i],
	["how-many", "far", /^how far\b/i],
	["about-you", "item", /^how (?:old are you|tall are you|much do you weigh)\b/i],
	["how-many", "age", /^how old\b/i],
	[
		"how-many",
		"cash",
		/^how much\b.*\b(?:withdraw|spend|taking out|put (?:on|in)|take out|get out|top up|load|bet|donate|give|transfer|deposit|budget)\b/i,
	],
	[
		"how-many",
		"cost",
		/^how much (?:did|was|were|is|are|does|do|would)\b.*\b(?:cost|pay|paid|back|charge|worth|tickets?|rent|sell)\b|^how much(?:'s| is| was| were|'d| did) (?:that|it|this|they|those)\b/i,
	],
	[
		"how-many",
		"intake",
		/^how (?:much|many)\b.*\b(?:have you (?:had|drunk|eaten|done)|(?:do|did|would) you (?:\w+ )?(?:drink|smoke|eat|have|walk)\b)/i,
	],
	["how-many", "batch", /^how many\b.*\b(?:should|shall|do|must) (?:i|we)\b/i],
	[
		"how-many",
		"serve",
		/^how many\b.*\b(?:would you like|do you (?:want|need)|can i get|sugars?|spoons?|slices?|scoops?|tickets?|bags?|pieces?|pillows?)\b|^how many(?: for you)?$/i,
	],
	[
		"how-many",
		"some",
		/^how (?:much|big a)\b.*\b(?:would you like|do you (?:want|need|like)|did you want|shall i|should i|can i|milk|sugar|sauce|butter|gravy|salt|cream|ice)\b|^how much$/i,
	],
	[
		"how-many",
		"degree",
		/^how (?!are|is|was|were|do|does|did|have|has|had|can|could|would|should|will|about|come|long|much|many|on|the|well|dare|old|else|may|shall|might|i|you|hard|in)(?:\w+ ){1,2}(?:is|are|was|were|do|does|did|would|can|will)\b/i,
	],
	["how-many", "many", /^how many\b/i],
	["how-many", undefined, /^how much\b(?!.*\b(?:hurt|pain|longer)\b)/i],
];
