const conditions =
	"als|alzheimer\\w*|anxiety|aphasi\\w*|ataxia|autis\\w+|cancer|condition|dementia|depress\\w+|diabet\\w+|disab\\w+|disease|disorder|dysarthr\\w*|epilep\\w+|hiv|illness|injur\\w+|mnd|ms|motor neurone|(?:multiple )?sclerosis|palsy|parkinson\\w*|strokes?|syndrome|tumou?rs?";
const signs =
	"allerg\\w*|(?:head)?aches?|(?:asthma|heart|panic) attacks?|(?:have|had|having) (?:bad )?(?:a )?(?:falls?|fits?)|falls clinic|diagnos\\w+|difficult\\w*|infections?|migraines?|pains?|seizures?|slur\\w*|spasms?|stammer\\w*|stutter\\w*|swallow\\w*|symptoms?|trouble (?:with|\\w+ing)";
const treatments =
	"bloods|botox|catheter|chemo\\w*|dialysis|infusions?|injections?|insulin|medications?|medicines?|operation|pills?|radiotherapy|stoma|surgery|tablets?";
const speaking = "brain|larynx|my voice|speech|throat|tongue|voice box|words";

/**
 * The words of conditions, their signs and their treatment, as a source of patterns without regard to case. They are for the
 * person to bring up.
 */
export const wordsOfHealth = `\\b(?:${conditions}|${signs}|${treatments})\\b`;

const pattern = new RegExp(`${wordsOfHealth}|\\b(?:${speaking})\\b`, "i");

/** Whether a text tells of a person's health, or of how they speak. */
export const tellsOfHealth = (text: string): boolean => pattern.test(text);
