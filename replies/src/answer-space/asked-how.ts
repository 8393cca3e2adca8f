/** Whether the person is asked what they would like. What others like, and what the person usually does, are none. */
export const isWish = (question: string): boolean =>
	/\b(?:(?:do|did) you (?:really |still |just )?(?:want|prefer)|(?:would|'d) you (?:really |still |just )?(?:want|like|love|prefer|rather)|(?:shall|should) (?:i|we)|suits?)\b/.test(
		question,
	);

/** Whether a question is about what was: "do you have to" and "your last tablets" alone are none. */
export const isPast = (question: string): boolean =>
	!isWish(question) &&
	/\b(?:did|was|were)\b|\b(?:have|has) (?:(?:you|it|he|she|they) (?!(?:to|got|an?|the|any|your)\b)\w|.*\bbeen\b)/.test(
		question,
	);
