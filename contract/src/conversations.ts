/**
 * Tokens a set of four replies takes with a language model: 1,600 for instructions, the turn and the replies, the mean of
 * 410 turns at four characters a token (`npm run bench speculation`), and 400 for an About Me of 300 words.
 */
export const tokensOfSet = 2_000;

/** Turns of what the plan cards call a conversation. */
export const turnsOfConversation = 10;

/** How many conversations so many tokens are enough for. */
export const conversationsIn = (tokens: number): number => Math.floor(tokens / (tokensOfSet * turnsOfConversation));
