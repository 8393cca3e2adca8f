import type { SafetyFlag } from "./understanding.ts";

const you = "you(?:'re| are)? (?:(?:a|an|such a|so|just a|fucking|bloody) )*";
const they = String.raw`(?:does|is|can|will|would|did|has|do|could|should) (?:he|she|they) (?:\w+ ){0,3}`;
const medicine =
	"(?:tablets?|pills?|medications?|medicines?|meds|dose|insulin|antibiotics|antidepressants|painkillers|blood thinners|aspirin|ibuprofen|paracetamol|panadol|warfarin|statins)";

/** Cues by flag, as patterns of whole words. One is enough; a turn may raise several flags. Reviewed by hand. */
const cues: Record<SafetyFlag, readonly string[]> = {
	"safety-emergency": [
		"smell (?:smoke|gas|burning)",
		"(?:smoke|flames) (?:in|from|coming)",
		"(?:house|kitchen|place|room|building|stove|oven|car|something)(?:'s| is| has)?(?: caught)? on fire",
		"there's a fire|get out of the (?:house|building)|gas leak",
		"call (?:an ambulance|triple zero|000|999|911|the fire brigade)",
		"(?:not|isn't|stopped|can't|cannot|trouble|struggling to) breath(?:e|ing)(?! through)",
		String.raw`(?:he|she|they|mum|dad|nan|pop|has|\w+'s|is|are) (?:just )?(?:collapsed|unconscious|choking|unresponsive)`,
		String.raw`(?:is|are|am|\w+'s|\w+'m) having an? (?:heart attack|stroke|seizure|fit|allergic reaction)`,
		"(?:i'm|i am) choking|won't wake up|drowning",
		"(?:having|got|have) (?:bad |terrible )?chest pains?",
		"bleeding (?:badly|heavily|everywhere|a lot)|won't stop bleeding",
		"took (?:an overdose|too many (?:pills|tablets))",
		"(?:someone|somebody|a man)(?:'s| is) (?:breaking|trying to (?:get|break)) in",
		"been (?:stabbed|shot|hit by a car)",
	],
	"safety-self-harm": [
		String.raw`kill(?:ing)? (?:my|your)self|suicid\w+|self[- ]harm\w*`,
		"end(?:ing)? (?:it all|my life|your life)|want to end it",
		"(?:hurt|harm|cut)(?:ting|ing)? (?:my|your)self(?: on purpose| again)|(?:hurt|harm)(?:ing)? yourself",
		"want(?:ed)? to die|wish i (?:was|were) dead|better off (?:dead|without me)",
		"don't want to (?:live|be alive|be here any ?more)|can't go on (?:like this|any ?more|living)",
		"no reason to (?:live|go on)|take my own life|not worth living",
	],
	"safety-abuse": [
		`${you}(?:stupid|idiot|useless|pathetic|retard(?:ed)?|moron|waste of space|cripple|spastic|worthless|burden|disgusting|dumb)`,
		"shut (?:up|your (?:mouth|face|trap))|piss off|fuck (?:off|you)|get lost",
		"(?:stupid|dumb|useless) (?:idiot|cow|bitch|retard|bastard|old)",
		"(?:don't (?:you dare )?|if you )tell any(?:one|body)|keep it (?:our|a) secret|our (?:little )?secret",
		"i'll (?:hit|hurt|smack|slap|kill|bash|belt) you",
		"(?:nobody|no one) (?:likes|wants|loves|would believe) you",
		"(?:take|show me) your (?:clothes|pants|undies|top)(?: off)?|send me (?:a )?(?:naked|nude)|want to see you naked",
	],
	"safety-secret": [
		String.raw`(?:your|ya) (?:\w+ ){0,3}(?:pin|passcode|password|cvv|security code)|pin (?:number|code|for (?:the|your))|security code`,
		String.raw`(?:your|ya) (?:\w+ ){0,2}(?:bank (?:details|account)|account number|card (?:number|details)|credit card|debit card)`,
		"(?:your|ya) (?:tax file number|medicare number|date of birth|mother's maiden name|log ?in)",
		"(?:three|3) (?:digits?|numbers?) on the back|one[- ]time (?:code|password)|code (?:we|i) (?:just )?(?:sent|texted)",
		String.raw`(?:lend|loan|transfer|send) me (?:some |your |\$?\d+ ?)?(?:money|dollars|cash|card)|gift cards?`,
		"(?:tell|give) me your (?:card|code|address|phone number)",
	],
	"safety-consent": [
		"(?:take|get|snap) (?:a |some |your )?(?:quick )?(?:photo|picture|pic|video|selfie)s?(?! of the)",
		"(?:film|record|video|photograph) (?:you|this|our|the (?:session|call|conversation))",
		"(?:call|session|conversation) (?:is|will be|may be) (?:being )?recorded",
		String.raw`take (?:your|some|a) (?:blood|temperature|obs)\w*`,
		String.raw`(?:check|listen to|examine|look at|feel|touch|press(?: on)?|wash|wipe) your (?:chest|stomach|tummy|belly|arm|leg|back|skin|wound|mouth|throat|heart|private\w*|bottom|bum|breasts?|pulse)`,
		"give you (?:a |an |your )?(?:injection|needle|jab|shot|vaccine|enema|catheter|suppository|hug|kiss|massage|bed bath|wash)",
		"(?:put|pop|insert|place|change|take out)(?: in)? (?:a|an|your|the) (?:cannula|drip|catheter|tube|needle|pad|nappy|dressing)",
		"(?:help you )?(?:undress|get undressed)|take your (?:shirt|top|trousers|clothes) off",
		"(?<!like me to |want me to |how to )(?:move|lift|turn|roll|hoist|transfer|touch) you",
		String.raw`(?:share|pass on) (?:your|this) (?:\w+ )?(?:information|details|records?|file|results)|sign (?:the|this|a) consent`,
		"(?:student|trainee)s? (?:to )?(?:watch|observe|sit in|be in the room)",
	],
	"safety-advice": [
		String.raw`should (?:i|we|he|she|you) (?:stop|start|take|keep taking|double|skip|change|come off|go off|increase|reduce|up) (?:\w+ ){0,4}${medicine}`,
		`(?:what|which) ${medicine} should|how (?:much|many) ${medicine} should`,
		"is it safe (?:to (?:take|mix|drink|stop)|for me to (?:take|drive|drink))",
		String.raw`(?:put|invest|sink) (?:\w+ ){0,4}(?:savings|money|super|inheritance|cash)(?: \w+){0,2} (?:in|into|on)`,
		String.raw`(?:buy|sell) (?:\w+ )?(?:shares|bitcoin|crypto|stocks)|(?:cash in|access) (?:your|my) super`,
		"(?:change|sign|write|contest) (?:your|my|the|a|his|her) (?:will|power of attorney|contract|lease)|power of attorney",
		"should (?:i|we) (?:sue|plead guilty|press charges)|take (?:him|her|them) to court",
		"do you think (?:it's|i have|i've got) (?:cancer|a stroke|an infection|diabetes|covid)|is (?:this|my|the) (?:lump|mole|rash|infection)",
	],
	"safety-third-person": [
		`${they}(?:take (?:sugar|milk)|talk|speak|understand|hear (?:me|us|you)|walk|read|write|follow|communicate|sign)`,
		`${they}(?:always in|in (?:a|the) (?:chair|wheelchair)|okay to (?:sit|eat)|able to \\w+|all there|with it|deaf|slow)`,
		`${they}(?:(?:want|like) (?:a|some|sauce|milk|sugar|tea|coffee)|eat (?:by|on|solid|normal))`,
		`${they}need (?:help|a hand|feeding|the toilet|assistance|changing)`,
		"what(?:'s| is) wrong with (?:him|her|them)|what(?: does| would| will) (?:he|she|they) (?:like|want|have|eat|drink|say)",
		String.raw`what'?s (?:his|her) (?:name|problem|date of birth)\??$`,
	],
};

const patterns = (Object.entries(cues) as [SafetyFlag, readonly string[]][]).map(
	([flag, alternatives]) => [flag, new RegExp(String.raw`(?<![\w'])(?:${alternatives.join("|")})(?!\w)`, "i")] as const,
);

/** The flags of a normalised turn, in order of precedence. */
export function safetyOf(text: string): SafetyFlag[] {
	return patterns.filter(([, pattern]) => pattern.test(text)).map(([flag]) => flag);
}
