/** Whether the person is asked what they would like. What others like, and what the person usually does, are none. */
export const isWish = (question: string): boolean =>
	/\b(?:(?:do|did) you (?:really |still |just )?(?:want|prefer)|(?:would|'d) you (?:really |still |just )?(?:want|like|love|prefer|rather)|(?:shall|should) (?:i|we)|suits?)\b/.test(
		question,
	);

/** Asks for what is still to come, however it was meant before: "when were you going to tell me". */
const wasToCome =
	/\b(?:was|were)(?:n't)? (?:\w+ ){1,3}?(?:going|meant|supposed|planning|hoping|thinking of|about) (?:to|\w+ing)\b/;

/** Whether a question is about what was: "do you have to" and "your last tablets" alone are none. */
export const isPast = (question: string): boolean =>
	!isWish(question) &&
	!wasToCome.test(question) &&
	/\b(?:did|was|were)\b|\b(?:have|has) (?:(?:you|it|he|she|they) (?!(?:to|got|an?|the|any|your)\b)\w|.*\bbeen\b)/.test(
		question,
	);
