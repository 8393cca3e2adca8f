import type { Question } from "./question.ts";

const medical =
	"doctors?|doctor's|specialist|gp|surgeon|physio\\w*|dentist|neurologist|consultant|nurses?|hospital|clinic|therapist|ot|scans?|tests?|results?|x-?rays?|bloods?|optometrist|vet|paramedics?";
const asks = "did|does|has|have|was|were|do|is";
const wanted =
	"would you (?:like|prefer|rather)|do you (?:want|need|prefer|fancy|feel like)|are you (?:after|looking for|having|thinking)|were you (?:after|looking for|thinking|wanting)|did you want|(?:can|could|may) i (?:get|bring|make|do)|shall (?:i|we)|should (?:i|we)|for you|suits? you|you'd like|(?:are|will) you be having";

/** What a "what" or "which" asks for: what was said, what matters, who the person is, one of several. */
export const whatQuestions: readonly Question[] = [
	[
		"how-is",
		"ache",
		/^what(?:'s| is| are) (?:the|your|that|those) (?:\w+ )?(?:pains?|headaches?|dizziness|cough|rash|swelling|nausea|tremor|spasms?|cramps?|itch|numbness|stiffness|discomfort)\b.*\blike\b/i,
	],
	[
		"wh-fact",
		"sense",
		/^what(?:'s| is| was) (?:all )?(?:that|the|this) (?:\w+ )?(?:noise|racket|banging|commotion|fuss|din)\b/i,
	],
	[
		"what-think",
		"someone",
		/^what (?:do|did) you (?:think|make|reckon) of (?:him|her|them|(?:\w+(?:'s)? ){0,3}(?:girlfriend|boyfriend|boss|teacher|doctor|nurse|neighbours?|carer|worker|physio|coach|fella|bloke|man|woman|manager))\b/i,
	],
	[
		"want-what",
		undefined,
		/^what (?:do|would) you (?:feel like|want|like|fancy|prefer) (?:to (?:eat|have) )?for (?:lunch|dinner|tea|supper)\b/i,
	],
	[
		"which",
		"compare",
		/^which (?!bit|part|day|thing|memory|song|season)(?:\w+ ){1,3}do you (?:like|prefer|think)\b.*\b(?:best|better|nicest|more|most)\b/i,
	],
	[
		"wh-fact",
		undefined,
		/^what (?:sort|kind|type|breed|make|colour|brand) (?:of \w+ )?(?:is|are|was) (?:that|this|he|she|it|they|those|these)\b/i,
	],
	["when", "handy", /^what(?:'s| is) (?:the best|a good|the easiest|a better) (?:time|day)\b/i],
	["about-you", "item", /^what (?:size|name's)\b.*\b(?:do you (?:take|wear)|are you|is your|under|for)\b/i],
	[
		"question",
		undefined,
		/^what (?:do|did|would) you (?:want|like|need) (?:to (?:be|become|know|ask|say|tell|talk)\b|me to (?:say|tell|do)\b)|^what would you like (?:me|us) to (?:say|tell)\b/i,
	],
	[
		"about-you",
		"name",
		/^what (?:would you like|do you (?:like|want|prefer)|should|shall|can|do) .*\bcall you\b|^what do you (?:like|prefer) to be called\b/i,
	],
	["ideas", undefined, /^what (?:did|do|would) you (?:want|like) (?:me |us )?to do (?:about|with|for)\b/i],
	["wh-fact", "sky", /^(?:what(?:'s| is)|how(?:'s| is)) the weather\b/i],
	["whats-wrong", "consult", /^what(?:'s| is| was) the reason for (?:the|your|today's|this)\b/i],
	["when", "suits", /^what(?:'s| is) your availability\b/i],
	["what-said", "topic", /^what(?:'s| is| was| were) (?:all )?(?:that|this|the) .*\babout$/i],
	[
		"wh-fact",
		"clock",
		/^what(?:'s| is) (?:the (?:time|date|day)(?: today)?|today(?:'s date)?)$|^what (?:time|day|date|month|year) is it\b|^do you know what (?:time|day|date|month|year|season) it is\b/i,
	],
	["wh-fact", "broken", /^what(?:'s| is) (?:wrong|the matter|up|the problem|going on) with (?!you\b)/i],
	[
		"how-is",
		"like",
		/^what(?:'s| is| are) (?!the weather|the pain|your pain).*\blike\b(?: (?:there|here|now|today|these days|over there|at home|at your place|at work|to (?:live|be|work|drive|use|have)\b.*|being .*|having .*|using .*|living .*|in .*))?$/i,
	],
	[
		"whats-wrong",
		undefined,
		/^what(?:'s| is| has)? (?:been )?(?:bothering|troubling|upsetting|eating) you\b|^what(?:'s| is) (?:the matter|up with you|wrong|troubling you)(?: (?:with you|love|mate|today|then|darling|honey|sweetheart).*)?$/i,
	],
	[
		"whats-wrong",
		"consult",
		/^what(?:'s)? (?:brings|brought) you (?:in|here|along|to)|^what(?:'s| is| seems to be) the (?:trouble|problem|issue)(?: today)?$|^what seems to be\b/i,
	],
	[
		"what-said",
		"clinic",
		new RegExp(
			`^what (?:${asks}|'s)\\b(?! you\\b).*\\b(?:${medical})\\b.*\\b(?:say|said|tell|told|think|reckon|find|found|suggest|want|show|come back)\\b|^what(?:'s| is| was| are| were) the (?:verdict|results?|diagnosis|prognosis|outcome)\\b`,
			"i",
		),
	],
	[
		"what-said",
		"topic",
		/^what(?:'s| is| was| were| are) (?:it|that|this|the (?!matter)\w+|your \w+)(?: \w+)? about$/i,
	],
	[
		"what-said",
		undefined,
		/^what (?:did|have|has|were|was|is|are) .*\b(?:say|said|saying|tell|told|talk|talking|discuss|chat|on about|laughing (?:at|about)|arguing about)\b|^what (?:was|were|is) (?:that|it|this|all that|the (?:call|meeting|letter|email|message|fuss)) (?:all )?(?:about|regarding)\b|^what did (?:he|she|they|mum|dad|\w+) want\b/i,
	],
	[
		"what-said",
		undefined,
		/^what (?:did|has|have|does) (?!you\b|i\b|we\b|that\b|it\b).*\b(?:you|your)\b(?! think| reckon)/i,
	],
	[
		"what-happened",
		"injury",
		/^what(?:'s|'ve| has| have| did)? .*(?:happen\w*|do|done) .*\b(?:leg|arm|hand|head|foot|knee|face|eye|finger|wrist|ankle|nose|lip|neck|back|toe|elbow|shoulder|yourself)\b/i,
	],
	[
		"what-happened",
		undefined,
		/^what(?:'s|'d| has)? (?:happened|went wrong)\b|^what's (?:all )?(?:the|this) (?:fuss|commotion|racket)\b/i,
	],
	[
		"wh-fact",
		undefined,
		/^(?:which|what) \w+ (?:do|should|does|can|must) (?:i|we)\b(?! (?:get|bring|make|put|wear|have|do))|^what (?:breed|year|model|make|species) (?:is|was|are)\b/i,
	],
	["which", undefined, /^(?:what|which) size\b|^(?:small|medium|regular|large)$/i],
	["which", undefined, new RegExp(`^(?:what|which) colou?rs?\\b(?:.*(?:${wanted})|$)`, "i")],
	[
		"which",
		"sort",
		new RegExp(
			`^(?:what|which) (?:kind|type|sort|brand|style|make|flavours?|bread|milk|dressing|sauce|topping|filling|cheese)s?\\b(?:.*(?:${wanted})|(?: of \\w+)?$)`,
			"i",
		),
	],
	[
		"which",
		"compare",
		/^which (?:of (?:these|those|them|the \w+) )?(?:one |side |way )?(?:is|was|looks?|feels?|sounds?|tastes?|works?)\b/i,
	],
	["which", "side", /^(?:which|what) (?:side|leg|arm|hand|eye|ear|foot|knee|hip|shoulder|wrist|ankle)\b/i],
	["which", "way", /^(?:which|what) (?:way|route)\b/i],
	["which", undefined, /^which \w+ (?:today|then|tonight|now|this time|for (?:today|tonight))$/i],
	["which", "own", /^which (?!one\b|ones\b)\w+$/i],
	[
		"which",
		"own",
		new RegExp(
			`^(?!.*(?:${wanted}|best|most|enjoy|trick|hard|find))(?:which|what) (?:\\w+ )?(?:do|are|did|have|were|is|was) (?:you|your)\\b(?<=^which.*|(?:bus|ward|floor|room|team|class|school|hospital|bank|train|platform|level|unit|page|street|year|suburb) (?:do|are|did|have|were|is|was) (?:you|your))`,
			"i",
		),
	],
	[
		"want-what",
		"aid",
		/^what (?:can|could|may) (?:i|we) (?:do (?:for you|to help)|help(?: you)?(?: (?:out )?with)?)\b/i,
	],
	["want-what", "browse", /^what (?:are|were) you (?:looking for|after|hunting for)\b/i],
	[
		"want-what",
		"brekky",
		/^what (?:would you like|do you (?:want|feel like|fancy)|can i (?:get|make) you) .*\b(?:breakfast|brekky)\b/i,
	],
	["how-to", "cope", /^what do you do (?:when|if)\b/i],
	["most", "worse", /^what (?:makes|brings|sets|causes|triggers)\b.*\b(?:worse|on|off|it)\b/i],
	[
		"ideas",
		undefined,
		/^what (?:do|did|would) you (?:reckon|think|suggest)(?: that)? (?:we|i|they) (?:should|do|could|ought)\b|^any (?:ideas?|suggestions?|thoughts)\b/i,
	],
	["what-think", "idea", /^what(?:'s| are| is| would be) your (?:thoughts?|opinion|view|take|feelings?)\b/i],
	["question", undefined, /^what would you (?:do|say|choose|buy) if\b/i],
	["how-is", "ailment", /^what(?:'s| has| have)? (?:changed|different|improved)\b/i],
	[
		"how-many",
		"cost",
		/^what (?:did|do|does|would|will) (?:you pay|(?:it|that|this|they|those|the \w+) (?:cost|set you back))\b|^what(?:'s| was) the (?:damage|price)\b/i,
	],
	["whats-wrong", undefined, /^what(?:'s| is) on your mind\b/i],
	[
		"want-what",
		"shopping",
		/^what (?:do|did) (?:you|we) (?:still )?need (?:from the|at the|to (?:get|buy|pick up)|picked up|done)|^what (?:can|should|shall) i (?:pick up|get from|grab from|get at|buy)|^what (?:do you want|would you like) (?:me to (?:get|buy|bring|grab|pick up)|from the)\b/i,
	],
	["want-what", "aid", /^what do you need\b(?: from me| today| me to do.*)?$/i],
	["want-what", undefined, /^what (?:can|could|may) i (?:get|grab|fix|make|pour)\b.*\byou\b/i],
	[
		"what-think",
		"idea",
		/^what (?:do|would|did) you (?:think|reckon|say) (?:about|of|to|if) (?:\w+ing|if|us|me|we|i|the idea|a|an|you)\b(?! new)/i,
	],
	[
		"most",
		"helps",
		/^what(?:(?: would|'d| could| might| can| else would)? (?:help|make)\b.*(?:easier|better|comfortable|help)\b|(?: would| could| might)? helps?\b|(?: usually| normally| else)* helps\b|'d help\b| (?:can|could) (?:i|we) do .*\b(?:better|easier|support)\b)/i,
	],
	[
		"most",
		"support",
		/^what\b.*\b(?:help|a hand|support|assistance)(?: \w+)? with\b|^what (?:help|supports?|assistance|services) (?:do|are|would|have)\b/i,
	],
	[
		"most",
		"goal",
		/^what\b.*\b(?:goals?|hoping (?:to|for)|achieve|get back (?:to|into)|work on|working towards?|aim(?:s|ing)?|get out of|focus on|like to (?:change|improve|be able|learn)|dreams?)\b/i,
	],
	["most", "matter", /^what\b.*\b(?:matters?|important|priorit\w+|means? the most)\b/i],
	[
		"most",
		"hard",
		/^(?:what|which)\b(?!.*\bever\b).*\b(?:hardest|worst|toughest|trickiest|(?:most|more) (?:frustrating|annoying)|stress\w*|tricky|struggl\w+|(?:trouble|difficulty|problems?) with|difficult|hard|challeng\w+|worr(?:y|ies|ied|ying)|(?:bother|troubl)ing|frustrat\w+|annoys?|gets? (?:you down|to you)|scares?|scared|afraid|nervous|upsets?|concerns?)\b/i,
	],
	["most", "virtue", /^what do you (?:\w+ )?(?:like|enjoy|love) (?:the )?(?:best |most )?about\b/i],
	[
		"most",
		"best",
		/^(?:what|which)\b(?!.*\bever\b).*\b(?:best (?:part|thing|bit|memory|day|moment)|favou?rite (?:part|bit|memory|thing about)|highlight|(?:enjoy|enjoyed|like|liked|love|loved|miss|missed)(?: (?:the )?most| best| about\b.*)$|most (?:enjoy|fun)|looking forward to|proud(?:est)? of|grateful for|makes you (?:happy|laugh|smile))/i,
	],
	["most", "best", /^what (?:do|did) you (?:most )?(?:enjoy|like|love|miss) (?:the )?(?:most|best|about)\b/i],
	[
		"about-you",
		"meds",
		/^what (?:medications?|tablets|meds|pills|medicines?|dose)\b|^what are you (?:taking|on)\b(?! about)/i,
	],
	[
		"about-you",
		"item",
		/^(?:(?:what(?:'s| is| was)|(?:can|could|may) i (?:just )?(?:get|have|take|grab|check|confirm)|and|i just need|i need|just) )?your (?:[\w']+ ){0,2}(?:name|surname|age|number|address|email|birthday|date of birth|birth date|d\.?o\.?b|postcode|suburb|mobile|details)\b(?!.*\b(?:changed|the same|correct|right)\b)/i,
	],
	[
		"about-you",
		"item",
		/^what (?:allergies|conditions?|surname|postcode|suburb|height|weight)\b|^(?:(?:full|first|last) name|surname|name|date of birth|postcode|(?:home |email )?address|phone number)(?:,? and (?:date of birth|address|number|phone number|postcode))?(?:,? please)?$/i,
	],
	[
		"about-you",
		"item",
		/^what(?:'s| is) the best (?:(?:phone |contact |mobile |email )?(?:number|email|address|contact)|way to (?:reach|contact|get (?:hold of|in touch with)|call) you)\b|^what name (?:is|was|shall|should|will|do|did)\b/i,
	],
	[
		"about-you",
		"job",
		/^what (?:do|did) you (?:used to )?do(?: for (?:a living|work|a job|a crust)| before (?:you retired|that|this)| then)?$|^what(?:'s| is| was) your (?:job|line of work|occupation|trade|profession)\b|^what (?:line|kind|sort) of (?:work|job)\b/i,
	],
	[
		"about-you",
		"hobby",
		/^what do you (?:(?:usually|normally|like to|love to|enjoy) )?(?:do|doing) (?:for fun|in your|on (?:the |your )?\w+|all day|most|during|of an|at night|to (?:relax|unwind)|in the|with yourself|when)|^what do you (?:like|love|enjoy) (?:to do|doing)|^what are you (?:into|interested in)|^what (?:are your|sort of|kind of) (?:hobbies|interests|things)\b/i,
	],
	["about-you", "tell", /^(?:what are your (?:strengths|weaknesses|skills)|what can you tell me about)\b/i],
];
