import type { Act } from "./acts.ts";

/** Words without which a clause is not taken for one of these acts, however it sounds. */
export const anchors: Readonly<Partial<Record<Act, RegExp>>> = {
	"about-you": /\b(?:tell|introduce|describe|what|who|where|how|which|(?:do|are|have|did) you|(?:can|may) i)\b/i,
	apology: /\b(?:i|i'm|i'd|i've|my|me|didn't|apolog\w+|forgive)\b/i,
	affection: /\b(?:love|miss|adore|care|mean|darling|hug|you)\b/i,
	"check-state":
		/\b(?:ready|warm|cold|hot|hungry|thirsty|tired|sleepy|comfy|comfortable|okay|ok|alright|all right|right|well|better|worse|good|fine|happy|feel\w*|feeling|enough|too|sore|sick|dizzy|worried|nervous|bored|lonely|upset|sad|angry|cross|cranky|stressed|scared|anxious|excited|busy|lost|stuck|full|finished|done|awake|settl\w+|manag\w+|coping|in a hurry|set|safe|easier|up to|itchy|stiff|puffed|breathless|chilly|stuffy|grumpy|confused|tight|loud|bright|heavy)\b/i,
	compliment: /\b(?:you|your|you're|job|work|that|it)\b/i,
	device:
		/\b(?:talk\w*|voice|phone|screen|app|machine|device|computer|speak\w*|typ(?:e|es|ing)|tablet|ipad|robot|gadget|thing|works?)\b/i,
	farewell:
		/\b(?:bye|goodbye|see|seeing|night|care|later|soon|off|leave|leaving|going|home|weekend|day|evening|sleep|dreams|hooroo|catch|until|till|next time|tomorrow)\b/i,
	favourite: /\b(?:favou?rite|kind|sort|type|barrack|support|prefer|best|like|into|follow)\b/i,
	"how-are-you": /\b(?:you|ya|going|things|life|new|doing|okay|alright|been|well)\b/i,
	introduction: /\b(?:name|i'm|i am|this is|meet|met|here's)\b/i,
	invitation: /^(?!your \w+(?:'s| is| are| was| has| will)\b)/i,
	"offer-help": /\b(?:i|i'll|i'd|i'm|we|we'll|help\w*|hand|let me|shall|(?:want|need|like) me|need|lift|someone)\b/i,
	pain: /\b(?:hurt\w*|pain\w*|sore|ache\w*|aching|tender|sting\w*|pins|cramp\w*|headache|discomfort)\b/i,
	pay: /\b(?:dollars?|cents?|pay\w*|cash|card|total|receipt|change|tap|eftpos|credit|savings|cheque|that'?ll|that's|comes|\d+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|points|rewards?|surcharge|discount|concession|pin|insert|bag|voucher)\b/i,
	care: /\byou\b/i,
	gift: /\b(?:you|this|these|present|surprise|gift)\b/i,
	regards: /\b(?:says?|said|sends?|ask\w*|tell you|love|regards)\b/i,
	rhetorical:
		/^(?:can you believe|who would|isn't|aren't|wouldn't|why (?:do|does|is) (?:it|everything|nothing|people|nobody|everyone)|what (?:is|was|were|are) .* (?:thinking|odds)|how (?:hard|on earth)|do(?:es)? (?:anyone|he|she|they) ever|honestly|is it just me|would you believe|what are the)\b/i,
	service: /\b(?:help\w*|serve\w*|next|looking|find|assist\w*|else|right|after|order\w*)\b/i,
	sympathy:
		/\b(?:sorry|hard|tough|difficult|rough|awful|frustrat\w+|easy|lot|feel for|must be|must have been|imagine|wish|brave|strong|unfair)\b/i,
	understand: /\b(?:hear|understand\w*|follow\w*|sense|clear|get|got|mean|with me|explain\w*|know what|catch)\b/i,
	"want-what":
		/\b(?:want|you like|having|get (?:you|for)|after|feel like|fancy|prefer|order|choose|mood|(?:can|may|could) i|it be|need|eat|drink|wear|watch)\b/i,
	weather:
		/\b(?:weather|rain\w*|sun\w*|hot|cold|warm|chilly|freezing|wind\w*|storm\w*|cloud\w*|humid|frost\w*|hail\w*|degrees|outside|day|forecast|summer|winter|bucketing|drizzl\w*|fog\w*|muggy)\b/i,
	"whats-wrong":
		/\b(?:wrong|matter|okay|ok|up|upset|trouble\w*|look|seem|quiet|face|brings|alright|all right|happened|bother\w*|crying|down)\b/i,
};
