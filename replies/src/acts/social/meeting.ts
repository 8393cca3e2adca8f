import type { Act } from "../acts.ts";
import { fine, very } from "./words.ts";

const dayTime = "day|one|weekend|night|evening|afternoon|arvo|week|morning|rest of|sleep|rest\\b(?! of)";

/** Meeting and parting. A clause comes without its opening words. In order of precedence; high precision only. */
export const meetingTopics: readonly (readonly [act: Act, pattern: RegExp])[] = [
	["introduction", /^i(?:'m| am) on (?:nights|days|duty|shift|earlies|lates)\b/i],
	[
		"farewell",
		/^(?:i|we)(?:'d|'ve|'m)? (?:better|should|must|had better|best|gotta|got to|have to|need to) (?:shoot(?: off)?|run|dash|be off|get going|get moving|be going|fly|make a move|make tracks|head (?:off|home))\b[^?]{0,40}$/i,
	],
	[
		"farewell",
		/^(?:night|nighty)\b[,.! ]*\w*[.!]*$|^don't be a stranger\b|^(?:i )?won't keep you\b|^(?:i|we)(?:'ve)? had (?:such )?an? (?:really |very )?(?:good|great|nice|lovely|wonderful) (?:time|day|night|evening|afternoon)(?: with you)?(?: today| tonight)?[.!]*$|^take it easy(?:,? (?:ok|okay|mate|love|champ|alright|now))*[.!?]*$/i,
	],
	[
		"farewell",
		/^(?:(?:give|send) (?:\w+ )?(?:(?:my|our) (?:love|best|regards)|a (?:hug|kiss) (?:from|to))\b|say (?:hi|hello|g'day) to|tell (?:your )?\w+ (?:that )?(?:i|we) said (?:hi|hello)|(?:that's|you're) (?:you |all )?(?:sorted|done|set|finished|right to go|good to go)(?: (?:then|now|for today))?[.!]*$)/i,
	],
	["what-doing", /^(?:what's up|sup|wassup|what's cracking|whatcha up to)(?: (?:mate|guys|bro|love))?[?.!]*$/i],
	[
		"introduction",
		/^(?!.*\b(?:confirming|about your|your (?:appointment|booking|order|delivery|parcel|results?))\b)(?:[A-Za-z]+, )?(?:I'm|I am|it's|It's|this is|This is) (?:(?:Mrs?|Ms|Miss|Dr|Doctor|Nurse|Sister|Father|Pastor|Professor) )?[A-Z][a-z]+(?: here)?(?:,? (?:from|and|your|the|one of|with)\b.*)?[.,!]*$|^[A-Z][a-z]+ (?:here )?from [A-Z]|^(?:i'm|i am) (?:mrs?|ms|miss|dr|doctor|nurse) \w+|^(?:it's|this is) \w+ (?:here )?(?:from|calling from)\b/,
	],
	[
		"farewell",
		new RegExp(
			String.raw`^(?:(?:and|please|now|then|i)[, ]+)*(?:you )?(?:now )?(?:have|enjoy|hope (?:you|you'll|you all) (?:have|enjoy)) (?:yourself )?(?:an? |the |your )?(?:${very}(?:${fine}) )?(?:${dayTime})\b(?!.*\?$)`,
			"i",
		),
	],
	[
		"farewell",
		/^(?:happy (?:weekend|friday)|(?:see|catch|talk|speak|chat)(?: to| with)? (?:(?:you|ya|u)(?: all| both)? )?(?:later|soon|tomorrow|tonight|then|next|on|in (?:a|the|two|three|four|six|\d)|at|around|again|there|round|after|this)\b|(?:i'll|we'll) (?:see|catch) (?:you|ya)\b|same time (?:tomorrow|next|again))/i,
	],
	[
		"farewell",
		/^(?:(?:you )?take (?:good )?care\b(?! of (?:that|it|this|the|him|her|them))|mind how you go|safe (?:travels|drive|journey|home)|drive (?:safe|safely|carefully)|(?:get|travel) home safe|god bless|all the best(?! (?:for|with|on))|sweet dreams|sleep (?:well|tight|soundly)(?!.*(?:\?|last night))|night,? night|nighty|don't let the bed ?bugs|until (?:next time|tomorrow|then)|bye|goodbye|good ?night|cheerio|ta ta|hoo ?roo|toodle)\b/i,
	],
	[
		"farewell",
		/^(?:it was|it's been|was) (?:so |really |very |just |absolutely )*(?:good|lovely|nice|great|wonderful) (?:to (?:see|catch up|meet|talk|chat)|seeing|catching up|meeting|talking|chatting|having you)\b/i,
	],
	[
		"farewell",
		/^(?:(?:that's|that is) (?:us|me|it|all)(?: all)?(?: (?:done|finished))?(?: for (?:today|now|the day|this week))?|(?:we're|you're|i'm) (?:all )?(?:done|finished)(?: for (?:today|now|the day))?|all done(?: for (?:today|now))?)[.!]*$/i,
	],
	[
		"greeting",
		new RegExp(
			String.raw`^(?:look who(?:'s| is|\b)|there (?:you are|(?:she|he) is)\b|here (?:he|she) is|(?:only|just) me\b|me[,.!]|there(?:'s| is) (?:that|my|our|the) (?:\w+ )?(?:smile|face|girl|boy|man|lady|star|favou?rite)|it's (?:only |just )?me\b|(?:i'm|we're) (?:home|back)[.!]*$|welcome(?: back| home)?\b(?! to (?:the|it|that|have))|(?:it's |it is )?(?:${very})(?:good|nice|lovely|great|wonderful) (?:to (?:see|have)|seeing) you\b|(?:ey up |well well )?(?:stranger )?fancy (?:seeing|meeting|bumping into|running into) you|long time no|how's my favou?rite|well if it isn't)`,
			"i",
		),
	],
	[
		"how-are-you",
		/^(?:and )?how(?:'s| is| are|'re|'ve| have) (?:you|ya|we|things|it|life|everything|yourself)(?: all| both| been)*(?: (?:really|honestly|actually|truly|holding up|coping|bearing up|managing|travelling|keeping|doing|going|getting on|getting along|feeling|been|treating you))*(?:,? (?:today|lately|these days|this (?:morning|arvo|afternoon|evening|week|fine \w+)|now|at the moment|with (?:everything|it all|all this)|in yourself|then|anyway|since (?:i|we|the|last)\b.*|after (?:the|all|last|your)\b.*|so far|mate|love|darl\w*|sweetheart|blessing|joy|delight|pleasure|credit to|big help|great help|help|support|my \w+))*[?.!]*$/i,
	],
	[
		"how-are-you",
		/^(?:are )?you(?:'re)? (?:sure you're |doing |feeling |keeping |going |holding up |managing |coping )+(?:ok|okay|alright|all right|well|good)?(?:,? (?:today|lately|now|this morning|there|with everything|at the moment|in yourself|mum|mom|dad|nan|mate|love|darling))*[?.!]*$/i,
	],
	[
		"how-are-you",
		/\b(?:to see|to check|to find out|to ask|wondering|in to see|know) how you(?:'re| are)(?: all)?(?: (?:going|doing|feeling|getting on|today|holding up))*[.!]*$|^(?:just |i'm )*checking (?:in|up) on you\b/i,
	],
	[
		"how-was",
		/^(?:i |we )?(?:do |really )?hope (?:you(?:'ve| have)?(?: all| both)? (?:enjoyed|had|liked)|it (?:went|was))\b/i,
	],
	["how-are-you", /^are you sure you(?:'re| are) (?:ok|okay|alright|all right|fine|well)[?.!]*$/i],
	["introduction", /^(?:[A-Za-z]+,? )?[Tt]his is (?:[A-Z][a-z]+|everyone)(?:[.,!]|$)/],
	[
		"introduction",
		/^(?:this is|meet|these are) (?:my|our) (?:\w+ )?(?:girlfriend|boyfriend|wife|husband|partner|fianc\w+|son|daughter|mum|mom|dad|mother|father|brother|sister|friend|mate|cousin|kids|boys|girls|parents|family|neighbour|colleague|boss|nan|pop|aunt\w*|uncle|nephew|niece|flatmate|student|grand\w+)\b|^i(?:'m| am|'ve| have) (?:just )?(?:here|come) (?:about|from|for (?:the|your)|to (?!see you|take you|help you|get you)(?:fix|do|clean|check|look|read|deliver|collect|pick|service|install|drop|measure))\b/i,
	],
	[
		"introduction",
		new RegExp(
			String.raw`^(?:my name(?:'s| is)|(?:i'd (?:like|love) you to|come and) meet\b|(?:it's )?${very}(?:nice|lovely|good|great|pleased|pleasure|wonderful|delighted) to (?:finally |at last )?(?:meet|be introduced)|we haven't (?:met|been introduced)|i don't (?:think|believe) (?:we've|we have) met|(?:let me|allow me to) introduce|i(?:'m| am) (?:just )?(?:filling|standing) in\b|i(?:'ve| have) heard (?:so much|a lot|all|lots|such|great|good|only) (?:\w+ ){0,2}about you|(?:i|we)(?:'ll| will| am|'m|'re) (?:be )?(?:looking after|caring for) you)\b`,
			"i",
		),
	],
];
