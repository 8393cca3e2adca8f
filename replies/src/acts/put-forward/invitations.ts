import type { Act } from "../acts.ts";

/** What the two could do together, or the person might. In order of precedence. */
export const invitationForms: readonly (readonly [act: Act, pattern: RegExp])[] = [
	["suggestion", /^(?:would|does|do) (?:anyone|anybody|someone|somebody) (?:else )?(?:like|want) to\b/i],
	[
		"invitation",
		/^(?:can|could|shall) (?:i|we) (?:count you in|put you down|sign you up|expect you|take you (?:out|along))\b/i,
	],
	[
		"invitation",
		/^if you(?:'re| are|'d)? .*\byou(?:'ve got to|'ll have to| must| have to| should| can always| could) (?:come|stay|visit|pop|drop|call in|look us up)\b/i,
	],
	[
		"look",
		/^come (?:here )?(?:and |quick(?:ly)? (?:and )?)?(?:(?:have a )?look|see|watch|check)\b(?!.*\b(?:\w*day|week(?:end)?|time|garden|house|place|play|game|concert)\b)/i,
	],
	[
		"invitation",
		/^.{12,}\byou(?:'re|r| are|'d be) (?:all |both )?(?:more than |very |always |most )?welcome(?: to (?:come|join|stay)\b.*)?[?.!]*$/i,
	],
	[
		"invitation",
		/^(?:would|will|could|can) you (?:all |both )?come(?: along| too| with (?:me|us)| to (?!the (?:desk|door|phone|front))| over| round|[?.!]*$)/i,
	],
	["suggestion", /^would it (?:help|be (?:better|easier|nicer|worth)) (?:for )?(?:you )?(?:to|if you|\w+ing)\b/i],
	["care-plan", /^i(?:'d| would) (?:suggest|recommend|advise)\b/i],
	[
		"suggestion",
		/^(?:are|would) you (?:be )?(?:happy|willing|okay|ok|prepared|all right|alright|ready|up) to (?:have|try|do|keep|start|go|sit|share|wait|answer|be|come|take|help|use|wear|stand|talk|speak|move)\b/i,
	],
	[
		"suggestion",
		/^(?:are|would) you (?:be )?(?:happy|okay|ok|all right|alright|fine) (?:on|in|at|outside|over there|out here|sitting|sharing|waiting) (?!your own\b|yourself\b)\w/i,
	],
	["suggestion", /^(?:why don't|what if|how about) we\b/i],
	["suggestion", /^(?:we|let's) .*,? shall we[?.!]*$/i],
	[
		"suggestion",
		/^why don't you (?!come|join (?:us|me|in)|stay (?:with|at|the|for)|just (?:say|answer)|ever\b|like|want|know|think|drink|eat|drive|believe|care|trust|love|have (?:any|your|kids|children)|talk(?! to)|speak|remember|understand|live|work|need|feel|enjoy|agree|answer|listen|smile|walk|sleep)\w+/i,
	],
	["suggestion", /^why not (?!\w+[?.!]*$)\w+/i],
	["suggestion", /^would you (?:ever )?consider\b/i],
	[
		"suggestion",
		/^(?:would you|do you want to|would you like to) (?:be (?:open|happy) to try|go ahead|proceed|continue|keep going|rather (?!(?:i|we|he|she|they|an?|some|another|my|the|one)\b)(?!.*\bor\b)\w+|prefer (?!.*\bor\b)to)\b/i,
	],
	["suggestion", /^would you be open to\b/i],
	["invitation", /^why don't you (?:all |both )?(?:come|join|stay)\b/i],
	["invitation", /^can you be (?:on|in|my|our)\b/i],
	[
		"invitation",
		/^you (?:can|could) (?:always )?(?:stay|sleep|come|join|crash|ride|travel|sit|walk|eat)\b.*\b(?:with|at|to|in) (?:us|me|ours|mine|our|my)\b/i,
	],
	["invitation", /^(?:are you |you )?(?:in|keen|game|interested|up for it)(?: too| then)?[?.!]*$/i],
	[
		"suggestion",
		/^(?:i|we)(?:'d| would) (?:really )?like to (?:put you (?:forward|down|up)|nominate you|offer you|recommend you|invite you|ask you to|give you (?:a (?:go|chance|role)|the)|make you|see you (?:do|try|get))\b/i,
	],
	[
		"invitation",
		/^(?:i|we)(?:'d| would) (?:really |all )?(?:love|like) (?:you to (?:come(?! back| in\b)|join|be|visit|stay)|to have you|to see you|it if you (?:came|could come|joined))/i,
	],
	["invitation", /^you(?:'re| are) (?:always |more than |very |both )*welcome (?:to|any|here|at|for|round|over)/i],
	[
		"invitation",
		/^(?:pop|drop|call|come|swing|stop) (?:in|by|over|round|around)\b.*\b(?:any ?time|whenever|if you(?:'re| are| like| want| feel)|for an? (?:\w+ )?(?:cuppa|tea|coffee|drink|chat|bite|meal|barbie|barbecue))/i,
	],
	[
		"invitation",
		/^(?:do you )?(?:want to|wanna|would you like to|will you) (?:be (?:on|in) (?:my|our)|be my (?:partner|date|plus one|guest|bridesmaid|best man|valentine|buddy|friend|helper)|sit (?:with|next|over)|come|join|play|go (?:to|with)|work (?:with|together)|hang out|meet)\b(?! in and| to bed| through)/i,
	],
	[
		"invitation",
		/^(?:i|we) (?:was|were|'m|'re) (?:just )?(?:wondering|hoping) (?:if )?you(?:'d| would| could| might) (?:like to |want to |be able to )?(?:come|join|make it)/i,
	],
	["invitation", /^(?:are you )?(?:in|keen|game|interested|free) (?:for|to come) (?:a |some )?\w+/i],
	[
		"invitation",
		/^(?:we|i|there|they|the|it)\b.*\bif (?:you|anyone|anybody)(?:'d| would)? (?:wants?|likes?|fancy|feels? like|needs?) (?:to )?(?:come|coming|join|joining|pop|popping|drop|dropping|stay|staying|stop over|crash|sleep|tag)/i,
	],
	[
		"suggestion",
		/^(?:maybe |perhaps |i think |i reckon |i thought )*we (?:should|could|might as well|ought to) (?!be\b|have (?:it|the|your)|know|hear|get\b|do with|use (?:a|some)|really)\w+/i,
	],
];
