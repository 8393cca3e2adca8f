/** Kinds within what the partner does, wants done or has arranged. */
export const moveCues: readonly (readonly [cue: string, pattern: RegExp])[] = [
	[
		"coming",
		/\b(?:i|we|i'm|we're|someone|somebody|he|she|they|(?:the|my|our|your) \w+)(?:'ll| will| can|'s| is| are)?(?: \w+){0,3} (?:come|coming|swing|drop|dropping|pop|popping|pick(?:ing)? (?:you|it|them)|collect|meet|see|seeing|be (?:there|over|round|around|here))\b/i,
	],
	["confirming", /\bconfirm\w*|\bjust (?:checking|ringing to check)\b/i],
	["hearing", /\b(?:listen|hear)\b/i],
	["begin", /\btime (?:for|to)\b|\b(?:your|my) (?:turn|go)\b|^(?:you're|you are) (?:up|next|first)\b/i],
	["stop", /^(?:can you |will you |would you |please |just |oi )*(?:stop|quit|give over|leave off|knock it off)\b/i],
	["calling", /\b(?:call|ring|phone|buzz)\b/i],
	[
		"body",
		/\b(?:arms?|legs?|foot|feet|heel|toes?|knees?|hips?|hands?|fingers?|thumb|elbow|shoulders?|head|chin|neck|your back|eyes?|mouth|tongue|teeth|lips?|breath\w*|ah|wide|squeeze|push|pull|lift|bend|stretch|swallow|cough|blink|smile|weight|still|roll|lean|breathe)\b/i,
	],
	[
		"touch",
		/\b(?:your (?:arms?|legs?|foot|feet|heels?|toes?|knees?|hips?|hands?|fingers?|nails?|elbow|shoulders?|head|chin|neck|back|eyes?|ears?|nose|mouth|teeth|tongue|face|hair|skin|bottom|chest|tummy|stomach|heart|lungs|blood|pulse|temperature|dressing|bandage|stitches|catheter|tube|line|cannula|pad)|injection|needle|bloods?|x-?ray|swab|you (?:over|up|on to|onto|back|forward))\b/i,
	],
	["instead", /\bbut (?:i|we|you|they|he|she|there|what about)\b/i],
	[
		"quote",
		/\b(?:quote|estimate|(?:about|around|roughly|between|looking at|come to|cost you|set you back|up to) (?:an? )?\$?(?:\w+ ){0,3}(?:\d+|hundred|thousand|dollars|bucks|quid|pounds|grand)|\$?\d+ (?:a|an|per) (?:hour|week|month|session|day)|including (?:parts|gst|vat|labour)|plus (?:parts|gst|vat|labour))\b/i,
	],
	[
		"price",
		/\b(?:dollars?|cents?|bucks|quid|pounds?|hundred|comes to|that'?ll be|that's|total|\d+)\b|^\$|\b(?:ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) \w+/i,
	],
	[
		"card",
		/^(?:do|have) you (?:have|got|collect)\b|\b(?:rewards?|loyalty|flybuys|points|everyday|concession|seniors?) ?(?:card)?\b/i,
	],
	["over", /^that's (?:it|enough|all|us|you done)\b|^(?:we'll|let's) (?:stop|leave it|finish|wrap|pause)/i],
	[
		"lasting",
		/^(?:please |just |and |always |you (?:need|have|must|'ve got) (?:to )?)*(?:keep|avoid|use|wear|take (?:one|two|these|them|it|this)|remember|always|drink|eat|try (?:to|not)|stay|wait|rest|bring|make sure|be\b|go easy|text|ring|call|phone|message|tell (?!me)|ask|let|store|apply|put (?:it|this) (?:on|in)|come back|save|send|enjoy|pack|look after|have an early)\b/i,
	],
	["rush", /\b(?:take (?:your|all the|as)|no (?:rush|hurry|pressure|worries)|rush|hurry|own (?:time|pace))\b/i],
	[
		"seated",
		/\b(?:have|take|grab) a seat\b|\bsit (?:down|over (?:here|there)|there)\b.*\b(?:call|come|with you|be)\b/i,
	],
	["spot", /\bif you (?:see|hear|spot|find|notice|come across)\b/i],
	["standin", /\b(?:instead|covering for|filling in|taking over|in my place|looking after you)\b/i],
	[
		"report",
		/\bwhen(?:ever)? you(?:'re| are|'ve| have)? (?:get|got|land\w*|arriv\w*|home|there|back|finish\w*|done|hear\w*|know|leav\w*|ready|settled|in\b)/i,
	],
	["anytime", /\b(?:need|want|help|stuck|anything|any ?time|ever|worried|trouble|lonely|pain)\b/i],
	["required", /^you(?:'ll| will| may| might) (?:also |first |just )*(?:need|have to|want)\b/i],
	["seeking", /\b(?:let you know|find out|ask|check|look into|get back|in touch|follow|chase|hear)\b/i],
	["watched", /^(?:come (?:and )?)?watch\b|\blook at me\b/i],
	[
		"nearly",
		/\b(?:on (?:my|our|the) way|nearly (?:there|at)|almost there|just leaving|(?:minutes?|mins) away|around the corner|be there in)\b/i,
	],
	[
		"dropped",
		/\byou(?:'ve| have)? (?:just )?(?:dropped|left(?! \w+ \w+ (?:on|open|unlocked|running))|forgot\w*)\b|\b(?:yours|belongs to you)\b/i,
	],
	["worn", /^(?:your|you've got|you have|you have got)\b/i],
];
